import { legacyCode } from './legacy-code.ts';
import { legacyCodeSpelling } from './legacy-code-spelling.ts';

/** Rules of the group, by id. */
export const legacyRules = {
	[legacyCode.meta.id]: legacyCode,
	[legacyCodeSpelling.meta.id]: legacyCodeSpelling,
};
