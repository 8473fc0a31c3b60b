import { replaceText, replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** A result inside a result, or a string inside a string. */
	readonly kind: 'result' | 'string';
	readonly levels: number;
}

interface Fixes {
	readonly unwrap: Record<never, never>;
}

/** The agent reads one level of JSON: what is encoded again reaches it as a heap of escapes. */
export const doubleEncoding = defineRule<'double-encoding', Args, Fixes>({
	meta: {
		id: 'double-encoding',
		group: 'result',
		severity: 'warning',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { layers, payload, result, rpc } = response;
		if (!payload || !result || payload.kind === 'string') return;
		const first = layers.findIndex((layer) => layer.id === 'calltoolresult');
		if (first < 0 || layers.slice(first).some((layer) => layer.id === 'wrapper')) return;
		const inner = layers.slice(first + 1);
		const results = inner.filter((layer) => layer.id === 'calltoolresult').length;
		const strings = inner.filter((layer) => layer.id === 'json-string').length;
		const place = inner.find((layer) => layer.id === 'calltoolresult' || layer.id === 'json-string');
		if (!place) return;
		const outer = rpc?.result;
		const [text] = result.texts;
		const edits =
			results > 0
				? outer && replaceValue(response, outer, result.node.raw)
				: text && replaceText(text, payload.raw);
		report({
			at: place.span,
			args: { kind: results > 0 ? 'result' : 'string', levels: results + strings },
			fixes: edits ? [{ id: 'unwrap', args: {}, kind: 'suggestion', edits }] : [],
		});
	},
});
