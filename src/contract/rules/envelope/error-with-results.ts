import type { JsonNode } from '../../../text/json/types.ts';
import { removeMembers, setErrorFlag } from '../../edits.ts';
import { CONTRACT_TOTAL, FOUND_NAMES, isNamed } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { findEmptySearch } from './empty-search.ts';
import { errorOf } from './parts.ts';

interface Args {
	readonly fields: readonly string[];
	/** The lists are empty: an error and an empty search at once. */
	readonly empty: boolean;
}

interface Fixes {
	readonly 'keep-error': { readonly fields: readonly string[] };
	readonly 'keep-results': Record<never, never>;
}

/** An answer is a success or an error; alternatives under a name of their own are neither (ES-20, ES-21). */
export const errorWithResults = defineRule<'error-with-results', Args, Fixes>({
	meta: {
		id: 'error-with-results',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-20', 'ES-21', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorOf(response);
		const results = error?.parent?.children.filter(holdsResults) ?? [];
		const [first] = results;
		if (!error || !first || findEmptySearch(response)?.list) return;
		const fields = results.map(({ key }) => key?.name ?? '');
		const total = error.parent?.get(CONTRACT_TOTAL);
		const empty = results.every(({ size }) => size === 0);
		report({
			at: first.key ?? first,
			args: { fields, empty },
			// A full list beside VALIDATION may be the alternatives of ES-21 under an unlucky name.
			...(!empty && response.errorType === 'VALIDATION' && { severity: 'warning' }),
			related: [(error.key ?? error).span()],
			fixes: [
				{
					id: 'keep-error',
					args: { fields },
					kind: 'suggestion',
					edits: removeMembers(response, total ? [...results, total] : results),
				},
				{
					id: 'keep-results',
					args: {},
					kind: 'suggestion',
					edits: [...removeMembers(response, [error]), ...setErrorFlag(response, false)],
				},
			],
		});
	},
});

function holdsResults(member: JsonNode): boolean {
	const { kind, size } = member;
	return isNamed(member, FOUND_NAMES) && (kind === 'array' || (kind === 'object' && size > 0));
}
