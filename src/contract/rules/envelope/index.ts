import { detailsSecret } from './details-secret.ts';
import { emptyListAsError } from './empty-list-as-error.ts';
import { errorLevel } from './error-level.ts';
import { errorNotObject } from './error-not-object.ts';
import { errorNull } from './error-null.ts';
import { errorTypeLegacy } from './error-type-legacy.ts';
import { errorTypeMissing } from './error-type-missing.ts';
import { errorTypeSpelling } from './error-type-spelling.ts';
import { errorTypeUnlisted } from './error-type-unlisted.ts';
import { errorWithResults } from './error-with-results.ts';
import { extraField } from './extra-field.ts';
import { retryMark } from './retry-mark.ts';
import { unknownType } from './unknown-type.ts';
import { userMessageEmpty } from './user-message-empty.ts';
import { userMessageMissing } from './user-message-missing.ts';
import { userMessageNotText } from './user-message-not-text.ts';

/** Rules of the group, by id. */
export const envelopeRules = {
	[errorNotObject.meta.id]: errorNotObject,
	[errorLevel.meta.id]: errorLevel,
	[errorTypeMissing.meta.id]: errorTypeMissing,
	[errorTypeSpelling.meta.id]: errorTypeSpelling,
	[errorTypeUnlisted.meta.id]: errorTypeUnlisted,
	[errorTypeLegacy.meta.id]: errorTypeLegacy,
	[unknownType.meta.id]: unknownType,
	[userMessageMissing.meta.id]: userMessageMissing,
	[userMessageEmpty.meta.id]: userMessageEmpty,
	[userMessageNotText.meta.id]: userMessageNotText,
	[extraField.meta.id]: extraField,
	[retryMark.meta.id]: retryMark,
	[detailsSecret.meta.id]: detailsSecret,
	[errorNull.meta.id]: errorNull,
	[errorWithResults.meta.id]: errorWithResults,
	[emptyListAsError.meta.id]: emptyListAsError,
};
