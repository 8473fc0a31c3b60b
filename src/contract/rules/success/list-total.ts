import { insertMembers } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { CONTRACT_TOTAL, FOUND_NAMES, isNamed } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { successListOf } from '../lists.ts';

interface Args {
	readonly field: string;
	readonly rows: number;
}

interface Fixes {
	readonly 'add-total': { readonly rows: number };
}

/** A list of results reads the same, empty or full, where it always brings its `total` (ES-20). */
export const listTotal = defineRule<'list-total', Args, Fixes>({
	meta: {
		id: 'list-total',
		group: 'success',
		severity: 'info',
		sources: ['ES-20', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = successListOf(response);
		if (!found?.owner || found.total || found.list.size === 0 || breaksOff(found.list.document)) return;
		const field = found.list.key?.name ?? '';
		if (!isNamed(found.list, FOUND_NAMES)) return;
		const rows = found.list.size;
		report({
			at: found.list.key ?? found.list,
			args: { field, rows },
			fixes: [
				{
					id: 'add-total',
					args: { rows },
					kind: 'suggestion',
					edits: insertMembers(response, found.owner, [[CONTRACT_TOTAL, String(rows)]]),
				},
			],
		});
	},
});
