/** A statement of the Chinese source, by its number. */
export type RegistryStatement = `ZH-${string}`;

/** What the source leaves open; it is shown as open and never filled in (ZH-25). */
export const UNSPECIFIED = 'unspecified';
export type Unspecified = typeof UNSPECIFIED;

/** Default policy of a code: the `retry` column, or the words the source uses where it has no column. */
export const RETRY_POLICIES = ['never', 'transient', 'permanent', 'retryable'] as const;
export type RetryPolicy = (typeof RETRY_POLICIES)[number];

export const SIDE_EFFECTS = ['none', 'possible', 'unknown'] as const;
export type SideEffects = (typeof SIDE_EFFECTS)[number];

/** One cell of a table and the statement that says so, or says nothing. */
export interface Fact<T> {
	readonly value: T | Unspecified;
	readonly statement: RegistryStatement;
}

export type CodeOrigin = 'contract' | 'pitransport';

/** A string that is in use today and gives way to a canonical code. */
export interface LegacyName<Name extends string = string> {
	readonly name: Name;
	readonly origin: CodeOrigin;
	readonly statement: RegistryStatement;
	/** Of the two names that lead to one code: the one whose own meaning ended with the merge. */
	readonly merged: boolean;
	/** What `TypedRetryable` says of it; only pitransport asks (ZH-22). */
	readonly typedRetryable?: boolean;
}

export interface CodeEntry<Code extends string = string> {
	/** The canonical code, `agent.` included. */
	readonly code: Code;
	readonly http: Fact<number>;
	readonly retry: Fact<RetryPolicy>;
	readonly sideEffects: Fact<SideEffects>;
	/** At least one, the contract's first. */
	readonly legacy: readonly LegacyName[];
	/** Version of the registry that brought it. */
	readonly since: string;
}
