import { describe, expect, test } from 'vitest';
import { describeRule, envelope, marks } from '../testing/describe-rule.ts';
import { retryMark } from './retry-mark.ts';

const RIGHT = '"error_type": "SYSTEM", "user_message": "No pude."';

describeRule(retryMark, {
	accept: [
		envelope(RIGHT),
		envelope(`${RIGHT}, "details": {"retryable": true}`),
		envelope(`${RIGHT}, "country": "CO"`),
		envelope(`${RIGHT}, "entry": 1`),
		'{"resultados": [], "total": 0, "retryable": false}',
		'{"retry_after": 3, "dato": 1}',
	],
	reject: [
		[envelope(`${RIGHT}, "retryable": true`), ['"retryable"']],
		[`{"error": {${RIGHT}}, "reintentable": false}`, ['"reintentable"']],
		[`{"error": {${RIGHT}, "retry_after": 30}, "canRetry": true}`, ['"retry_after"', '"canRetry"']],
	],
	fix: [
		[envelope(`${RIGHT}, "retryable": true`), 'remove', envelope(RIGHT)],
		[`{"reintentable": true, "error": {${RIGHT}}}`, 'remove', `{"error": {${RIGHT}}}`],
	],
});

describe('spellings', () => {
	test.each([
		'retry',
		'retryable',
		'isRetryable',
		'can_retry',
		'retry-after',
		'RetryAfterMs',
		'maxRetries',
		'retriable',
		'reintentar',
		'reintentable',
		'puede_reintentar',
		'reintentos',
		'recuperable',
		'transitorio',
		'temporary',
	])('%s', (name) => {
		expect(marks(retryMark, envelope(`${RIGHT}, "${name}": true`))).toEqual([`"${name}"`]);
	});
});
