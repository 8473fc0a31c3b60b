import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, marks } from '../testing/describe-rule.ts';
import { retryMark } from './retry-mark.ts';

const RIGHT = '"error_type": "SYSTEM", "user_message": "No pude."';

describeRule(retryMark, {
	accept: [
		envelopeOf(RIGHT),
		envelopeOf(`${RIGHT}, "details": {"retryable": true}`),
		envelopeOf(`${RIGHT}, "country": "CO"`),
		envelopeOf(`${RIGHT}, "entry": 1`),
		'{"resultados": [], "total": 0, "retryable": false}',
		'{"retry_after": 3, "dato": 1}',
	],
	reject: [
		[envelopeOf(`${RIGHT}, "retryable": true`), ['"retryable"']],
		[`{"error": {${RIGHT}}, "reintentable": false}`, ['"reintentable"']],
		[`{"error": {${RIGHT}, "retry_after": 30}, "canRetry": true}`, ['"retry_after"', '"canRetry"']],
	],
	fix: [
		[envelopeOf(`${RIGHT}, "retryable": true`), 'remove', envelopeOf(RIGHT)],
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
		expect(marks(retryMark, envelopeOf(`${RIGHT}, "${name}": true`))).toEqual([`"${name}"`]);
	});
});
