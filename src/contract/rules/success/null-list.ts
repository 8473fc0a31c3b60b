import { insertMembers } from '../../edit-members.ts';
import { lettersOf } from '../../error-types.ts';
import { defineRule } from '../../rule.ts';
import { replaceValue } from '../../twin.ts';
import { hasDataShape } from './success-list.ts';

interface Args {
	readonly field: string;
}

interface Fixes {
	readonly empty: { readonly field: string };
}

/** `data: null` is how many say that there is nothing to return; these keys name a list. */
const LIST_KEYS = new Set([
	'resultados',
	'results',
	'items',
	'registros',
	'records',
	'rows',
	'filas',
	'hits',
]);

/** A search without results brings an empty list, not null (ES-20). */
export const nullList = defineRule<'null-list', Args, Fixes>({
	meta: {
		id: 'null-list',
		group: 'success',
		severity: 'error',
		sources: ['ES-20'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { payload } = response;
		if (!payload || !hasDataShape(response) || payload.children.some(({ kind }) => kind === 'array')) return;
		const missing = payload.children.find(
			({ kind, key }) => kind === 'null' && LIST_KEYS.has(lettersOf(key?.name ?? '')),
		);
		if (!missing) return;
		const field = missing.key?.name ?? '';
		const addsTotal = payload.get('total') === undefined;
		report({
			at: missing,
			args: { field },
			fixes: [
				{
					id: 'empty',
					args: { field },
					kind: 'safe',
					edits: [
						...replaceValue(response, missing, '[]'),
						...(addsTotal ? insertMembers(response, payload, [['total', '0']]) : []),
					],
				},
			],
		});
	},
});
