import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { foreignError } from './foreign-error.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(foreignError, {
	accept: ['{"success":true,"id":1}', '{"error":"x"}', ENVELOPE, said('Error: x'), '{"disponible":false}'],
	reject: [
		['{"success":false,"message":"x"}', ['"success"']],
		[said('{"statusCode":404,"message":"x"}', ''), ['\\"statusCode\\"']],
		['{"content":[],"structuredContent":{"code":"RATE_LIMITED","retry_after":4},"isError":true}', ['"code"']],
		['{"disponible":false,"mensaje":"No pude consultar la agenda en este momento."}', ['"disponible"']],
	],
	fix: [
		[
			'{"success":false,"code":"E-7","message":"La cuenta está en mora."}',
			'answer-with',
			'{"error": {"error_type": "BLOCKER", "user_message": "La cuenta está en mora.", "details": {"code": "E-7"}}}',
		],
		[
			'{"content":[{"type":"text","text":"x"}],"structuredContent":{"ok":false,"message":"El proveedor no responde."}}',
			'answer-with',
			said('{"error": {"error_type": "SYSTEM", "user_message": "El proveedor no responde."}}'),
		],
	],
});

describe('foreign-error', () => {
	it.each([
		['{"status":404,"object":"error","message":"x"}', 'NOT_FOUND'],
		['{"statusCode":409,"message":"x"}', 'VALIDATION'],
		['{"success":false,"message":"Forbidden"}', 'PERMISSION'],
		['{"success":false,"message":"Database connection lost"}', 'SYSTEM'],
		['{"success":false,"message":"x"}', 'SYSTEM'],
		['{"success":false,"message":"Aquí va otra cosa."}', undefined],
	])('reads the type of %s', (text, type) => {
		expect(findings(foreignError, text)[0]?.args).toMatchObject({ answers: type ? [type] : [] });
	});
	it('only warns of what it reads in a sentence', () => {
		const [finding] = findings(
			foreignError,
			'{"disponible":false,"mensaje":"No pude consultar la agenda en este momento."}',
		);
		expect(finding?.severity).toBe('warning');
	});
});
