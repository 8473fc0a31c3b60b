import { FAILURES } from './failures.ts';
import { LANGUAGE } from './language.ts';
import type { SentenceKind } from './sentence-kind.ts';
import { SLOTS_AND_STATES } from './slots-and-states.ts';
import { TECHNICAL } from './technical.ts';

export const SENTENCE_KINDS: Readonly<Record<string, SentenceKind>> = {
	...TECHNICAL,
	...LANGUAGE,
	...SLOTS_AND_STATES,
	...FAILURES,
};
