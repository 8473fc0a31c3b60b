import type { Edit } from '../text/edit.ts';
import {
	cutNodes,
	insertIntoArray,
	insertIntoObject,
	renameNode,
	replaceNode,
	wrapNode,
} from '../text/json/edit.ts';
import { isSameNode } from '../text/json/path.ts';
import { jsonStringView } from '../text/json/string-view.ts';
import type { JsonNode } from '../text/json/types.ts';
import { textBlock } from './answers.ts';
import type { ResultPart } from './layers/types.ts';
import type { Subject } from './types.ts';

/**
 * The words in which a rule changes a response. Whatever stands a second time in a text block is changed there as well,
 * and MCP's flag keeps the spelling of its result, so that no rule has to think of either.
 */

/** A member to be written: its name and its value as JSON. */
export type NewMember = readonly [name: string, json: string];

/** Edits that put other JSON in the place of a value. */
export function replaceValue(subject: Subject, node: JsonNode, json: string): readonly Edit[] {
	return inEachCopy(subject, node, (copy) => replaceNode(copy, json));
}

/** Edits that replace a part of a string node's text; offsets are those of the decoded text. */
export function replaceInString(
	subject: Subject,
	node: JsonNode,
	start: number,
	end: number,
	text: string,
): readonly Edit[] {
	return inEachCopy(subject, node, (copy) => jsonStringView(copy).replace(start, end, text));
}

/** Edits that put JSON around a value, which stays as it is. */
export function wrapValue(subject: Subject, node: JsonNode, before: string, after: string): readonly Edit[] {
	return inEachCopy(subject, node, (copy) => wrapNode(copy, before, after));
}

/** Edits that take members of one object away with their commas. */
export function removeMembers(subject: Subject, members: readonly JsonNode[]): readonly Edit[] {
	const twins = members.flatMap((member) => twinOf(subject, member) ?? []);
	return [...cutNodes(members), ...cutNodes(twins)];
}

/** Edits that write members at the end of an object, laid out as its own are. */
export function insertMembers(
	subject: Subject,
	object: JsonNode,
	members: readonly NewMember[],
): readonly Edit[] {
	return inEachCopy(subject, object, (copy) => appendMembers(copy, members));
}

/** Edits that write an item at the end of a list. */
export function insertItem(subject: Subject, list: JsonNode, json: string): readonly Edit[] {
	return inEachCopy(subject, list, (copy) => insertIntoArray(copy, json));
}

/** Edits that give a member another name. */
export function renameMember(subject: Subject, member: JsonNode, name: string): readonly Edit[] {
	return inEachCopy(subject, member, (copy) => renameNode(copy, name));
}

/** Edits that put other text in the place of a whole text block. */
export function replaceText({ node, view }: ResultPart['texts'][number], text: string): readonly Edit[] {
	return jsonStringView(node).replace(0, view.text.length, text);
}

/**
 * Edits that make the tool's whole answer that JSON: in a result of MCP the text says it and the flag agrees. An error
 * leaves `structuredContent` out, which clients check against the tool's `outputSchema`; a success has it where it was.
 */
export function replaceAnswer(subject: Subject, json: string, isError: boolean): readonly Edit[] {
	const { result, payload } = subject;
	if (!result) return payload ? replaceNode(payload, json) : [];
	const { structuredContent } = result;
	return [
		...writeText(subject, result, json),
		...(structuredContent && isError ? removeMembers(subject, [structuredContent]) : []),
		...(structuredContent && !isError ? replaceNode(structuredContent, json) : []),
		...setErrorFlag(subject, isError),
	];
}

/** One block alone keeps its own members; several say the old answer in several ways. */
function writeText(subject: Subject, { texts, content, node }: ResultPart, json: string): readonly Edit[] {
	const [text] = texts;
	if (text && (content?.size === 1 || content?.kind === 'string')) return replaceText(text, json);
	const blocks = `[${textBlock(json)}]`;
	return content ? replaceNode(content, blocks) : insertMembers(subject, node, [['content', blocks]]);
}

/** Edits that make MCP's flag agree with what the answer becomes. */
export function setErrorFlag(subject: Subject, isError: boolean): readonly Edit[] {
	const { result } = subject;
	if (!result) return [];
	const isToolResult = subject.layers.some((layer) => layer.id === 'calltoolresult');
	const flag = result.isError;
	if (!flag) {
		const name = result.node.get('structured_content') ? 'is_error' : 'isError';
		return isError && isToolResult ? insertMembers(subject, result.node, [[name, 'true']]) : [];
	}
	if (flag.scalar === isError || (flag.kind === 'null' && !isError)) return [];
	// Another product's mark may be a word of its own.
	return flag.kind === 'boolean' || isToolResult ? replaceValue(subject, flag, String(isError)) : [];
}

/** The same value in the payload's copy in a text block; undefined where there is none, or where it says something else. */
export function twinOf(subject: Subject, node: JsonNode): JsonNode | undefined {
	const { payload, twin } = subject;
	if (!payload || !twin) return undefined;
	const path = pathBetween(payload, node);
	const same = path?.reduce<JsonNode | undefined>(follow, twin);
	return same?.kind === node.kind && same.scalar === node.scalar ? same : undefined;
}

function inEachCopy(
	subject: Subject,
	node: JsonNode,
	edit: (copy: JsonNode) => readonly Edit[],
): readonly Edit[] {
	const twin = twinOf(subject, node);
	return twin ? [...edit(node), ...edit(twin)] : edit(node);
}

function appendMembers(object: JsonNode, members: readonly NewMember[]): readonly Edit[] {
	if (object.size > 0) return members.flatMap(([name, json]) => [...insertIntoObject(object, name, json)]);
	const [first, ...more] = members;
	if (!first) return [];
	const rest = more.map(([name, json]) => `, ${JSON.stringify(name)}: ${json}`).join('');
	return insertIntoObject(object, first[0], first[1] + rest);
}

type Step = string | number;

/** Undefined where the node stands elsewhere, or under a name that stands again further on: its copy can't be told. */
function pathBetween(top: JsonNode, node: JsonNode): Step[] | undefined {
	const path: Step[] = [];
	let at = node;
	while (at.start !== top.start || at.document !== top.document) {
		const { key, parent } = at;
		if (!parent || (key && !isSameNode(parent.get(key.name), at))) return undefined;
		path.unshift(key?.name ?? parent.children.findIndex((child) => child.start === at.start));
		at = parent;
	}
	return path;
}

function follow(node: JsonNode | undefined, step: Step): JsonNode | undefined {
	return typeof step === 'string' ? node?.get(step) : node?.children[step];
}
