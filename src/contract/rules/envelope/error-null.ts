import { removeMembers } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly remove: Record<never, never>;
}

/** A success needs no `error`; the key alone makes some readers take the failure branch (ES-04). */
export const errorNull = defineRule<'error-null', Record<never, never>, Fixes>({
	meta: {
		id: 'error-null',
		group: 'envelope',
		severity: 'info',
		sources: ['ES-04', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = response.verdict === 'success' ? response.payload?.get('error') : undefined;
		if (error?.kind !== 'null') return;
		report({
			at: error.key ?? error,
			args: {},
			fixes: [{ id: 'remove', args: {}, kind: 'safe', edits: removeMembers(response, [error]) }],
		});
	},
});
