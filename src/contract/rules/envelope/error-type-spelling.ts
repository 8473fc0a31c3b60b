import { replaceValue } from '../../edits.ts';
import { nearestErrorType } from '../../error-types.ts';
import { defineRule } from '../../rule.ts';
import type { ErrorType } from '../../types.ts';
import { typeTextOf } from './type-text.ts';

interface Args {
	readonly value: string;
	readonly type: ErrorType;
}

interface Fixes {
	readonly spell: { readonly type: ErrorType };
}

/** `error_type` is compared letter by letter (ES-05). */
export const errorTypeSpelling = defineRule<'error-type-spelling', Args, Fixes>({
	meta: {
		id: 'error-type-spelling',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-05', 'ES-02'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = typeTextOf(response);
		const near = found?.text === undefined ? undefined : nearestErrorType(found.text);
		if (!found || found.text === undefined || !near?.certain) return;
		report({
			at: found.node,
			args: { value: found.text, type: near.type },
			fixes: [
				{
					id: 'spell',
					args: { type: near.type },
					kind: 'safe',
					edits: replaceValue(response, found.node, `"${near.type}"`),
				},
			],
		});
	},
});
