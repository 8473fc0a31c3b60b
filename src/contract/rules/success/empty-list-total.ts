import { EMPTY_ANSWER } from '../../answers.ts';
import { insertMembers, replaceValue } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { CONTRACT_TOTAL } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { successListOf } from '../lists.ts';

interface Args {
	/** The key of the list; undefined where the payload is the list. */
	readonly field?: string;
}

interface Fixes {
	readonly 'add-total': Record<never, never>;
	readonly wrap: Record<never, never>;
}

/** A search without results says so with `total: 0` (ES-20). */
export const emptyListTotal = defineRule<'empty-list-total', Args, Fixes>({
	meta: {
		id: 'empty-list-total',
		group: 'success',
		severity: 'warning',
		sources: ['ES-20', 'ES-26'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = successListOf(response);
		if (!found || found.list.size > 0 || breaksOff(found.list.document)) return;
		const { list, owner, total } = found;
		if (!owner) {
			const wrap = { id: 'wrap', args: {}, kind: 'suggestion' } as const;
			report({
				at: list,
				args: {},
				fixes: [{ ...wrap, edits: replaceValue(response, list, EMPTY_ANSWER) }],
			});
			return;
		}
		if (total && total.kind !== 'object') return;
		report({
			at: list.key ?? list,
			args: { field: list.key?.name ?? '' },
			fixes: [
				{
					id: 'add-total',
					args: {},
					kind: total ? 'suggestion' : 'safe',
					edits: total
						? replaceValue(response, total, '0')
						: insertMembers(response, owner, [[CONTRACT_TOTAL, '0']]),
				},
			],
		});
	},
});
