import { stringOf } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly types: readonly string[];
}

/** Images, audio and resources are passed on unread: nothing of the contract is in them. */
export const uncheckedMedia = defineRule<'unchecked-media', Args>({
	meta: {
		id: 'unchecked-media',
		group: 'result',
		severity: 'info',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, result }, report) {
		if (shape !== 'media' || !result?.content) return;
		const types = result.content.children.map((block) => stringOf(block.get('type')) ?? '?');
		report({ at: result.content.key ?? result.content, args: { types: [...new Set(types)].slice(0, 5) } });
	},
});
