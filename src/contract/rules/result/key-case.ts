import { renameMember } from '../../edits.ts';
import { RESULT_MEMBERS } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly found: string;
	readonly expected: string;
}

interface Fixes {
	readonly rename: { readonly to: string };
}

/** `is_error` is how a Python object prints; on the wire clients look for `isError` alone. */
export const keyCase = defineRule<'key-case', Args, Fixes>({
	meta: {
		id: 'key-case',
		group: 'result',
		severity: 'warning',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, layers } = response;
		if (!result || !layers.some((layer) => layer.id === 'calltoolresult')) return;
		for (const [expected, spellings] of Object.entries(RESULT_MEMBERS)) {
			const [right, ...others] = spellings;
			const found = result.node.get(right) ? undefined : others.find((name) => result.node.get(name));
			const node = found === undefined ? undefined : result.node.get(found);
			if (!node?.key) continue;
			report({
				at: node.key,
				args: { found: node.key.name, expected },
				fixes: [
					{
						id: 'rename',
						args: { to: expected },
						kind: 'safe',
						edits: renameMember(response, node, expected),
					},
				],
			});
		}
	},
});
