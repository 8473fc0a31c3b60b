import { describe, expect, test } from 'vitest';
import { faultText } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';
import type { Diagnostic } from '../types.ts';
import { saysOutage } from '../words/says.ts';

const LANGUAGES = [messagesOf('es'), messagesOf('zh-cn')];

function judge(text: string): readonly Diagnostic[] {
	return analyse(text, { billing: true }).responses.flatMap(({ diagnostics }) => diagnostics);
}

function remedies(text: string, rule: string): string[] {
	const found = judge(text).filter((diagnostic) => diagnostic.rule === rule);
	return found.flatMap((diagnostic) =>
		LANGUAGES.map((messages) => faultText(messages, diagnostic).remedy ?? ''),
	);
}

const envelope = (error_type: string, user_message: string): string =>
	JSON.stringify({ error: { error_type, user_message } });
const thrown = (text: string): string => JSON.stringify({ content: [{ type: 'text', text }], isError: true });

describe('the remedy for jargon', () => {
	const advice = (type: string, sentence: string) => remedies(envelope(type, sentence), 'technical-jargon');
	test.each([
		[
			'NOT_FOUND',
			'No encontramos el paciente en la tabla clientes.',
			'por ejemplo «No encontramos el paciente».',
		],
		['NOT_FOUND', 'Nada en Salesforce.', 'por ejemplo «No encontré un registro con esos datos».'],
		['VALIDATION', 'Invalid input: el payload.', 'por ejemplo «Ese dato no es válido para esta operación».'],
		['SYSTEM', 'La base de datos no responde.', 'por ejemplo «No puedo consultarlo en este momento.'],
	])('says the same under %s: %s', (type, sentence, words) => {
		const [es = '', zh = ''] = advice(type, sentence);
		expect(es).toContain(words);
		expect(zh).toContain(words.replace('por ejemplo ', '').replace(/\.$/u, ''));
	});
	test.each(['NOT_FOUND', 'VALIDATION', 'PERMISSION'])('suggests no outage under %s', (type) => {
		for (const text of advice(type, 'El CRM no lo permite.')) expect(saysOutage(text)).toEqual([]);
	});
	test('gives no example where no type is declared', () => {
		expect(advice('OTRO', 'El CRM no lo permite.')[0]).toBe('Diga lo mismo sin nombrarlo.');
	});
});

describe('the remedy for spelling', () => {
	test.each([
		['not found', true],
		['system', false],
		['Validation', false],
	])('of %s speaks of an underscore: %s', (value, speaks) => {
		const [es, zh] = remedies(envelope(value, 'No.'), 'error-type-spelling');
		expect([es?.includes('guion bajo'), zh?.includes('下划线')]).toEqual([speaks, speaks]);
	});
});

test('the package that answers in words is named beside the one that does not', () => {
	const texts = remedies(thrown('MCP error -32602: Tool pagar not found'), 'unknown-tool-result');
	expect(texts).toHaveLength(2);
	for (const text of texts) {
		expect(text).toContain('`@modelcontextprotocol/sdk` 1.x');
		expect(text).toContain('`@modelcontextprotocol/server` 2.x');
	}
});

describe('what the first proposal leaves to a person', () => {
	const afterFirst = (text: string): string[] => {
		const [fix] = judge(text).flatMap(({ fixes = [] }) => fixes);
		return judge(applyEdits(text, fix?.edits ?? [])).map(({ rule }) => rule);
	};
	test.each([
		['Ese horario ya está ocupado.', ['occupied-without-alternatives']],
		['Esa cita ya no se puede cambiar.', ['terminal-without-state']],
		['Ese horario ya está ocupado. Hay a las cuatro.', []],
		['La cita ya fue cancelada.', []],
	])('of «%s» is noticed in every form', (said, rules) => {
		const forms = [
			thrown(said),
			envelope('UNKNOWN', said),
			envelope('SYSTEM', said),
			JSON.stringify({ success: false, message: said }),
		];
		for (const text of forms) expect(afterFirst(text)).toEqual(rules);
	});
});
