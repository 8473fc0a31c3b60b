import type { ErrorType } from '../../../types.ts';

/** A sentence and the type that it comes with. */
export type Typed = readonly [type: ErrorType, sentence: string];

/** One kind of fault in a sentence: what must be noticed, by the rule that does, and its right neighbours. */
export interface SentenceKind {
	readonly wrong: Readonly<Record<string, readonly Typed[]>>;
	readonly right: readonly Typed[];
}
