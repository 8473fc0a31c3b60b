import type { JsonNode } from './types.ts';

const PLAIN_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Keys and indexes from the root to a node. */
export function pathOf(node: JsonNode): (string | number)[] {
	const path: (string | number)[] = [];
	for (let child: JsonNode = node, parent = node.parent; parent !== undefined; parent = child.parent) {
		const { start, key } = child;
		path.push(key?.name ?? parent.children.findIndex((item) => item.start === start));
		child = parent;
	}
	return path.reverse();
}

/** A path as people write it: `error.details[0]`, `["odd name"]`. */
export function formatPath(path: readonly (string | number)[]): string {
	return path
		.map((step, index) => {
			if (typeof step === 'number') return `[${step}]`;
			if (!PLAIN_NAME.test(step)) return `[${JSON.stringify(step)}]`;
			return index === 0 ? step : `.${step}`;
		})
		.join('');
}

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
