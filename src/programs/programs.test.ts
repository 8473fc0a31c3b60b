import { describe, expect, it } from 'vitest';
import { take, takeFile } from './testing/take.ts';
import { LANGUAGES, PROGRAMS, TEST_RUNNERS } from './types.ts';

const RIGHT = '{"error":{"error_type":"NOT_FOUND","user_message":"No aparece ninguna cita con esos datos."}}';
const SPELLED = RIGHT.replace('NOT_FOUND', 'not_found');
const result = (text: string) => JSON.stringify({ content: [{ type: 'text', text }], isError: true });
const THROWN = result('TypeError: fetch failed');
const TYPELESS = '{"error":{"user_message":"No fue posible."}}';

describe('a snippet', () => {
	it.each([
		['as it is right', RIGHT, 'NOT_FOUND', 'No aparece ninguna cita con esos datos.', []],
		['mended where that is safe', SPELLED, 'NOT_FOUND', 'No aparece ninguna cita con esos datos.', []],
		['out of a string', result(RIGHT), 'NOT_FOUND', 'No aparece ninguna cita con esos datos.', []],
		[
			'SYSTEM for what was thrown',
			THROWN,
			'SYSTEM',
			'No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?',
			['se puso SYSTEM', 'escriba la suya'],
		],
		['UNKNOWN without a type', TYPELESS, 'UNKNOWN', 'No fue posible.', ['se puso UNKNOWN']],
	] as const)('takes type and sentence: %s', (_, text, errorType, sentence, notes) => {
		const { content } = takeFile(text, 'python');
		expect(content).toContain(`tool_error("${errorType}", "${sentence}")`);
		for (const note of notes) expect(content).toContain(note);
		if (notes.length === 0) expect(content).not.toContain('no traía');
	});

	it.each(LANGUAGES)('in %s is refused where there is no failure of the business', (language) => {
		expect(take('{"citas":[],"total":0}', language)).toBe('no-envelope');
		expect(take('hola', language)).toBe('no-envelope');
	});
});

describe('a test', () => {
	it.each(TEST_RUNNERS)('for %s names the schema, what it needs and the faults', (runner) => {
		const { content } = takeFile(SPELLED, runner);
		expect(content).toContain('https://example.test/schema/tool-error.schema.json');
		expect(content).toMatch(/(?:\/\/|#) Necesita/);
		expect(content).toMatch(/(?:\/\/|#) - .*not_found/);
	});

	it.each(TEST_RUNNERS)('for %s is refused where no JSON should be', (runner) => {
		expect(
			take('{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}', runner),
		).toBe('no-payload');
		expect(take('', runner)).toBe('no-payload');
		expect(take(`{"citas":["${'x'.repeat(200_001)}"],"total":1}`, runner)).toBe('too-large');
	});

	// ES-20: a valid search without results says so, and its test would miss the loss of it.
	it.each([
		['vitest', 'expect(payload.total).toEqual(0)'],
		['node', 'assert.deepEqual(payload.total, 0)'],
		['pytest', 'assert payload["total"] == 0'],
	] as const)('for %s holds the total of an empty search, and of no other answer', (runner, held) => {
		expect(takeFile('{"citas":[],"total":0}', runner).content).toContain(held);
		expect(takeFile('{"citas":[{"hora":"09:00"}],"total":1}', runner).content).not.toContain(held);
		expect(takeFile(RIGHT, runner).content).not.toContain(held);
	});

	it('says for pytest what is checked without jsonschema', () => {
		expect(takeFile(RIGHT, 'pytest').content).toContain('sin él, solo error_type y user_message');
	});
});

it('every program has a name of its own where both are saved beside each other', () => {
	const names = PROGRAMS.map((program) => takeFile(RIGHT, program).name);
	expect(new Set(names).size).toBe(PROGRAMS.length - 1);
	expect(takeFile(RIGHT, 'vitest').name).toBe(takeFile(RIGHT, 'node').name);
});
