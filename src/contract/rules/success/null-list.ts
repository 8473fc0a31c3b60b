import type { JsonKind, JsonNode } from '../../../text/json/types.ts';
import { insertMembers, replaceValue } from '../../edits.ts';
import { CONTRACT_LIST, CONTRACT_TOTAL, isNamed, LIST_NAMES, lettersOf } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { hasDataShape } from '../lists.ts';

interface Args {
	readonly field: string;
	readonly kind: JsonKind;
}

interface Fixes {
	readonly empty: { readonly field: string };
}

const MAX_MEMBERS = 60;

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
		if (payload?.kind !== 'object' || payload.size > MAX_MEMBERS || !hasDataShape(response)) return;
		if (payload.children.some(({ kind }) => kind === 'array')) return;
		const missing = payload.children.find(isNoList);
		if (!missing) return;
		const field = missing.key?.name ?? '';
		const addsTotal = payload.get(CONTRACT_TOTAL) === undefined;
		report({
			at: missing,
			args: { field, kind: missing.kind },
			fixes: [
				{
					id: 'empty',
					args: { field },
					kind: 'safe',
					edits: [
						...replaceValue(response, missing, '[]'),
						...(addsTotal ? insertMembers(response, payload, [[CONTRACT_TOTAL, '0']]) : []),
					],
				},
			],
		});
	},
});

/** Null, or what some languages make of an empty list: `{}` or an empty text. */
function isNoList(member: JsonNode): boolean {
	const { kind, size, scalar, key } = member;
	if (kind === 'null') return isNamed(member, LIST_NAMES);
	return lettersOf(key?.name ?? '') === CONTRACT_LIST && ((kind === 'object' && size === 0) || scalar === '');
}
