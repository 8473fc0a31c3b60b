import {
	type CodeEntry,
	type LegacyName,
	type RegistryStatement,
	type RetryPolicy,
	type SideEffects,
	UNSPECIFIED,
} from './types.ts';

/** Version of the data below; a changed value or name raises it. */
export const REGISTRY_VERSION = '1.0.0';

const NOT_GIVEN = { value: UNSPECIFIED, statement: 'ZH-25' } as const;

function contractCode<const Name extends string>(
	name: Name,
	statement: RegistryStatement,
	http: number,
	retry: RetryPolicy,
	sideEffects: SideEffects,
	alsoNamed: readonly LegacyName[] = [],
): CodeEntry<`agent.${Name}`> {
	return {
		code: `agent.${name}`,
		http: { value: http, statement },
		retry: { value: retry, statement },
		sideEffects: { value: sideEffects, statement },
		legacy: [{ name, origin: 'contract', statement, merged: false }, ...alsoNamed],
		since: REGISTRY_VERSION,
	};
}

function transportName<const Name extends string>(
	name: Name,
	statement: RegistryStatement,
	typedRetryable: boolean,
	merged = false,
): LegacyName<Name> {
	return { name, origin: 'pitransport', statement, merged, typedRetryable };
}

/** A code that only pitransport has: the source gives it no HTTP status and no columns (ZH-25). */
function transportCode<const Name extends string>(
	name: Name,
	legacy: LegacyName,
	retry: CodeEntry['retry'],
	sideEffects: CodeEntry['sideEffects'] = NOT_GIVEN,
): CodeEntry<`agent.${Name}`> {
	return {
		code: `agent.${name}`,
		http: NOT_GIVEN,
		retry,
		sideEffects,
		legacy: [legacy],
		since: REGISTRY_VERSION,
	};
}

/** The seventeen canonical codes in the order of the source's tables (ZH-02 … ZH-21). */
export const CODES = [
	contractCode('canceled', 'ZH-02', 499, 'never', 'possible', [
		transportName('CANCELLED', 'ZH-18', true, true),
	]),
	contractCode('deadline_exceeded', 'ZH-03', 408, 'never', 'possible'),
	contractCode('budget_exceeded', 'ZH-04', 429, 'never', 'possible'),
	contractCode('provider_unavailable', 'ZH-05', 503, 'transient', 'none'),
	contractCode('provider_rejected', 'ZH-06', 502, 'never', 'none'),
	contractCode('tool_rejected', 'ZH-07', 403, 'never', 'none'),
	contractCode('path_outside_workspace', 'ZH-08', 403, 'never', 'none'),
	contractCode('missing_capability', 'ZH-09', 400, 'never', 'none'),
	contractCode('missing_deliverable', 'ZH-10', 422, 'transient', 'possible', [
		transportName('MISSING_TARGET', 'ZH-20', false, true),
	]),
	contractCode('empty_output', 'ZH-11', 422, 'never', 'none'),
	contractCode('unknown_outcome', 'ZH-12', 500, 'never', 'possible'),
	contractCode('internal', 'ZH-13', 500, 'never', 'unknown'),
	transportCode('prompt_empty', transportName('PROMPT_EMPTY', 'ZH-15', false), {
		value: 'never',
		statement: 'ZH-24',
	}),
	transportCode('unauthorized', transportName('UNAUTHORIZED', 'ZH-16', false), {
		value: 'never',
		statement: 'ZH-24',
	}),
	transportCode('timeout', transportName('TIMEOUT', 'ZH-17', true), {
		value: 'retryable',
		statement: 'ZH-17',
	}),
	transportCode('transient', transportName('TRANSIENT', 'ZH-19', true), {
		value: 'retryable',
		statement: 'ZH-19',
	}),
	transportCode(
		'run_failed',
		transportName('RUN_FAILED', 'ZH-21', false),
		{ value: 'permanent', statement: 'ZH-21' },
		{ value: 'possible', statement: 'ZH-21' },
	),
] as const satisfies readonly CodeEntry[];

export type CanonicalCode = (typeof CODES)[number]['code'];

/** The nineteen strings in use today, each table in its own order. */
export const CONTRACT_CODES = [
	'canceled',
	'deadline_exceeded',
	'budget_exceeded',
	'provider_unavailable',
	'provider_rejected',
	'tool_rejected',
	'path_outside_workspace',
	'missing_capability',
	'missing_deliverable',
	'empty_output',
	'unknown_outcome',
	'internal',
] as const;
export const PITRANSPORT_CODES = [
	'PROMPT_EMPTY',
	'UNAUTHORIZED',
	'TIMEOUT',
	'CANCELLED',
	'TRANSIENT',
	'MISSING_TARGET',
	'RUN_FAILED',
] as const;
export const LEGACY_CODES = [...CONTRACT_CODES, ...PITRANSPORT_CODES] as const;
export type LegacyCodeName = (typeof LEGACY_CODES)[number];

/** Legacy codes that are ordinary words elsewhere; the others are unmistakable. */
export const ORDINARY_CODES: ReadonlySet<string> = new Set<LegacyCodeName>([
	'canceled',
	'internal',
	'TIMEOUT',
	'UNAUTHORIZED',
	'CANCELLED',
	'TRANSIENT',
]);

/** `exec.FailureClass` sorts steps and is no code (ZH-23); `policy` is what its reasons come to (ZH-24). */
export const FAILURE_CLASSES = [
	{ value: 'none', statement: 'ZH-23', policy: { value: UNSPECIFIED, statement: 'ZH-24' } },
	{ value: 'transient', statement: 'ZH-23', policy: { value: 'transient', statement: 'ZH-24' } },
	{ value: 'permanent', statement: 'ZH-23', policy: { value: 'never', statement: 'ZH-24' } },
] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number]['value'];
