import { countWhile } from '../search.ts';
import type { JsonNode } from './types.ts';

/** The innermost value at an offset of the document's text; a key counts as its member. */
export function nodeAt(root: JsonNode, offset: number): JsonNode | undefined {
	let found: JsonNode | undefined;
	let next: JsonNode | undefined = root;
	while (next !== undefined) {
		if (offset < startOf(next) || offset > next.end) break;
		found = next;
		next = childAt(next, offset);
	}
	return found;
}

/** The last child that begins at or before the offset. */
function childAt({ children }: JsonNode, offset: number): JsonNode | undefined {
	return children[countWhile(children, (child) => startOf(child) <= offset) - 1];
}

function startOf(node: JsonNode): number {
	return node.key?.start ?? node.start;
}

/** Whether two handles are of one value. */
export function isSameNode(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
	return (
		a !== undefined && b !== undefined && a.document === b.document && a.start === b.start && a.end === b.end
	);
}
