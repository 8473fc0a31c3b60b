import type { Edit } from '../text/edit.ts';
import { insertMember, renameKey } from '../text/json/edit.ts';
import { startOf } from '../text/json/style.ts';
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
	return withTwin(subject, member).flatMap((copy) => [...renameKey(copy, name)]);
}

function appendMembers(object: JsonNode, members: readonly NewMember[]): readonly Edit[] {
	if (object.size > 0) return members.flatMap(([name, json]) => [...insertMember(object, name, json)]);
	const [first, ...more] = members;
	if (!first) return [];
	const rest = more.map(([name, json]) => `, ${JSON.stringify(name)}: ${json}`).join('');
	return insertMember(object, first[0], first[1] + rest);
}

/** Neighbours that go together share commas, so a run of them is one cut. */
function cutMembers(members: readonly JsonNode[]): readonly Edit[] {
	const parent = members[0]?.parent;
	if (!parent) return [];
	const doomed = new Set(members.map(({ start }) => start));
	const siblings = parent.children;
	const edits: Edit[] = [];
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

/** With the comma before them, or where they are the first with the one after. */
function cutOf(parent: JsonNode, first: number, last: number): { start: number; end: number } {
	const [before, own, after] = [
		parent.children[first - 1],
		parent.children[first],
		parent.children[last + 1],
	];
	const end = parent.children[last]?.end ?? parent.end;
	if (before) return { start: before.end, end };
	if (own && after) return { start: startOf(own), end: startOf(after) };
	return { start: parent.start + 1, end: parent.end - 1 };
}
