import { describe, expect, it } from 'vitest';
import { formatJson } from './format-json.ts';

describe('formatJson', () => {
	it.each([
		['{"a":1,"b":[true,null]}', '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ]\n}'],
		['{ }', '{}'],
		['[ [ ] , { } ]', '[\n  [],\n  {}\n]'],
		['"a, {b}: [c]"', '"a, {b}: [c]"'],
		['{"a":"\\"{,}\\\\"}', '{\n  "a": "\\"{,}\\\\"\n}'],
		['[8143661439548533232,1.10,1E400,-0]', '[\n  8143661439548533232,\n  1.10,\n  1E400,\n  -0\n]'],
		['{"a":"\\u00e1\\/"}', '{\n  "a": "\\u00e1\\/"\n}'],
		['{"__proto__":1}', '{\n  "__proto__": 1\n}'],
	])('%s', (text, expected) => {
		expect(formatJson(text)).toBe(expected);
		expect(formatJson(expected)).toBe(expected);
	});

	it.each(['', 'hola', '{"a":1', '{a:1}', 'HTTP/1.1 200 OK\n\n{}'])('leaves %j alone', (text) => {
		expect(formatJson(text)).toBeUndefined();
	});
});
