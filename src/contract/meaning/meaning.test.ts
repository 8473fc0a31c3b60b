import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';
import { RIGHT_SENTENCES } from '../rules/testing/right-sentences/index.ts';
import { ERROR_TYPES } from '../types.ts';
import type { Answer } from './read-meaning.ts';
import { DEVELOPERS_SENTENCES } from './testing/sentences/index.ts';

const inResult = (text: string, rest: object): string =>
	JSON.stringify({ content: [{ type: 'text', text }], ...rest });
const lie = (message: string): string => JSON.stringify({ success: false, message });

/** The forms in which servers say a failure that has no envelope, or none of use. */
const FORMS: Readonly<Record<string, (said: string) => string>> = {
	'thrown text': (said) => inResult(said, { isError: true }),
	'thrown text behind «Error: »': (said) => inResult(`Error: ${said}`, { isError: true }),
	'success false': lie,
	'status error': (said) => JSON.stringify({ status: 'error', code: 'E_17', message: said }),
	'error as a text': (said) => JSON.stringify({ error: said }),
	"FastMCP's result": (said) =>
		inResult(lie(said), { structuredContent: { result: lie(said) }, isError: false }),
	'an UNKNOWN envelope': (said) => JSON.stringify({ error: { error_type: 'UNKNOWN', user_message: said } }),
};

interface Offered {
	readonly answer: Answer | 'none';
	readonly keeps: boolean;
}

/** What each fix of a text makes of it, in the order in which a person sees them. */
function offers(text: string, said: string): readonly Offered[] {
	const fixes = judged(text).diagnostics.flatMap(({ fixes: all = [] }) => all);
	return fixes.map(({ edits }) => {
		const after = applyEdits(text, edits);
		const { shape, errorType } = judged(after);
		return {
			answer: shape === 'empty' ? 'empty-search' : (errorType ?? 'none'),
			keeps: after.includes(said),
		};
	});
}

function judged(text: string) {
	const [response] = analyse(text, { billing: true }).responses;
	if (!response) throw new Error('Nothing was judged.');
	return response;
}

const CASES = DEVELOPERS_SENTENCES.flatMap(([answer, sentences]) =>
	sentences.map((said) => ({ answer, said })),
);

describe.each(Object.entries(FORMS))('%s', (_, write) => {
	const rows = CASES.map(({ answer, said }) => ({ answer, said, offered: offers(write(said), said) }));
	const share = (passes: (row: (typeof rows)[number]) => boolean): number =>
		rows.filter(passes).length / rows.length;

	test('the first fix leads to the right answer', () => {
		expect(share(({ answer, offered }) => offered[0]?.answer === answer)).toBeGreaterThanOrEqual(0.97);
	});
	test('the right answer is among those offered', () => {
		expect(
			share(({ answer, offered }) => offered.some((one) => one.answer === answer)),
		).toBeGreaterThanOrEqual(0.985);
	});
	test('every fix keeps the sentence', () => {
		expect(rows.filter(({ offered }) => offered.some(({ keeps }) => !keeps))).toEqual([]);
	});
});

/** Sentences that were written as right ones of their type, without a thought of how they would be read. */
const RIGHT = Object.values(RIGHT_SENTENCES).flatMap((trade) =>
	ERROR_TYPES.filter((type) => type !== 'UNKNOWN').flatMap((type) =>
		(trade[type] ?? []).map((said) => ({ answer: type, said })),
	),
);

test.each(Object.entries(FORMS))('right sentences of many trades as %s', (_, write) => {
	const rows = RIGHT.map(({ answer, said }) => ({ answer, offered: offers(write(said), said) }));
	const share = (passes: (row: (typeof rows)[number]) => boolean): number =>
		rows.filter(passes).length / rows.length;
	expect(share(({ answer, offered }) => offered[0]?.answer === answer)).toBeGreaterThanOrEqual(0.95);
	expect(share(({ answer, offered }) => offered.some((one) => one.answer === answer))).toBeGreaterThanOrEqual(
		0.98,
	);
});

/** What a person must decide or reword: nothing that another press would change. */
const CHANGES_THE_ANSWER = new Set(['answer-with', 'change-type']);

describe.each(Object.entries(FORMS))('the first proposal for %s, made', (_, write) => {
	const seconds = CASES.map(({ said }) => {
		const text = write(said);
		const first = judged(text).diagnostics.flatMap(({ fixes = [] }) => fixes)[0];
		return { said, diagnostics: first ? judged(applyEdits(text, first.edits)).diagnostics : [] };
	});

	test('conforms', () => {
		const broken = seconds.flatMap(({ said, diagnostics }) =>
			diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => `${rule}: ${said}`),
		);
		expect(broken).toEqual([]);
	});

	test('brings no proposal that would undo it', () => {
		const undone = seconds.flatMap(({ said, diagnostics }) =>
			diagnostics
				.filter(({ fixes = [] }) => fixes.some(({ id }) => CHANGES_THE_ANSWER.has(id)))
				.map(({ rule }) => `${rule}: ${said}`),
		);
		expect(undone).toEqual([]);
	});
});

test('there are sentences enough to measure', () => {
	expect(new Set(CASES.map(({ said }) => said)).size).toBeGreaterThanOrEqual(560);
});

describe('the words that a customer may not hear', () => {
	const firstFix = (text: string): string => {
		const [fix] = judged(text).diagnostics.flatMap(({ fixes = [] }) => fixes);
		return applyEdits(text, fix?.edits ?? []);
	};
	test.each([
		[
			'No encontramos el paciente 8f14e45f-ceea-467f-9575-1b2c3d4e5f60 en la tabla pacientes.',
			'NOT_FOUND',
			'No encontramos el paciente.',
		],
		[
			'La base de datos no responde',
			'SYSTEM',
			'No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?',
		],
		['Slot already taken', 'VALIDATION', 'Ese horario ya no está disponible.'],
		[
			'connect ECONNREFUSED 10.2.0.7:5432',
			'SYSTEM',
			'No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?',
		],
	])('%s', (thrown, type, sentence) => {
		const { error } = JSON.parse(JSON.parse(firstFix(inResult(thrown, { isError: true }))).content[0].text);
		expect(error).toEqual({ error_type: type, user_message: sentence, details: { trace: thrown } });
	});
	test('a secret stays out of the trace', () => {
		const thrown = 'connect ECONNREFUSED postgres://agenda:s3cr3t-Xy9@10.2.0.7/citas';
		const after = firstFix(inResult(thrown, { isError: true }));
		expect(after).not.toContain('s3cr3t-Xy9');
		expect(after).toContain('postgres://agenda:***@');
		const kept = firstFix(
			'{"success":false,"message":"La cuenta está en mora.","code":"E-7","details":{"url":"postgres://a:s3cr3t-Xy9@h/b"}}',
		);
		expect(kept).not.toContain('s3cr3t-Xy9');
	});
	test('a stack goes to the trace, and its last line is what was meant', () => {
		const thrown =
			'Traceback (most recent call last):\n  File "a.py", line 7, in f\nValueError: La fecha debe ser futura.';
		const { error } = JSON.parse(JSON.parse(firstFix(inResult(thrown, { isError: true }))).content[0].text);
		expect(error).toEqual({
			error_type: 'VALIDATION',
			user_message: 'La fecha debe ser futura.',
			details: { trace: thrown },
		});
	});
});

describe('what is known beside the words', () => {
	const answersOf = (text: string, tool?: string) =>
		analyse(text, { billing: true, ...(tool !== undefined && { tool }) })
			.responses[0]?.diagnostics.flatMap(({ fixes = [] }) => fixes)
			.map(({ args }) => (args as { answer?: Answer }).answer);
	test('a code says what the words leave open', () => {
		expect(answersOf('{"success":false,"code":"SLOT_TAKEN","message":"No se pudo."}')?.[0]).toBe(
			'VALIDATION',
		);
		expect(answersOf('{"success":false,"statusCode":403,"message":"No se pudo."}')?.[0]).toBe('PERMISSION');
	});
	test('a tool that searches makes «no encontré» an empty search', () => {
		const text = lie('No encontré el producto.');
		expect(answersOf(text)?.[0]).toBe('NOT_FOUND');
		expect(answersOf(text, 'buscar_productos')?.[0]).toBe('empty-search');
	});
	test('where nothing tells, nothing that changes the flow is offered', () => {
		expect(answersOf(lie('Aquí va otra cosa.'))).toEqual(['VALIDATION', 'NOT_FOUND', 'SYSTEM', 'PERMISSION']);
	});
});
