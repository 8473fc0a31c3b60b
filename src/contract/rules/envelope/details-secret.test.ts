import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { detailsSecret } from './details-secret.ts';

const kept = (details: string) =>
	envelopeOf(`"error_type": "SYSTEM", "user_message": "No pude.", "details": ${details}`);

describeRule(detailsSecret, {
	accept: [
		kept('null'),
		kept('"SELECT id FROM citas: 0 filas"'),
		kept('{"token": null, "clave": "", "intentos": 3}'),
		kept('{"password": "***"}'),
		kept('{"trace_id": "5f2c0b8e-8f6f-4f57-9c0b-0a4c8f3d2e11"}'),
		kept('["timeout", {"host": "agenda"}]'),
		'{"error": "Bearer abcdef0123456789abcdef"}',
	],
	reject: [
		[kept('{"password": "hola mundo"}'), ['hola mundo']],
		[kept('{"request": {"headers": {"Authorization": "Basic dXNlcg=="}}}'), ['Basic dXNlcg==']],
		[kept('"curl -H \'Authorization: Bearer abcdef0123456789abcdef\'"'), ['Bearer abcdef0123456789abcdef']],
		[kept('["postgres://app:s3creto@db.interno/citas"]'), ['postgres://app:s3creto@db.interno/citas']],
	],
	fix: [[kept('{"api_key": "k-123456789"}'), 'mask', kept('{"api_key": "***"}')]],
});

describe('what it says', () => {
	test('names the member, or none where `details` is the text', () => {
		expect(onlyFinding(detailsSecret, kept('{"token": "abc123456"}')).args).toEqual({ field: 'token' });
		expect(onlyFinding(detailsSecret, kept('"Bearer abcdef0123456789abcdef"')).args).toEqual({});
	});
});
