import { textBlock } from '../../answers.ts';
import { insertItem, insertMembers } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly 'add-text': Record<never, never>;
}

/** Clients older than `structuredContent`, and some newer ones on failures, pass the text blocks on alone. */
export const textBlockMissing = defineRule<'text-block-missing', Record<never, never>, Fixes>({
	meta: {
		id: 'text-block-missing',
		group: 'result',
		severity: 'info',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, layers } = response;
		const { structuredContent, content } = result ?? {};
		if (!result || !structuredContent || layers.some((layer) => layer.id === 'wrapper')) return;
		if (content && (content.kind !== 'array' || content.size > 0)) return;
		const block = textBlock(structuredContent.raw);
		const edits = content
			? insertItem(response, content, block)
			: insertMembers(response, result.node, [['content', `[${block}]`]]);
		report({
			at: content?.key ?? structuredContent.key ?? result.node,
			args: {},
			fixes: [{ id: 'add-text', args: {}, kind: 'safe', edits }],
		});
	},
});
