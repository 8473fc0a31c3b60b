import type { JsonNode } from '../../../text/json/types.ts';
import { wrapValue } from '../../edits.ts';
import { BLOCK_TYPES, stringOf } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly kind: 'not-a-list' | 'not-an-object' | 'no-type' | 'unknown-type' | 'no-member' | 'not-text';
	/** The type or the member meant. */
	readonly name: string;
}

interface Fixes {
	readonly 'wrap-list': Record<never, never>;
}

/** Blocks that a client refuses, and the whole result with them. */
export const badBlock = defineRule<'bad-block', Args, Fixes>({
	meta: {
		id: 'bad-block',
		group: 'result',
		severity: 'error',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, layers, documents } = response;
		// What a display or a cut left of a block says nothing about the block.
		if (documents.some((document) => document.faults.length > 0)) return;
		const content = result?.content;
		if (
			!content ||
			!layers.some((layer) => layer.id === 'calltoolresult') ||
			layers.some((layer) => layer.id === 'wrapper')
		)
			return;
		if (content.kind === 'null') return;
		if (content.kind !== 'array') {
			const isText = content.kind === 'string';
			const edits = isText
				? wrapValue(response, content, '[{"type":"text","text":', '}]')
				: wrapValue(response, content, '[', ']');
			report({
				at: content,
				args: { kind: 'not-a-list', name: 'content' },
				fixes: [{ id: 'wrap-list', args: {}, kind: 'safe', edits }],
			});
			return;
		}
		for (const block of content.children.slice(0, MOST_BLOCKS)) {
			const fault = faultOf(block);
			if (fault) report({ at: fault.at, args: fault.args });
		}
	},
});

/** The first faulty blocks tell the rest. */
const MOST_BLOCKS = 20;

function faultOf(block: JsonNode): { at: JsonNode; args: Args } | undefined {
	if (block.kind !== 'object') return { at: block, args: { kind: 'not-an-object', name: block.kind } };
	const typeNode = block.get('type');
	const type = stringOf(typeNode);
	if (!typeNode || type === undefined) return { at: block, args: { kind: 'no-type', name: 'type' } };
	const needs = BLOCK_TYPES.get(type);
	if (!needs) return { at: typeNode, args: { kind: 'unknown-type', name: type.slice(0, 40) } };
	const missing = needs.find((name) => !block.get(name));
	if (missing) return { at: typeNode, args: { kind: 'no-member', name: missing } };
	const text = type === 'text' ? block.get('text') : undefined;
	return text && text.kind !== 'string'
		? { at: text, args: { kind: 'not-text', name: text.kind } }
		: undefined;
}
