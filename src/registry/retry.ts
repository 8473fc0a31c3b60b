import { lookup, type Match } from './lookup.ts';
import {
	type RegistryStatement,
	type RetryPolicy,
	type SideEffects,
	UNSPECIFIED,
	type Unspecified,
} from './types.ts';

export interface RetryQuestion {
	/** A legacy or canonical code in its exact spelling. */
	readonly code: string;
	/** `contract.Error.Retryable` of the instance; without it the code's default policy stands in. */
	readonly retryable?: boolean | undefined;
	/** Side effects of the instance; without them those of the row stand in. */
	readonly sideEffects?: SideEffects | undefined;
}

const RETRY_REASONS = [
	'default-never', // nothing said of the instance, and the default is never
	'default-permanent', // the same, where the source says permanent instead
	'instance-not-retryable', // Retryable=false
	'side-effects', // retryable, but side effects are possible or unknown
	'side-effects-open', // retryable, and neither the instance nor the source gives side effects
	'default-allows', // retryable by default, no side effects, nothing said of the instance
	'instance-allows', // Retryable=true, no side effects
	'instance-over-default', // the same, although the default is never or permanent
	'cancel-default', // agent.canceled with nothing said of the instance
	'cancel-side-effects', // agent.canceled, retryable: look at the side effects, and they are not none
	'cancel-allows', // agent.canceled, retryable, and side effects are none
] as const;
export type RetryReason = (typeof RETRY_REASONS)[number];

export interface RetryDecision {
	/** Whether the adapter's bounded retry suits it; `if-carried` where it does once the instance says `Retryable=true` (ZH-14). */
	readonly suits: 'yes' | 'if-carried' | 'no' | 'not-decidable';
	readonly reason: RetryReason;
	readonly statement: RegistryStatement;
	/** Side effects that were reckoned with. */
	readonly sideEffects: SideEffects | Unspecified;
}

/** Whether the adapter's bounded retry suits an error (ZH-14, ZH-22, ZH-24); undefined for an unknown code. */
export function decideRetry(question: RetryQuestion): RetryDecision | undefined {
	const match = lookup(question.code);
	if (!match) return undefined;
	const sideEffects = question.sideEffects ?? match.entry.sideEffects.value;
	const decision =
		match.entry.code === 'agent.canceled'
			? decideCancel(question.retryable, sideEffects)
			: decideByTable(match, question.retryable, sideEffects);
	return { ...decision, sideEffects };
}

type Decision = Omit<RetryDecision, 'sideEffects'>;

function decideByTable(
	{ entry }: Match,
	retryable: boolean | undefined,
	sideEffects: SideEffects | Unspecified,
): Decision {
	const { value: policy, statement } = entry.retry;
	if (retryable === false) return { suits: 'no', reason: 'instance-not-retryable', statement: 'ZH-14' };
	if (retryable === undefined && policy === 'never')
		return { suits: 'no', reason: 'default-never', statement };
	if (retryable === undefined && policy === 'permanent') {
		return { suits: 'no', reason: 'default-permanent', statement };
	}
	if (sideEffects === UNSPECIFIED) {
		return { suits: 'not-decidable', reason: 'side-effects-open', statement: entry.sideEffects.statement };
	}
	if (sideEffects !== 'none') return { suits: 'no', reason: 'side-effects', statement: 'ZH-14' };
	if (retryable === undefined) return { suits: 'if-carried', reason: 'default-allows', statement };
	const reason = allowsByDefault(policy) ? 'instance-allows' : 'instance-over-default';
	return { suits: 'yes', reason, statement: 'ZH-14' };
}

/** ZH-22: the transport may call a cancel retryable although the default is never; side effects decide then. */
function decideCancel(retryable: boolean | undefined, sideEffects: SideEffects | Unspecified): Decision {
	if (retryable === false) return { suits: 'no', reason: 'instance-not-retryable', statement: 'ZH-14' };
	if (retryable === undefined) return { suits: 'no', reason: 'cancel-default', statement: 'ZH-22' };
	if (sideEffects !== 'none') return { suits: 'no', reason: 'cancel-side-effects', statement: 'ZH-22' };
	return { suits: 'yes', reason: 'cancel-allows', statement: 'ZH-22' };
}

function allowsByDefault(policy: RetryPolicy | Unspecified): boolean {
	return policy === 'transient' || policy === 'retryable';
}

export type RetryChange =
	| 'was-retryable' // TypedRetryable admits the old name; the new code's default is never
	| 'was-not-retryable'; // TypedRetryable does not admit the old name; the new code is transient by default

/** How the answer to "retry?" differs once the legacy name is converted; undefined where it stays (ZH-20, ZH-22). */
export function retryChange(code: string): RetryChange | undefined {
	const match = lookup(code);
	const before = match?.legacy?.typedRetryable;
	if (!match || before === undefined) return undefined;
	const after = allowsByDefault(match.entry.retry.value);
	if (before === after) return undefined;
	return before ? 'was-retryable' : 'was-not-retryable';
}
