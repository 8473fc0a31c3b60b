import type { Edit } from '../edit.ts';
import { quoteString } from './escape.ts';
import { colonSpace, memberGap, memberStart } from './style.ts';
import type { JsonNode } from './types.ts';

/** Puts another value, written as JSON, in the place of one. */
export function replaceNode(node: JsonNode, jsonText: string): readonly Edit[] {
	return node.document.view.replace(node.start, node.end, jsonText);
}

/** Gives a member another name; the new one stands in `"`. */
export function renameNode(node: JsonNode, name: string): readonly Edit[] {
	const { key } = node;
	if (key === undefined) throw new TypeError('Only a member has a key.');
	const sample = node.document.view.text.slice(key.start, key.end);
	return node.document.view.replace(key.start, key.end, quoteString(name, sample));
}

/** Takes members of one object, or items of one array, out with their commas and their own lines. */
export function cutNodes(nodes: readonly JsonNode[]): readonly Edit[] {
	const parent = nodes[0]?.parent;
	if (!parent) return [];
	const doomed = new Set(nodes.map(({ start }) => start));
	const siblings = parent.children;
	const edits: Edit[] = [];
	// Neighbours that go together share commas, so a run of them is one cut.
	for (let first = 0; first < siblings.length; first += 1) {
		if (!doomed.has(siblings[first]?.start ?? -1)) continue;
		let last = first;
		while (doomed.has(siblings[last + 1]?.start ?? -1)) last += 1;
		const { start, end } = cutOf(parent, first, last);
		edits.push(...parent.document.view.replace(start, end, ''));
		first = last;
	}
	return edits;
}

/** Adds a member at the end, laid out as the object's other members are. */
export function insertIntoObject(object: JsonNode, key: string, jsonText: string): readonly Edit[] {
	if (object.kind !== 'object') throw new TypeError('Only an object takes members.');
	return appendText(object, `${quoteString(key)}:${colonSpace(object)}${jsonText}`);
}

/** Adds an item at the end of an array. */
export function insertIntoArray(array: JsonNode, jsonText: string): readonly Edit[] {
	if (array.kind !== 'array') throw new TypeError('Only an array takes items.');
	return appendText(array, jsonText);
}

/** Puts text around a value, which stays as it is: `wrapNode(node, '{"error": ', '}')`. */
export function wrapNode(node: JsonNode, before: string, after: string): readonly Edit[] {
	const { view } = node.document;
	return [...view.replace(node.start, node.start, before), ...view.replace(node.end, node.end, after)];
}

/** Inside of a container, without its brackets; up to its end where it never closes. */
function insideOf(container: JsonNode): { start: number; end: number } {
	const { start, end, raw } = container;
	const closes = raw.length > 1 && /[}\]]/.test(raw.charAt(raw.length - 1));
	const isOwn = container.children.at(-1)?.end !== end;
	return { start: start + 1, end: closes && isOwn ? end - 1 : end };
}

/** With the comma before them, or where they are the first with the one after. */
function cutOf(parent: JsonNode, first: number, last: number): { start: number; end: number } {
	const { children } = parent;
	const [before, own, after] = [children[first - 1], children[first], children[last + 1]];
	if (before) return { start: before.end, end: children[last]?.end ?? before.end };
	if (own && after) return { start: memberStart(own), end: memberStart(after) };
	return insideOf(parent);
}

function appendText(container: JsonNode, member: string): readonly Edit[] {
	const { view } = container.document;
	const gap = memberGap(container);
	const text = indentLike(member, gap);
	const last = container.children.at(-1);
	if (last !== undefined) return view.replace(last.end, last.end, `,${gap}${text}`);
	const { start, end } = insideOf(container);
	return view.replace(start, end, text);
}

/** Gives the lines of a value the line ends and the indentation of the place where it goes. */
function indentLike(jsonText: string, gap: string): string {
	const lineBreak = /\r?\n|\r/.exec(gap)?.[0];
	if (lineBreak === undefined || !jsonText.includes('\n')) return jsonText;
	return jsonText.replace(/\r?\n/g, gap.slice(gap.lastIndexOf(lineBreak)));
}
