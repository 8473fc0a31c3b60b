import { insertItem, insertMember } from '../../../text/json/edit.ts';
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
	check({ result, layers }, report) {
		const { structuredContent, content } = result ?? {};
		if (!result || !structuredContent || layers.some((layer) => layer.id === 'wrapper')) return;
		if (content && (content.kind !== 'array' || content.size > 0)) return;
		const block = `{"type":"text","text":${JSON.stringify(structuredContent.raw)}}`;
		const edits = content ? insertItem(content, block) : insertMember(result.node, 'content', `[${block}]`);
		report({
			at: content?.key ?? structuredContent.key ?? result.node,
			args: {},
			fixes: [{ id: 'add-text', args: {}, kind: 'safe', edits }],
		});
	},
});
