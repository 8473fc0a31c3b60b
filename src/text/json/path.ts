import type { JsonNode } from './types.ts';

/** The innermost value at an offset of the document's text; a key counts as its member. */
export function nodeAt(root: JsonNode, offset: number): JsonNode | undefined {
	let found: JsonNode | undefined;
	let next: JsonNode | undefined = root;
	while (next !== undefined) {
		if (offset < (next.key?.start ?? next.start) || offset > next.end) break;
		found = next;
		next = childAt(next, offset);
	}
	return found;
}

function childAt(node: JsonNode, offset: number): JsonNode | undefined {
	const { children } = node;
	let low = 0;
	let high = children.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		const child = children[middle];
		if (child !== undefined && (child.key?.start ?? child.start) <= offset) low = middle;
		else high = middle - 1;
	}
	return children[low];
}
