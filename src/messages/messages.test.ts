import { describe, expect, test } from 'vitest';
import { LAYERS } from '../contract/layers/types.ts';
import { STATEMENT_IDS } from '../contract/statements.ts';
import { ERROR_TYPES, REACTIONS } from '../contract/types.ts';
import { messagesOf } from './index.ts';
import { code, codeList, endSentence, lowerFirst } from './inline.ts';
import type { VerdictFacts } from './types.ts';

const es = messagesOf('es');
const zh = messagesOf('zh-cn');
const HAN = /\p{Script=Han}/u;

describe('the statements', () => {
	test.each(STATEMENT_IDS)('%s keeps every code and number of the other language', (id) => {
		const marks = (text: string) => [...new Set(text.match(/`[^`]+`|\d{2,}/g) ?? [])].sort();
		expect(marks(zh.statements[id])).toEqual(marks(es.statements[id]));
	});
	test.each(STATEMENT_IDS)('%s is Chinese in one and not in the other', (id) => {
		expect(zh.statements[id]).toMatch(HAN);
		expect(es.statements[id]).not.toMatch(HAN);
	});
	test('keep the obligation words of the source', () => {
		for (const { statements } of [es, zh]) {
			expect(statements['ES-05']).toContain('DEBE');
			expect(statements['ES-06']).toContain('DEBE');
			expect(statements['ES-07']).toContain('PUEDE');
		}
	});
	test('keep what the agent says in the four cases', () => {
		const said = (text: string) => text.match(/«[^»]+»/g);
		expect(said(es.statements['ES-27'])).toHaveLength(4);
		expect(said(zh.statements['ES-27'])).toEqual(said(es.statements['ES-27']));
	});
});

describe('every reaction', () => {
	test.each(REACTIONS)('%s has a text on both channels in both languages', (id) => {
		for (const channel of ['chat', 'voice'] as const) {
			const [spanish, chinese] = [es.reaction.texts[id][channel], zh.reaction.texts[id][channel]];
			expect(spanish.verb).not.toBe('');
			expect(chinese.verb).toMatch(HAN);
			expect(chinese.consequence).toMatch(HAN);
			expect(chinese.heard?.quote).toBe(spanish.heard?.quote);
			expect(chinese.heard === undefined || HAN.test(chinese.heard.gloss ?? '')).toBe(true);
		}
	});
});

describe('other tables', () => {
	test('name every type and layer', () => {
		for (const type of ERROR_TYPES) {
			for (const part of ['name', 'when', 'agent', 'choose'] as const) {
				expect(zh.errorTypes[type][part]).toMatch(HAN);
				expect(es.errorTypes[type][part]).not.toMatch(HAN);
			}
		}
		for (const layer of LAYERS)
			expect(zh.terms.layers[layer].length * es.terms.layers[layer].length).toBeGreaterThan(0);
	});
});

test('sources are shown by their id, our own checks in words', () => {
	expect([es.terms.source('ES-05'), zh.terms.source('MCP')]).toEqual(['ES-05', 'MCP']);
	expect(zh.terms.source('project')).toMatch(HAN);
	expect(es.terms.source('project')).toBe('comprobación propia');
});

function facts(change: Partial<VerdictFacts>): VerdictFacts {
	return {
		verdict: 'business-error',
		shape: 'envelope',
		errorType: 'SYSTEM',
		recognised: [],
		counts: { error: 0, warning: 0, info: 0 },
		grave: 0,
		...change,
	};
}

describe('the verdict in words', () => {
	const table: [string, VerdictFacts, string, string][] = [
		['a right error', facts({}), 'Error de negocio que cumple el contrato', '业务错误，符合契约'],
		[
			'one warning',
			facts({ counts: { error: 0, warning: 1, info: 3 }, worst: 'Parece larga' }),
			'Error de negocio que cumple, con un aviso',
			'业务错误，符合契约，有 1 处警告',
		],
		[
			'a grave warning',
			facts({ counts: { error: 0, warning: 1, info: 3 }, grave: 1, worst: 'La caída va como inexistente' }),
			'Error de negocio con un aviso grave',
			'业务错误，有 1 处严重警告',
		],
		[
			'a grave warning beside others',
			facts({ verdict: 'success', shape: 'sentence', counts: { error: 0, warning: 3, info: 0 }, grave: 1 }),
			'Éxito con 3 avisos, uno grave',
			'成功，有 3 处警告，其中 1 处严重',
		],
		[
			'a grave warning beside a fault',
			facts({ counts: { error: 1, warning: 1, info: 0 }, grave: 1, worst: 'Falta `user_message`' }),
			'Error de negocio que no cumple el contrato',
			'业务错误，不符合契约',
		],
		[
			'faults',
			facts({ counts: { error: 2, warning: 1, info: 0 }, worst: 'Falta `user_message`' }),
			'Error de negocio que no cumple el contrato',
			'业务错误，不符合契约',
		],
		[
			'a right 401',
			facts({
				verdict: 'protocol-error',
				shape: 'unauthorized',
				errorType: null,
				recognised: [{ id: 'unauthorized', sources: ['ES-29'] }],
			}),
			'Error de protocolo, y es lo correcto',
			'协议错误，处理正确',
		],
		['too late', facts({ cutOffAfter: 41 }), 'El runtime ya había cortado', '运行时早已中断'],
		[
			'a request',
			facts({ verdict: 'not-a-response', shape: 'not-a-response', errorType: null, seeming: 'request' }),
			'No es una respuesta',
			'不是响应',
		],
	];
	test.each(table)('%s', (_, given, spanish, chinese) => {
		expect(es.verdict.describe(given).title).toBe(spanish);
		expect(zh.verdict.describe(given).title).toBe(chinese);
		expect(zh.verdict.describe(given).why).toMatch(/。$/);
	});

	test('is read out with counts, place and both reactions', () => {
		const given = facts({
			shape: 'malformed-envelope',
			counts: { error: 3, warning: 1, info: 2 },
			worst: 'x',
		});
		expect(
			es.verdict.live({ facts: given, chat: 'Improvisa', voice: 'Improvisa', line: 6, first: 'Falta algo' }),
		).toBe(
			'No cumple: 3 incumplimientos y 1 aviso. Primero, línea 6: falta algo. En el chat: improvisa. En una llamada: improvisa.',
		);
		expect(
			zh.verdict.live({ facts: given, chat: '临场发挥', voice: '临场发挥', line: 6, first: '缺少成员' }),
		).toBe('不符合：违反 3 处，警告 1 处。第一处在第 6 行：缺少成员。聊天中：临场发挥。电话中：临场发挥。');
	});
	test('says what is left after a fix', () => {
		expect(es.verdict.fixed({ error: 2, warning: 1, info: 4 })).toBe(
			'Corregido. Quedan 2 incumplimientos y 1 aviso.',
		);
		expect(es.verdict.fixed({ error: 0, warning: 1, info: 0 })).toBe('Corregido. Queda 1 aviso.');
		expect(zh.verdict.fixed({ error: 0, warning: 0, info: 1 })).toBe('已修正。没有剩下的问题。');
	});
});

describe('inline pieces', () => {
	test('code cannot be ended early, nor break the line', () => {
		expect(code('a`b\nc')).toBe('`aˋb c`');
		expect(code('x'.repeat(80))).toBe(`\`${'x'.repeat(47)}…\``);
		expect(code('')).toBe('` `');
	});
	test('lists, stops and capitals', () => {
		expect(codeList(['a', 'b', 'c'], ', ', ' y ')).toBe('`a`, `b` y `c`');
		expect(codeList(['a'], '、', '和')).toBe('`a`');
		expect(endSentence('Falta algo', '.')).toBe('Falta algo.');
		expect(endSentence('¿Falta algo?', '.')).toBe('¿Falta algo?');
		expect(lowerFirst('El tipo')).toBe('el tipo');
		expect(lowerFirst('HTML en la frase')).toBe('HTML en la frase');
		expect(lowerFirst('`user_message` falta')).toBe('`user_message` falta');
	});
});
