import { answersFor, readMeaning } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import { type Classified, ERROR_TYPES, type ErrorType } from '../../types.ts';
import { suggestTypes, type TypeFixes } from '../meaning/change-type.ts';
import { meaningOf } from '../meaning/meaning-of.ts';
import { findEmptySearch } from './empty-search.ts';

/** UNKNOWN is legal and the last resort: no reaction is defined for it (ES-16). */
export const unknownType = defineRule<'unknown-type', Record<never, never>, TypeFixes>({
	meta: {
		id: 'unknown-type',
		group: 'envelope',
		severity: 'info',
		sources: ['ES-16'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const type = response.shape === 'envelope' ? response.envelope?.errorType : undefined;
		if (type?.scalar !== 'UNKNOWN') return;
		// Where the sentence is plain enough to find fault with the type, that rule has the proposal.
		const meanings = [...(meaningOf(response)?.places.keys() ?? [])];
		const isPlain = meanings.some((meaning) => meaning !== 'vague-failure') || findEmptySearch(response);
		report({ at: type, args: {}, fixes: isPlain ? [] : suggestTypes(response, ...betterTypes(response)) });
	},
});

/** The types to choose from, the likeliest first. */
function betterTypes(response: Classified): readonly ErrorType[] {
	const answers = answersFor(readMeaning(response));
	return ERROR_TYPES.filter((type) => type !== 'UNKNOWN' && answers.includes(type)).toSorted(
		(one, other) => answers.indexOf(one) - answers.indexOf(other),
	);
}
