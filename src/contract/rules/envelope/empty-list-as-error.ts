import { EMPTY_ANSWER } from '../../answers.ts';
import { replaceValue, setErrorFlag } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import type { ErrorType } from '../../types.ts';
import { findEmptySearch } from './empty-search.ts';

interface Args {
	readonly by: 'words' | 'tool';
	readonly type: ErrorType;
	/** The response holds the empty list as well. */
	readonly hasList: boolean;
}

interface Fixes {
	readonly succeed: Record<never, never>;
}

/** A valid search without results is a success with an empty list and `total: 0` (ES-20, ES-26 … ES-28). */
export const emptyListAsError = defineRule<'empty-list-as-error', Args, Fixes>({
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
			fixes: [
				{
					id: 'succeed',
					args: {},
					kind: 'suggestion',
					edits: [...replaceValue(response, payload, EMPTY_ANSWER), ...setErrorFlag(response, false)],
				},
			],
		});
	},
});
