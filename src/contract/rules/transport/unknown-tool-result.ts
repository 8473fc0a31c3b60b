import { isUnknownTool } from '../../classify/sdk-texts.ts';
import { stringOf } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** As words in a result, or as a business failure of the contract. */
	readonly kind: 'words' | 'envelope';
}

/** A tool that does not exist is the protocol's method error, no answer of a tool (ES-32). */
export const unknownToolResult = defineRule<'unknown-tool-result', Args>({
	meta: {
		id: 'unknown-tool-result',
		group: 'transport',
		severity: 'warning',
		sources: ['ES-32'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, result, rpc, envelope }, report) {
		if (shape === 'unknown-tool') {
			const node = result?.texts[0]?.node ?? rpc?.result;
			if (node) report({ at: node, args: { kind: 'words' } });
			return;
		}
		const says = [envelope?.userMessage, envelope?.details].find((node) =>
			isUnknownTool(stringOf(node) ?? ''),
		);
		if (says) report({ at: says, args: { kind: 'envelope' }, severity: 'error' });
	},
});
