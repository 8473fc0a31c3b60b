import { BLOCKER_CUES } from './blocker.ts';
import { PERMISSION_CUES } from './permission.ts';
import { SEARCH_CUES } from './search.ts';
import { SYSTEM_CUES } from './system.ts';
import { VALIDATION_CUES } from './validation.ts';

/**
 * What words lean to, as parts of expressions over folded text (lower case, no accents). A cue alone proves nothing and
 * alarms nobody: it ranks what a failure most likely meant, so that a proposal begins with the likeliest answer.
 * The phrases in `words/` are certain enough to find fault; these are not.
 */
export const CUES = {
	...SYSTEM_CUES,
	...PERMISSION_CUES,
	...BLOCKER_CUES,
	...VALIDATION_CUES,
	...SEARCH_CUES,
};
