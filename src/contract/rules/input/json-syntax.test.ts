import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { jsonSyntax } from './json-syntax.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(jsonSyntax, {
	accept: ['{"a":1}', '{"a":', 'no es JSON', ENVELOPE],
	reject: [
		["{'a':1,'b':None}", ["'a'", 'None']],
		['{"a":1,}', [',']],
		['{"a":NaN}', ['NaN']],
		['{a:1}', ['a']],
		['{"a":1, // nota\n"b":2}', ['// nota']],
		['{“a”:1}', ['“a”']],
		[said("{'a': True}", ''), ["'a'", 'True']],
	],
	fix: [
		['{"a": None}', 'repair', '{"a": null}'],
		['{"a": 8143661439548533232,}', 'repair', '{"a": 8143661439548533232}'],
		[said("{'a': 1.10}", ''), 'repair', said('{"a": 1.10}', '')],
	],
});

describe('json-syntax', () => {
	it('counts a chat’s quotes as advice, others as errors', () => {
		expect(findings(jsonSyntax, '{“a”:“b”}').map(({ severity }) => severity)).toEqual(['info']);
		expect(findings(jsonSyntax, '{“a”:1,}').map(({ severity }) => severity)).toEqual(['error', 'error']);
	});
	it('names each kind once and counts it', () => {
		const [first] = findings(jsonSyntax, "{'a':'b','c':'d'}");
		expect(first?.args).toMatchObject({ fault: 'single-quotes', count: 4 });
		expect(first?.related).toHaveLength(3);
	});
	it('repairs nothing that is cut or has lost parts', () => {
		for (const text of ["{'a': [1", "{ 'a': [Object], 'b': 1 }"])
			expect(findings(jsonSyntax, text).flatMap(({ fixes }) => fixes ?? [])).toEqual([]);
	});
});
