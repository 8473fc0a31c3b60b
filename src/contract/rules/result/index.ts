import { badBlock } from './bad-block.ts';
import { copiesDisagree } from './copies-disagree.ts';
import { doubleEncoding } from './double-encoding.ts';
import { failureAsSuccess } from './failure-as-success.ts';
import { foreignError } from './foreign-error.ts';
import { isErrorFlag } from './is-error-flag.ts';
import { keyCase } from './key-case.ts';
import { legacyToolResult } from './legacy-tool-result.ts';
import { otherEnvelope } from './other-envelope.ts';
import { plainTextFailure } from './plain-text-failure.ts';
import { textBlockMissing } from './text-block-missing.ts';
import { uncheckedMedia } from './unchecked-media.ts';
import { unwrappedResult } from './unwrapped-result.ts';

/** Rules of the group, by id. */
export const resultRules = {
	[plainTextFailure.meta.id]: plainTextFailure,
	[failureAsSuccess.meta.id]: failureAsSuccess,
	[foreignError.meta.id]: foreignError,
	[isErrorFlag.meta.id]: isErrorFlag,
	[copiesDisagree.meta.id]: copiesDisagree,
	[doubleEncoding.meta.id]: doubleEncoding,
	[badBlock.meta.id]: badBlock,
	[keyCase.meta.id]: keyCase,
	[legacyToolResult.meta.id]: legacyToolResult,
	[unwrappedResult.meta.id]: unwrappedResult,
	[textBlockMissing.meta.id]: textBlockMissing,
	[uncheckedMedia.meta.id]: uncheckedMedia,
	[otherEnvelope.meta.id]: otherEnvelope,
};
