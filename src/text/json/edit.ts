import type { Edit } from '../edit.ts';
import { quoteString } from './escape.ts';
import { jsonStringView } from './string-view.ts';
import { colonSpace, memberGap, startOf } from './style.ts';
import type { JsonNode } from './types.ts';

/** Puts another value, written as JSON, in the place of one. */
export function replaceValue(node: JsonNode, jsonText: string): readonly Edit[] {
	return node.document.view.replace(node.start, node.end, jsonText);
}

/** Changes a part of a string; offsets and text are decoded. */
export function replaceInString(node: JsonNode, start: number, end: number, text: string): readonly Edit[] {
	return jsonStringView(node).replace(start, end, text);
}

/** Gives a member another name; the new one stands in `"`. */
export function renameKey(node: JsonNode, name: string): readonly Edit[] {
	const { key } = node;
	if (key === undefined) throw new TypeError('Only a member has a key.');
	const sample = node.document.view.text.slice(key.start, key.end);
	return node.document.view.replace(key.start, key.end, quoteString(name, sample));
}

/** Takes a member or item out, with its comma and its own line. */
export function removeMember(node: JsonNode): readonly Edit[] {
	const { parent } = node;
	if (parent === undefined) throw new TypeError('The outermost value is no member.');
	const { start, end } = removalOf(node, parent);
	return node.document.view.replace(start, end, '');
}

/** Where a new member goes; at the end where neither is given. */
export interface Place {
	readonly before?: JsonNode;
	readonly after?: JsonNode;
}

/** Adds a member, laid out as the object's other members are. */
export function insertMember(
	object: JsonNode,
	key: string,
	jsonText: string,
	place: Place = {},
): readonly Edit[] {
	if (object.kind !== 'object') throw new TypeError('Only an object takes members.');
	return insertText(object, `${quoteString(key)}:${colonSpace(object)}${jsonText}`, place);
}

/** Adds an item to an array. */
export function insertItem(array: JsonNode, jsonText: string, place: Place = {}): readonly Edit[] {
	if (array.kind !== 'array') throw new TypeError('Only an array takes items.');
	return insertText(array, jsonText, place);
}

/** Puts text around a value, which stays as it is: `wrapValue(node, '{"error": ', '}')`. */
export function wrapValue(node: JsonNode, before: string, after: string): readonly Edit[] {
	const { view } = node.document;
	return [...view.replace(node.start, node.start, before), ...view.replace(node.end, node.end, after)];
}

/** Whether two handles are of one value. */
export function isSameNode(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
	return (
		a !== undefined && b !== undefined && a.document === b.document && a.start === b.start && a.end === b.end
	);
}

/** Inside of a container, without its brackets; up to its end where it never closes. */
function insideOf(container: JsonNode): { start: number; end: number } {
	const { start, end, raw } = container;
	const closes = raw.length > 1 && /[}\]]/.test(raw.charAt(raw.length - 1));
	const isOwn = container.children.at(-1)?.end !== end;
	return { start: start + 1, end: closes && isOwn ? end - 1 : end };
}

function removalOf(node: JsonNode, parent: JsonNode): { start: number; end: number } {
	const { children } = parent;
	const index = children.findIndex((child) => isSameNode(child, node));
	const next = children[index + 1];
	const previous = children[index - 1];
	if (next !== undefined) return { start: startOf(node), end: startOf(next) };
	if (previous !== undefined) return { start: previous.end, end: node.end };
	return insideOf(parent);
}

function insertText(container: JsonNode, member: string, { before, after }: Place): readonly Edit[] {
	const { view } = container.document;
	const gap = memberGap(container);
	const text = indentLike(member, gap);
	if (before !== undefined) {
		const at = startOf(before);
		return view.replace(at, at, `${text},${gap}`);
	}
	const anchor = after ?? container.children.at(-1);
	if (anchor !== undefined) return view.replace(anchor.end, anchor.end, `,${gap}${text}`);
	const { start, end } = insideOf(container);
	return view.replace(start, end, text);
}

/** Gives the lines of a value the line ends and the indentation of the place where it goes. */
function indentLike(jsonText: string, gap: string): string {
	const lineBreak = /\r?\n|\r/.exec(gap)?.[0];
	if (lineBreak === undefined || !jsonText.includes('\n')) return jsonText;
	return jsonText.replace(/\r?\n/g, gap.slice(gap.lastIndexOf(lineBreak)));
}
