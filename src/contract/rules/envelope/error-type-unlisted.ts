import { lookup } from '../../../registry/lookup.ts';
import type { JsonKind } from '../../../text/json/types.ts';
import { replaceValue } from '../../edits.ts';
import { nearestErrorType } from '../../error-types.ts';
import { orderTypes } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import type { ErrorType } from '../../types.ts';
import { typeTextOf } from './type-text.ts';

interface Args {
	/** As it stands, cut short; a text without its quotes. */
	readonly value: string;
	readonly kind: JsonKind;
	/** The one of the six that seems to be meant. */
	readonly nearest?: ErrorType;
}

interface Fixes {
	readonly choose: { readonly type: ErrorType };
}

/** A value outside the list is treated as UNKNOWN (ES-02). */
export const errorTypeUnlisted = defineRule<'error-type-unlisted', Args, Fixes>({
	meta: {
		id: 'error-type-unlisted',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-02', 'ES-05'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = typeTextOf(response);
		if (!found) return;
		const { node, text = '' } = found;
		if (lookup(text)) return;
		const near = nearestErrorType(node.kind === 'number' ? node.raw : text);
		if (near?.certain) return;
		report({
			at: node,
			args: {
				value: (found.text ?? node.raw).slice(0, 60),
				kind: node.kind,
				...(near && { nearest: near.type }),
			},
			fixes: (near ? [near.type] : orderTypes(response)).map((type) => ({
				id: 'choose',
				args: { type },
				kind: 'suggestion',
				edits: replaceValue(response, node, `"${type}"`),
			})),
		});
	},
});
