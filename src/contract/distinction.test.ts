import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { asResult } from './rules/testing/describe-rule.ts';
import type { ErrorType } from './types.ts';

const failed = (type: ErrorType, message: string) =>
	`{"error":{"error_type":"${type}","user_message":"${message}"}}`;
const NONE = 'No encontré productos con ese nombre.';
const DOWN = 'No pude consultar el catálogo en este momento.';

/** The four cases of ES-27: what came, what is found and what the agent does. */
const CASES: [string, string, boolean, string | undefined, string][] = [
	['an empty catalogue as UNKNOWN', failed('UNKNOWN', NONE), true, 'empty-list-as-error', 'improvise'],
	['an empty catalogue as SYSTEM', failed('SYSTEM', NONE), true, 'empty-list-as-error', 'apologise-retry'],
	['an outage as NOT_FOUND', failed('NOT_FOUND', DOWN), true, 'outage-as-not-found', 'verify-identification'],
	['an empty catalogue as a success', '{"resultados":[],"total":0}', false, undefined, 'say-empty'],
	['an outage as SYSTEM', failed('SYSTEM', DOWN), true, undefined, 'apologise-retry'],
];

describe('the distinction that matters most', () => {
	test.each(CASES)('%s', (_, payload, isError, rule, reaction) => {
		for (const text of [payload, asResult(payload, isError)]) {
			const [response] = analyse(text, { billing: true }).responses;
			const found = response?.diagnostics
				.filter(({ severity }) => severity !== 'info')
				.map((one) => one.rule);
			expect(found).toEqual(rule === undefined ? [] : expect.arrayContaining([rule]));
			expect([response?.reaction.chat.id, response?.reaction.voice.id]).toEqual([reaction, reaction]);
		}
	});
});
