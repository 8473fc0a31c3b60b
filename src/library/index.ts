/** What the package `contraste` gives to programs. */

export { analyse } from '../contract/analyse.ts';
export type { RuleMeta } from '../contract/rule.ts';
export type {
	Context,
	Diagnostic,
	ErrorType,
	Report,
	Response,
	Severity,
	Verdict,
} from '../contract/types.ts';
export { ERROR_TYPES, SEVERITIES, VERDICTS } from '../contract/types.ts';
export { type ConvertedFile, convert, convertedText, type Input, makePatch } from '../converter/index.ts';
export {
	CODES,
	type CodeEntry,
	decideRetry,
	LEGACY_CODES,
	lookup,
	REGISTRY_VERSION,
	type RetryDecision,
	type RetryQuestion,
	resolve,
} from '../registry/index.ts';
export { RULE_CATALOGUE, toolErrorJsonSchema } from './facts.ts';
