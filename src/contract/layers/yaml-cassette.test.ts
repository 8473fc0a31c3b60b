import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { rootView } from '../../text/view.ts';
import { analyse } from '../analyse.ts';
import { read, textAt } from './testing/layers.ts';
import { call, RIGHT, reply, WRONG } from './testing/recordings.ts';
import { yamlToJson } from './yaml-json.ts';

const readYaml = (text: string): unknown => {
	const view = yamlToJson(text)?.toView(rootView(text));
	return view && JSON.parse(view.text);
};

describe('YAML in block style', () => {
	it.each([
		'a: 1\nb: two words\nc:\n',
		'- a\n- b: 1\n  c: x\n-\n  - 1\n  - null\n',
		'a: \'it\'\'s\'\nb: "x\\ty\\u00e9 \\"z\\""\n',
		'a: |\n  {"x":1}\n  {"y":2}\nb: |-\n  one\n\n  two\nc: >\n  one\n  two\n',
		'a: \'one\n  two\n\n  three\'\nb: "one\\\n  two"\n',
		'---\n# a comment\na: x # of mine\nb: "# none"\n',
		'list:\n- a: 1\n- b: 2\nnext: {}\nlast: []\n',
		'a: plain\n  goes on\nb: -3.5\nc: true\nd: "true"\n',
	])('%j reads as the library reads it', (text) => {
		expect(readYaml(text)).toEqual(parse(text));
	});

	const letters = fc.string({
		unit: fc.constantFrom(...'ab "\'{}[]:#,-\\\n\té世😀|>&*!%@`=?~$'.split('')),
		maxLength: 40,
	});
	const value = fc.letrec((tie) => ({
		one: fc.oneof(
			{ maxDepth: 4 },
			letters,
			fc.integer(),
			fc.boolean(),
			fc.constant(null),
			tie('list'),
			tie('map'),
		),
		list: fc.array(tie('one'), { minLength: 1, maxLength: 4 }),
		map: fc.dictionary(fc.constantFrom('a', 'body', 'string', 'x_y', 'Content-Type'), tie('one'), {
			minKeys: 1,
		}),
	})).one;
	const styles = [
		{},
		{ lineWidth: 30 },
		{ lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' },
		{ lineWidth: 40, defaultStringType: 'QUOTE_DOUBLE' },
		{ lineWidth: 0, defaultStringType: 'BLOCK_LITERAL', indentSeq: false },
	] as const;

	test.each(styles)('as the library writes it in %j, nothing is read otherwise', (style) => {
		fc.assert(
			fc.property(value, (data) => {
				const text = stringify(data, style);
				const read = readYaml(text);
				// What is left out is left to others; what is read is read right.
				if (read !== undefined) expect(read).toEqual(parse(text));
			}),
		);
	});
});

const cassette = (body: string, more: object = {}): object => ({
	http_interactions: [
		{
			request: { method: 'post', uri: 'https://a.example/mcp', body: { string: JSON.stringify(call(1)) } },
			response: {
				status: { code: 200, message: 'OK' },
				headers: { 'Content-Type': ['application/json'] },
				body: { encoding: 'UTF-8', string: body },
				...more,
			},
		},
	],
	recorded_with: 'VCR 6.3',
});
const types = (text: string) =>
	read(text).map(({ errorType, envelope }) => `${errorType} ${envelope?.errorType?.scalar}`);

describe('a cassette in YAML', () => {
	const rpc = JSON.stringify(reply(1, WRONG));
	test.each([
		{ lineWidth: 0 },
		{ lineWidth: 60 },
		{ lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' },
		{ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' },
		{ lineWidth: 0, defaultStringType: 'BLOCK_LITERAL' },
	] as const)('in %j holds the same response', (style) => {
		const text = stringify(cassette(rpc), style);
		expect(types(text)).toEqual(['UNKNOWN system']);
		const [response] = analyse(text, { billing: true }).responses;
		expect(response?.exchange?.tool).toBe('buscar_turnos');
		const fault = response?.diagnostics.find(({ rule }) => rule === 'error-type-spelling');
		expect(fault && textAt(text, fault.span)).toContain('system');
	});
	test('of Python and of Go', () => {
		const request = {
			body: JSON.stringify(call(1)),
			method: 'POST',
			uri: 'https://a.example/mcp',
			headers: {},
		};
		const python = {
			interactions: [
				{ request, response: { body: { string: RIGHT }, status: { code: 200, message: 'OK' } } },
			],
			version: 1,
		};
		const go = {
			version: 2,
			interactions: [
				{
					id: 0,
					request: { ...request, url: request.uri },
					response: { body: RIGHT, status: '200 OK', code: 200 },
				},
			],
		};
		expect(types(stringify(python))).toEqual(['SYSTEM SYSTEM']);
		expect(types(stringify(go))).toEqual(['SYSTEM SYSTEM']);
	});
	test('a file of another kind is left to the others', () => {
		expect(analyse('interactions: none\nversion: 1\n', { billing: true }).responses[0]?.verdict).toBe(
			'not-a-response',
		);
		expect(yamlToJson('a: &x [1]\nb: *x\n')).toBeUndefined();
		expect(yamlToJson('a: {b: 1}\n')).toBeUndefined();
		expect(yamlToJson('a: "never closed\n')).toBeUndefined();
	});
	test('nested without end it ends', () => {
		const deep = Array.from({ length: 5_000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n');
		expect(yamlToJson(deep)).toBeUndefined();
	});
	test('cut in the middle it says so, or nothing is read of it', () => {
		const text = stringify(cassette(rpc), { lineWidth: 0 });
		for (const share of [0.3, 0.5, 0.8, 0.95]) {
			const { responses } = analyse(text.slice(0, text.length * share), { billing: true });
			expect(responses.every(({ verdict }) => verdict !== 'success')).toBe(true);
		}
	});
});
