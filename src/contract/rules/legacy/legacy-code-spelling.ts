import { variantOf } from '../../../registry/index.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { codesInFailure } from './codes-in-failure.ts';

interface Args {
	readonly value: string;
	/** The code in its exact spelling. */
	readonly code: string;
	readonly canonical: string;
}

interface Fixes {
	readonly convert: { readonly canonical: string };
}

/** Only the exact spelling is an alias (ZH-01): another one may be gRPC's or a code of its own, so it is only suggested. */
export const legacyCodeSpelling = defineRule<'legacy-code-spelling', Args, Fixes>({
	meta: {
		id: 'legacy-code-spelling',
		group: 'legacy',
		severity: 'info',
		sources: ['ZH-01'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		for (const { node, value } of codesInFailure(response)) {
			const variant = variantOf(value);
			if (!variant) continue;
			const { code, canonical } = variant;
			report({
				at: node,
				args: { value, code, canonical },
				fixes: [
					{
						id: 'convert',
						args: { canonical },
						kind: 'suggestion',
						edits: replaceValue(response, node, `"${canonical}"`),
					},
				],
			});
		}
	},
});
