import { removeMembers } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { errorObjectOf, isForeignObject, MAX_LISTED, membersOf } from './parts.ts';
import { isRetryMark } from './retry-names.ts';

interface Args {
	readonly field: string;
	readonly where: 'inside' | 'beside';
}

interface Fixes {
	readonly remove: { readonly field: string };
}

/** There is no mark for "try again": the agent derives it from `error_type` (ES-09). */
export const retryMark = defineRule<'retry-mark', Args, Fixes>({
	meta: {
		id: 'retry-mark',
		group: 'envelope',
		severity: 'warning',
		sources: ['ES-09', 'ES-08'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorObjectOf(response);
		if (!error || isForeignObject(error)) return;
		for (const [owner, where] of [
			[error, 'inside'],
			[error.parent, 'beside'],
		] as const) {
			for (const { node, name: field } of membersOf(owner)) {
				if (!isRetryMark(field)) continue;
				report({
					at: node.key ?? node,
					args: { field, where },
					fixes:
						(owner?.size ?? 0) > MAX_LISTED
							? []
							: [{ id: 'remove', args: { field }, kind: 'safe', edits: removeMembers(response, [node]) }],
				});
			}
		}
	},
});
