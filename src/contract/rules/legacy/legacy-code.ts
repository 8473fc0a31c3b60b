import { lookup, retryChange } from '../../../registry/index.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { codesInFailure } from './codes-in-failure.ts';

interface Args {
	readonly legacy: string;
	readonly canonical: string;
	/** Whether the answer to "retry?" is another one after the change. */
	readonly retryDiffers: boolean;
}

interface Fixes {
	readonly convert: { readonly canonical: string };
}

/** On integration the strings in use give way to canonical codes (ZH-01); two of them change what a retry means (ZH-20, ZH-22). */
export const legacyCode = defineRule<'legacy-code', Args, Fixes>({
	meta: {
		id: 'legacy-code',
		group: 'legacy',
		severity: 'warning',
		sources: ['ZH-01', 'ZH-20', 'ZH-22'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		for (const { node, value } of codesInFailure(response)) {
			const match = lookup(value);
			if (!match?.legacy) continue;
			const canonical = match.entry.code;
			const retryDiffers = retryChange(value) !== undefined;
			report({
				at: node,
				args: { legacy: value, canonical, retryDiffers },
				fixes: [
					{
						id: 'convert',
						args: { canonical },
						kind: retryDiffers ? 'suggestion' : 'safe',
						edits: replaceValue(response, node, `"${canonical}"`),
					},
				],
			});
		}
	},
});
