import { textBlock } from '../../answers.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly modernise: Record<never, never>;
}

/** `toolResult` is of the revision before the first published one; clients of today don't read it. */
export const legacyToolResult = defineRule<'legacy-tool-result', Record<never, never>, Fixes>({
	meta: {
		id: 'legacy-tool-result',
		group: 'result',
		severity: 'error',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, verdict } = response;
		const legacy = result?.node.get('toolResult');
		if (!result || !legacy || result.content) return;
		const text = typeof legacy.scalar === 'string' ? legacy.scalar : legacy.raw;
		const flag = verdict === 'business-error' ? ',"isError":true' : '';
		const modern = `{"content":[${textBlock(text)}]${flag}}`;
		report({
			at: legacy.key ?? legacy,
			args: {},
			fixes: [
				{ id: 'modernise', args: {}, kind: 'suggestion', edits: replaceValue(response, result.node, modern) },
			],
		});
	},
});
