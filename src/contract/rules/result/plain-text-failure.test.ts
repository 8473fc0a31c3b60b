import { describe, expect, it } from 'vitest';
import { envelopeOf } from '../../answers.ts';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { plainTextFailure } from './plain-text-failure.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(plainTextFailure, {
	accept: [said(ENVELOPE), said('Listo.', ''), said('Input validation error: x'), said('Unknown tool: ver')],
	reject: [
		[said('ENOENT: no such file'), ['"ENOENT: no such file"']],
		[said(''), ['""']],
		['{"content":[],"isError":true}', ['"content"']],
		['{"type":"tool_result","tool_use_id":"t","is_error":true,"content":"falló"}', ['"falló"']],
	],
	fix: [
		[said('x'), 'answer-system', said(envelopeOf('SYSTEM'))],
		['{"content":[],"isError":true}', 'answer-system', said(envelopeOf('SYSTEM'))],
	],
});

describe('plain-text-failure', () => {
	it.each([
		['Traceback (most recent call last):\n  File "a.py", line 1', 'stack'],
		['Error: x', 'exception'],
		['El turno ya pasó.', 'sentence'],
		[' ', 'empty'],
	])('tells the kind of %j', (text, kind) => {
		expect(findings(plainTextFailure, said(text))[0]?.args).toEqual({ kind });
	});
});
