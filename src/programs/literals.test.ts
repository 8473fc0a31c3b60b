import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comment, pythonLiteral, stringLiteral } from './literals.ts';

describe('a string literal', () => {
	it.each([
		['a', "'a'"],
		["l'any", String.raw`'l\'any'`],
		['"', `'"'`],
		['\\u0041', String.raw`'\\u0041'`],
		['a\nb\r\tc', String.raw`'a\nb\r\tc'`],
		['\0\u2028\ufeff\u202e', String.raw`'\u0000\u2028\ufeff\u202e'`],
		['\ud83d\ude00', "'😀'"],
		['\ud83d', "'\ufffd'"],
	])('%j is %s', (text, literal) => {
		expect(stringLiteral(text, "'")).toBe(literal);
	});

	it('between double quotes is JSON, whatever the text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(JSON.parse(stringLiteral(text, '"'))).toBe(text.toWellFormed());
			}),
		);
	});
});

describe('a comment', () => {
	it.each([
		['una\nlínea', '// una línea'],
		['una\u2028línea', '// una línea'],
		['C:\\users', '// C:\\users'],
		['', '//'],
	])('%j is %s', (text, written) => {
		expect(comment('//', text)).toBe(written);
	});
});

describe('a Python literal', () => {
	it.each([
		[[], '[]'],
		[{}, '{}'],
		[[true, false, null, 1.5], '[\n    True,\n    False,\n    None,\n    1.5,\n]'],
		[{ a: { b: 'c"' } }, '{\n    "a": {\n        "b": "c\\"",\n    },\n}'],
	])('%j', (value, literal) => {
		expect(pythonLiteral(value)).toBe(literal);
	});
});
