import { rootView } from '../../view.ts';
import { readJson } from '../read.ts';
import type { JsonNode } from '../types.ts';

/** The value of a text that has one; for tests. */
export function rootOf(text: string): JsonNode {
	const { root } = readJson(rootView(text));
	if (root === undefined) throw new Error('No value here.');
	return root;
}

/** A member by names and indexes; for tests. */
export function at(root: JsonNode, ...path: (string | number)[]): JsonNode {
	return path.reduce<JsonNode>((node, step) => {
		const child = typeof step === 'number' ? node.children[step] : node.get(step);
		if (child === undefined) throw new Error(`No ${step} here.`);
		return child;
	}, root);
}
