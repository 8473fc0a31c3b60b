import { describe, expect, test } from 'vitest';
import {
	CODES,
	CONTRACT_CODES,
	decideRetry,
	isCodeName,
	isMerge,
	LEGACY_CODES,
	legacyNamesOf,
	lookup,
	nearest,
	PITRANSPORT_CODES,
	type RetryQuestion,
	resolve,
	retryChange,
	variantOf,
} from './index.ts';

describe('data', () => {
	test('twelve and seven names lead to seventeen codes', () => {
		expect(CONTRACT_CODES).toHaveLength(12);
		expect(PITRANSPORT_CODES).toHaveLength(7);
		expect(CODES).toHaveLength(17);
		expect(CODES.flatMap((entry) => entry.legacy.map(({ name }) => name)).sort()).toEqual(
			[...LEGACY_CODES].sort(),
		);
	});

	// The contract's columns, then what the source says or leaves open of the codes that only pitransport has.
	test.each([
		['canceled', 'ZH-02', 499, 'never', 'possible'],
		['deadline_exceeded', 'ZH-03', 408, 'never', 'possible'],
		['budget_exceeded', 'ZH-04', 429, 'never', 'possible'],
		['provider_unavailable', 'ZH-05', 503, 'transient', 'none'],
		['provider_rejected', 'ZH-06', 502, 'never', 'none'],
		['tool_rejected', 'ZH-07', 403, 'never', 'none'],
		['path_outside_workspace', 'ZH-08', 403, 'never', 'none'],
		['missing_capability', 'ZH-09', 400, 'never', 'none'],
		['missing_deliverable', 'ZH-10', 422, 'transient', 'possible'],
		['empty_output', 'ZH-11', 422, 'never', 'none'],
		['unknown_outcome', 'ZH-12', 500, 'never', 'possible'],
		['internal', 'ZH-13', 500, 'never', 'unknown'],
		['PROMPT_EMPTY', 'ZH-15', 'unspecified', 'never', 'unspecified'],
		['UNAUTHORIZED', 'ZH-16', 'unspecified', 'never', 'unspecified'],
		['TIMEOUT', 'ZH-17', 'unspecified', 'retryable', 'unspecified'],
		['TRANSIENT', 'ZH-19', 'unspecified', 'retryable', 'unspecified'],
		['RUN_FAILED', 'ZH-21', 'unspecified', 'permanent', 'possible'],
	])('%s (%s)', (name, statement, http, retry, sideEffects) => {
		const match = lookup(name);
		expect(match?.legacy?.statement).toBe(statement);
		expect(match?.entry.code).toBe(`agent.${name.toLowerCase()}`);
		expect(match?.entry.http.value).toBe(http);
		expect(match?.entry.retry.value).toBe(retry);
		expect(match?.entry.sideEffects.value).toBe(sideEffects);
	});
});

describe('lookup and resolve', () => {
	test.each([
		['canceled', 'agent.canceled'],
		['CANCELLED', 'agent.canceled'],
		['agent.canceled', 'agent.canceled'],
		['MISSING_TARGET', 'agent.missing_deliverable'],
		['agent.timeout', 'agent.timeout'],
	])('%s is %s', (code, canonical) => expect(resolve(code)).toBe(canonical));

	test.each([
		'cancelled',
		'Canceled',
		'timeout',
		'agent.TIMEOUT',
		' canceled',
		'',
		'constructor',
		'__proto__',
	])('%j is no code', (code) => {
		expect(resolve(code)).toBeUndefined();
		expect(lookup(code)).toBeUndefined();
	});

	test('merges are marked', () => {
		expect(legacyNamesOf('agent.canceled').map(({ name, merged }) => [name, merged])).toEqual([
			['canceled', false],
			['CANCELLED', true],
		]);
		expect(CODES.filter(({ code }) => isMerge(code)).map(({ code }) => code)).toEqual([
			'agent.canceled',
			'agent.missing_deliverable',
		]);
		expect(legacyNamesOf('canceled')).toEqual([]);
	});
});

describe('nearest', () => {
	test.each([
		['cancelled', 'canceled', 'variant'],
		['DeadlineExceeded', 'deadline_exceeded', 'variant'],
		['DEADLINE_EXCEEDED', 'deadline_exceeded', 'variant'],
		['missing-target', 'MISSING_TARGET', 'variant'],
		['timeout', 'TIMEOUT', 'variant'],
		['deadline_exceded', 'deadline_exceeded', 'close'],
		['agent.cancelled', 'agent.canceled', 'variant'],
		['missing_deliverables', 'missing_deliverable', 'close'],
	] as const)('%s suggests %s', (text, code, kind) => expect(nearest(text)[0]).toMatchObject({ code, kind }));

	test.each(['canceled', 'agent.canceled', 'NOT_FOUND', 'foo', '', 'x'.repeat(5000)])(
		'%s suggests nothing',
		(text) => expect(nearest(text)).toEqual([]),
	);

	test('a longer name is no variant', () => {
		expect(variantOf('RUN_TIMEOUT')).toBeUndefined();
		expect(variantOf('ProviderUnavailable')?.canonical).toBe('agent.provider_unavailable');
	});
});

describe('retry decision', () => {
	const none = 'none' as const;
	test.each<[RetryQuestion, string, string, string]>([
		[{ code: 'provider_unavailable' }, 'if-carried', 'default-allows', 'ZH-05'],
		[{ code: 'provider_unavailable', retryable: true }, 'yes', 'instance-allows', 'ZH-14'],
		[{ code: 'provider_unavailable', retryable: false }, 'no', 'instance-not-retryable', 'ZH-14'],
		[
			{ code: 'provider_unavailable', retryable: true, sideEffects: 'possible' },
			'no',
			'side-effects',
			'ZH-14',
		],
		[{ code: 'budget_exceeded' }, 'no', 'default-never', 'ZH-04'],
		[{ code: 'provider_rejected', retryable: true }, 'yes', 'instance-over-default', 'ZH-14'],
		[{ code: 'budget_exceeded', retryable: true }, 'no', 'side-effects', 'ZH-14'],
		[{ code: 'internal', retryable: true }, 'no', 'side-effects', 'ZH-14'],
		[{ code: 'internal', retryable: true, sideEffects: none }, 'yes', 'instance-over-default', 'ZH-14'],
		[{ code: 'missing_deliverable' }, 'no', 'side-effects', 'ZH-14'],
		[{ code: 'MISSING_TARGET', retryable: true }, 'no', 'side-effects', 'ZH-14'],
		[{ code: 'TIMEOUT' }, 'not-decidable', 'side-effects-open', 'ZH-25'],
		[{ code: 'agent.timeout', retryable: true }, 'not-decidable', 'side-effects-open', 'ZH-25'],
		[{ code: 'TIMEOUT', sideEffects: none }, 'if-carried', 'default-allows', 'ZH-17'],
		[{ code: 'TIMEOUT', retryable: true, sideEffects: none }, 'yes', 'instance-allows', 'ZH-14'],
		[{ code: 'TRANSIENT', sideEffects: 'unknown' }, 'no', 'side-effects', 'ZH-14'],
		[{ code: 'PROMPT_EMPTY' }, 'no', 'default-never', 'ZH-24'],
		[{ code: 'UNAUTHORIZED', sideEffects: none }, 'no', 'default-never', 'ZH-24'],
		[{ code: 'RUN_FAILED' }, 'no', 'default-permanent', 'ZH-21'],
		[{ code: 'CANCELLED' }, 'no', 'cancel-default', 'ZH-22'],
		[{ code: 'CANCELLED', retryable: true }, 'no', 'cancel-side-effects', 'ZH-22'],
		[{ code: 'agent.canceled', retryable: true, sideEffects: none }, 'yes', 'cancel-allows', 'ZH-22'],
		[{ code: 'canceled', retryable: false, sideEffects: none }, 'no', 'instance-not-retryable', 'ZH-14'],
	])('%j', (question, suits, reason, statement) =>
		expect(decideRetry(question)).toMatchObject({ suits, reason, statement }),
	);

	test('no answer for an unknown code', () => expect(decideRetry({ code: 'constructor' })).toBeUndefined());

	test('two conversions change the answer', () => {
		expect(LEGACY_CODES.filter((code) => retryChange(code))).toEqual(['CANCELLED', 'MISSING_TARGET']);
		expect(retryChange('CANCELLED')).toBe('was-retryable');
		expect(retryChange('MISSING_TARGET')).toBe('was-not-retryable');
	});
});

describe('code-like names', () => {
	test.each([
		'code',
		'errorCode',
		'ERROR_CODE',
		'last-error-code',
		'Codes',
		'retryableCodes',
		'err',
		'e.err',
		'HTTPCode',
	])('%s', (name) => expect(isCodeName(name)).toBe(true));
	test.each(['', 'status', 'zipcode', 'codec', 'error', 'codeName', 'stderr', 'encode', 'código'])(
		'%s is none',
		(name) => expect(isCodeName(name)).toBe(false),
	);
});
