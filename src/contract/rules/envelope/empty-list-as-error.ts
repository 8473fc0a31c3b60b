import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { defineRule } from '../../rule.ts';
import type { ErrorType } from '../../types.ts';
import { findEmptySearch } from './empty-search.ts';

interface Args {
	readonly by: 'words' | 'tool';
	readonly type: ErrorType;
	/** The response holds the empty list as well. */
	readonly hasList: boolean;
}

/** A valid search without results is a success with an empty list and `total: 0` (ES-20, ES-26 … ES-28). */
export const emptyListAsError = defineRule<'empty-list-as-error', Args, AnswerFixes>({
	meta: {
		id: 'empty-list-as-error',
		group: 'envelope',
		severity: 'warning',
		sources: ['ES-20', 'ES-26', 'ES-27', 'ES-28'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = findEmptySearch(response);
		const { payload, errorType } = response;
		if (!found || !payload || errorType === null) return;
		report({
			at: found.span,
			args: { by: found.by, type: errorType, hasList: found.list !== undefined },
			...(found.list && { severity: 'error', related: [found.list.span()] }),
			fixes: proposeAnswers(response, 'empty-search'),
		});
	},
});
