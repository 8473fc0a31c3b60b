import type {
	FailureClass,
	LegacyCodeName,
	RetryChange,
	RetryDecision,
	RetryReason,
} from '../registry/index.ts';

/** What is said of the codes beside the tables' values, which are the same in every language. */
export interface RegistryTexts {
	/** The source's remark on each legacy code, restated; one or two short sentences. */
	readonly notes: { readonly [Code in LegacyCodeName]: string };
	/** What the source leaves open. */
	readonly unspecified: string;
	/** The policies that the source gives in words instead of a column, and those of the column. */
	readonly policies: { readonly [Policy in 'never' | 'transient' | 'permanent' | 'retryable']: string };
	readonly suits: { readonly [Answer in RetryDecision['suits']]: string };
	readonly retryReasons: { readonly [Reason in RetryReason]: string };
	readonly retryChanges: { readonly [Change in RetryChange]: string };
	readonly failureClasses: { readonly [Value in FailureClass]: string };
}
