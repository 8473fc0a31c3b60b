import type { Edit } from '../text/edit.ts';
import type { JsonNode } from '../text/json/types.ts';
import { withTwin } from './twin.ts';
import type { Subject } from './types.ts';

/** A member to be written: its name and its value as JSON. */
export type NewMember = readonly [name: string, json: string];

/** Edits that take members of one object away with their commas, in the twin too. */
export function removeMembers(subject: Subject, members: readonly JsonNode[]): readonly Edit[] {
	const copies = members.map((member) => withTwin(subject, member));
	return [copies.flatMap(([own]) => own ?? []), copies.flatMap(([, twin]) => twin ?? [])].flatMap(cutMembers);
}

/** Edits that write members at the end of an object, laid out as its own are, in the twin too. */
export function insertMembers(
	subject: Subject,
	object: JsonNode,
	members: readonly NewMember[],
): readonly Edit[] {
	return withTwin(subject, object).flatMap((copy) => appendMembers(copy, members));
}

/** Edits that give a member another name, in the twin too. */
export function renameMember(subject: Subject, member: JsonNode, name: string): readonly Edit[] {
	return withTwin(subject, member).flatMap(({ document, key }) =>
		key ? document.view.replace(key.start, key.end, JSON.stringify(name)) : [],
	);
}

function cutMembers(members: readonly JsonNode[]): readonly Edit[] {
	const parent = members[0]?.parent;
	if (!parent) return [];
	const siblings = parent.children;
	const doomed = new Set(members.map(({ start }) => start));
	const edits: Edit[] = [];
	for (let first = 0; first < siblings.length; first += 1) {
		if (!doomed.has(startOf(siblings, first))) continue;
		let last = first;
		while (last + 1 < siblings.length && doomed.has(startOf(siblings, last + 1))) last += 1;
		const [from, to] = cutOf(parent, siblings, first, last);
		edits.push(...parent.document.view.replace(from, to, ''));
		first = last;
	}
	return edits;
}

/** A run of members goes with the comma before it, or where it is the first with the one after it. */
function cutOf(
	parent: JsonNode,
	siblings: readonly JsonNode[],
	first: number,
	last: number,
): [from: number, to: number] {
	const before = siblings[first - 1];
	const after = siblings[last + 1];
	const end = siblings[last]?.end ?? parent.end;
	if (before) return [before.end, end];
	if (after) return [memberStart(siblings[first]) ?? parent.start + 1, memberStart(after) ?? end];
	return [parent.start + 1, parent.end - 1];
}

function startOf(siblings: readonly JsonNode[], index: number): number {
	return siblings[index]?.start ?? -1;
}

function memberStart(member: JsonNode | undefined): number | undefined {
	return member?.key?.start ?? member?.start;
}

function appendMembers(object: JsonNode, members: readonly NewMember[]): readonly Edit[] {
	const { view } = object.document;
	const last = object.children.at(-1);
	const colon = last?.key && view.text.slice(last.key.end, last.start).endsWith(':') ? ':' : ': ';
	const spelled = members.map(([name, json]) => `${JSON.stringify(name)}${colon}${json}`);
	if (!last) return view.replace(object.start + 1, object.start + 1, spelled.join(', '));
	const comma = separatorOf(object, last);
	return view.replace(last.end, last.end, spelled.map((member) => comma + member).join(''));
}

/** What stands between two members of the object: between its last two, else as after its opening brace. */
function separatorOf(object: JsonNode, last: JsonNode): string {
	const { text } = object.document.view;
	const previous = object.children.at(-2);
	const between = previous
		? text.slice(previous.end, memberStart(last))
		: `,${text.slice(object.start + 1, memberStart(last))}`;
	if (/^\s*,\s*$/u.test(between))
		return between === ',' && !previous && last.key ? compactOr(text, last) : between;
	return ', ';
}

/** An only member says by its colon whether the text is written without spaces. */
function compactOr(text: string, { key, start }: JsonNode): string {
	return key && text.slice(key.end, start).endsWith(':') ? ',' : ', ';
}
