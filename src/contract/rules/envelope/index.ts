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
	'error-not-object': errorNotObject,
	'error-level': errorLevel,
	'error-type-missing': errorTypeMissing,
	'error-type-spelling': errorTypeSpelling,
	'error-type-unlisted': errorTypeUnlisted,
	'error-type-legacy': errorTypeLegacy,
	'unknown-type': unknownType,
	'user-message-missing': userMessageMissing,
	'user-message-empty': userMessageEmpty,
	'user-message-not-text': userMessageNotText,
	'extra-field': extraField,
	'retry-mark': retryMark,
	'details-secret': detailsSecret,
	'error-null': errorNull,
	'error-with-results': errorWithResults,
	'empty-list-as-error': emptyListAsError,
};
