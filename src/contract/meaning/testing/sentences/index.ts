import type { Answer } from '../../read-meaning.ts';
import { BLOCKER_SENTENCES } from './blocker.ts';
import { EMPTY_SEARCH_SENTENCES } from './empty-search.ts';
import { NOT_FOUND_SENTENCES } from './not-found.ts';
import { PERMISSION_SENTENCES } from './permission.ts';
import { SYSTEM_SENTENCES } from './system.ts';
import { VALIDATION_SENTENCES } from './validation.ts';

/** Sentences as developers write them, by what the contract makes of each: right words that lack the right form. */
export const DEVELOPERS_SENTENCES: readonly (readonly [answer: Answer, sentences: readonly string[]])[] = [
	['empty-search', EMPTY_SEARCH_SENTENCES],
	['NOT_FOUND', NOT_FOUND_SENTENCES],
	['VALIDATION', VALIDATION_SENTENCES],
	['PERMISSION', PERMISSION_SENTENCES],
	['SYSTEM', SYSTEM_SENTENCES],
	['BLOCKER', BLOCKER_SENTENCES],
];
