import { lookup } from '../../../registry/lookup.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { ERROR_TYPES, type ErrorType } from '../../types.ts';
import { typeTextOf } from './type-text.ts';

interface Args {
	readonly value: string;
	readonly canonical: string;
}

interface Fixes {
	readonly choose: { readonly type: ErrorType };
}

/** A code of Agent-Native is no `error_type`; which of the six it becomes is for a person to say (ES-02, ZH-01). */
export const errorTypeLegacy = defineRule<'error-type-legacy', Args, Fixes>({
	meta: {
		id: 'error-type-legacy',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-02', 'ZH-01'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = typeTextOf(response);
		const match = found?.text === undefined ? undefined : lookup(found.text);
		if (!found || found.text === undefined || !match) return;
		report({
			at: found.node,
			args: { value: found.text, canonical: match.entry.code },
			fixes: ERROR_TYPES.map((type) => ({
				id: 'choose',
				args: { type },
				kind: 'suggestion',
				edits: replaceValue(response, found.node, `"${type}"`),
			})),
		});
	},
});
