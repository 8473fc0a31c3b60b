import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../text/edit.ts';
import { analyse } from '../../analyse.ts';
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

describe('spaces of a word processor', () => {
	const spaced = (space: string) => `{${space}"resultados":${space}[{"id": 4}],\n${space}${space}"total": 1}`;
	it.each(['\u00a0', '\u2003', '\u200b', '\u202f', '\u3000', '\ufeff'])(
		'%j is one fault that one press mends',
		(space) => {
			const [response] = analyse(spaced(space), { billing: true }).responses;
			expect([response?.verdict, response?.shape]).toEqual(['success', 'data']);
			const [found, ...others] = (response?.diagnostics ?? []).filter(({ rule }) => rule === 'json-syntax');
			expect(others).toEqual([]);
			expect(found?.args).toMatchObject({ fault: 'odd-spaces', count: 3 });
			const [fix] = found?.fixes ?? [];
			expect(fix?.kind).toBe('safe');
			expect(JSON.parse(applyEdits(spaced(space), fix?.edits ?? []))).toEqual({
				resultados: [{ id: 4 }],
				total: 1,
			});
		},
	);
	it('inside a string they are text', () => {
		const [response] = analyse('{"resultados": [{"nombre": "Ana\u00a0Paz"}], "total": 1}', {
			billing: true,
		}).responses;
		expect(response?.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
	});
});
