import { describe, expect, test } from 'vitest';
import { asResult, findings, fixedText, marks } from '../testing/describe-rule.ts';
import { legacyCode } from './legacy-code.ts';
import { legacyCodeSpelling } from './legacy-code-spelling.ts';

const envelope = (rest: string): string =>
	`{"error":{"error_type":"SYSTEM","user_message":"No se pudo completar la reserva."${rest}}}`;

describe('legacy-code', () => {
	test.each([
		[envelope(',"code":"canceled"'), ['"canceled"']],
		[envelope(',"details":{"errorCode":"TIMEOUT"}'), ['"TIMEOUT"']],
		[envelope(',"details":{"codes":["tool_rejected","internal"]}'), ['"tool_rejected"', '"internal"']],
		['{"success":false,"message":"No se pudo","code":"MISSING_TARGET"}', ['"MISSING_TARGET"']],
		['{"error":{"code":"provider_unavailable","message":"x"}}', ['"provider_unavailable"']],
		[asResult(envelope(',"code":"canceled"')), ['"canceled"']],
	])('%s', (text, expected) => expect(marks(legacyCode, text)).toEqual(expected));

	test.each([
		'{"error":{"error_type":"TIMEOUT","user_message":"No se pudo."}}',
		envelope(''),
		envelope(',"details":"canceled"'),
		envelope(',"details":{"status":"CANCELLED"}'),
		envelope(',"details":{"code":"RUN_TIMEOUT"}'),
		envelope(',"details":{"code":"agent.canceled"}'),
		envelope(',"details":{"grpc_code":"internal"}'),
		envelope(',"details":{"code":"constructor"}'),
		'{"resultados":[{"code":"canceled"}],"total":1}',
		'{"error":{"error_type":"SYSTEM","user_message":"No se pudo."},"trace":{"code":"canceled"}}',
	])('silent: %s', (text) => expect(findings(legacyCode, text)).toEqual([]));

	test('the fix writes the canonical code, in the twin too', () => {
		expect(fixedText(legacyCode, envelope(',"code":"canceled"'), 'convert')).toBe(
			envelope(',"code":"agent.canceled"'),
		);
		const fixed = fixedText(legacyCode, asResult(envelope(',"code":"internal"')), 'convert');
		expect(fixed).toBe(asResult(envelope(',"code":"agent.internal"')));
	});

	test.each([
		['TIMEOUT', 'safe'],
		['CANCELLED', 'suggestion'],
		['MISSING_TARGET', 'suggestion'],
	])('%s is a %s fix', (code, kind) => {
		const [finding] = findings(legacyCode, envelope(`,"code":"${code}"`));
		expect(finding?.fixes?.map((fix) => fix.kind)).toEqual([kind]);
	});
});

describe('legacy-code-spelling', () => {
	test.each([
		[envelope(',"code":"DEADLINE_EXCEEDED"'), ['"DEADLINE_EXCEEDED"']],
		[envelope(',"details":{"err":"cancelled"}'), ['"cancelled"']],
	])('%s', (text, expected) => expect(marks(legacyCodeSpelling, text)).toEqual(expected));

	test.each([
		envelope(',"code":"deadline_exceeded"'),
		envelope(',"code":"agent.deadline_exceeded"'),
		envelope(',"code":"E1001"'),
		envelope(',"details":{"grpcCode":"DEADLINE_EXCEEDED"}'),
		envelope(',"details":{"status":"cancelled"}'),
	])('silent: %s', (text) => expect(findings(legacyCodeSpelling, text)).toEqual([]));

	test('the fix is only suggested', () => {
		const text = envelope(',"code":"DeadlineExceeded"');
		expect(fixedText(legacyCodeSpelling, text, 'convert')).toBe(
			envelope(',"code":"agent.deadline_exceeded"'),
		);
		expect(findings(legacyCodeSpelling, text)[0]?.fixes?.[0]?.kind).toBe('suggestion');
	});
});
