import type { AnyRule } from '../rule.ts';
import { envelopeRules } from './envelope/index.ts';
import { inputRules } from './input/index.ts';
import { legacyRules } from './legacy/index.ts';
import { meaningRules } from './meaning/index.ts';
import { resultRules } from './result/index.ts';
import { sentenceRules } from './sentence/index.ts';
import { successRules } from './success/index.ts';
import { transportRules } from './transport/index.ts';

/** Every rule by id; the order is that of the catalogue. */
export const RULES = {
	...inputRules,
	...transportRules,
	...resultRules,
	...envelopeRules,
	...successRules,
	...meaningRules,
	...sentenceRules,
	...legacyRules,
};

export const ALL_RULES: readonly AnyRule[] = Object.values(RULES);
