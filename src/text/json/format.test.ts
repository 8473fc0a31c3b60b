import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rootView } from '../view.ts';
import { formatJson } from './format.ts';
import { readJson } from './read.ts';

describe('format', () => {
	const format = (text: string) => formatJson(readJson(rootView(text)));

	it.each([
		[
			'{"a":1.50,"a":"\\u00e9","b":[],"c":{ },"d":[1,{"e":null}]}',
			'{\n  "a": 1.50,\n  "a": "\\u00e9",\n  "b": [],\n  "c": {},\n  "d": [\n    1,\n    {\n      "e": null\n    }\n  ]\n}',
		],
		['8143661439548533232', '8143661439548533232'],
		['[[]]', '[\n  []\n]'],
		['[ [ ] , { } ]', '[\n  [],\n  {}\n]'],
		['"a, {b}: [c]"', '"a, {b}: [c]"'],
		['{"a":"\\"{,}\\\\"}', '{\n  "a": "\\"{,}\\\\"\n}'],
		['[8143661439548533232,1E400,-0]', '[\n  8143661439548533232,\n  1E400,\n  -0\n]'],
		['{"__proto__":1}', '{\n  "__proto__": 1\n}'],
		['{"a":1,}', undefined],
		['', undefined],
		['hola', undefined],
		['{a:1}', undefined],
	])('%s', (text, result) => {
		expect(format(text)).toBe(result);
	});

	it('writes the line ends that it is given', () => {
		expect(formatJson(readJson(rootView('[1]')), '\r\n')).toBe('[\r\n  1\r\n]');
	});

	it('lays out as JSON.stringify does', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
			}),
		);
	});

	it('keeps 100,000 levels short', () => {
		const deep = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
		const formatted = format(deep);
		expect(formatted?.length).toBeLessThan(400_000);
		expect(formatted?.replace(/\s/g, '')).toBe(deep);
	});
});
