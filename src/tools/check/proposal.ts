import { changeBetween } from '../../text/difference.ts';
import type { Edit } from '../../text/edit.ts';
import { createPositions } from '../../text/position.ts';

/** A stretch of a line; `changed` where it goes or comes. */
export interface Stretch {
	readonly text: string;
	readonly changed: boolean;
}

/** One place that a fix changes, with what stands around it. */
export interface ChangedPlace {
	readonly line: number;
	readonly removed: readonly (readonly Stretch[])[];
	readonly added: readonly (readonly Stretch[])[];
}

const AROUND = 32;
const NEAR = 24;
const MOST_LINES = 12;
const MOST_LETTERS = 600;

/** What edits would change, place by place; edits that stand close are one place. */
export function changedPlaces(text: string, edits: readonly Edit[]): readonly ChangedPlace[] {
	const positions = createPositions(text);
	return cluster(
		text,
		edits.flatMap((edit) => narrow(text, edit)),
	).map((group) => {
		const first = group[0]?.offset ?? 0;
		const last = group.at(-1);
		const end = last ? last.offset + last.length : first;
		const from = Math.max(lineStart(text, first), first - AROUND);
		const to = Math.min(lineEnd(text, end), end + AROUND);
		const before: Stretch[] = from > lineStart(text, first) ? [{ text: '…', changed: false }] : [];
		const after: Stretch[] = to < lineEnd(text, end) ? [{ text: '…', changed: false }] : [];
		const removed = group.map((edit) => text.slice(edit.offset, edit.offset + edit.length));
		const added = group.map((edit) => edit.text);
		const between = group.map((edit, index) => {
			const next = group[index + 1];
			return text.slice(edit.offset + edit.length, next ? next.offset : to);
		});
		const stretches = (changes: readonly string[]): Stretch[] => [
			...before,
			{ text: text.slice(from, first), changed: false },
			...changes.flatMap((change, index) => [
				{ text: shorten(change), changed: true },
				{ text: between[index] ?? '', changed: false },
			]),
			...after,
		];
		return {
			line: positions.positionOf(first).line,
			removed: toLines(stretches(removed)),
			added: toLines(stretches(added)),
		};
	});
}

/** The part of an edit that really changes something. */
function narrow(text: string, edit: Edit): readonly Edit[] {
	const old = text.slice(edit.offset, edit.offset + edit.length);
	return changeBetween(old, edit.text).map((change) => ({ ...change, offset: edit.offset + change.offset }));
}

function cluster(text: string, edits: readonly Edit[]): readonly (readonly Edit[])[] {
	const groups: Edit[][] = [];
	for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		const gap = last ? text.slice(last.offset + last.length, edit.offset) : '';
		if (group && gap.length <= NEAR && !/[\r\n]/.test(gap)) group.push(edit);
		else groups.push([edit]);
	}
	return groups;
}

function toLines(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
	const lines: Stretch[][] = [[]];
	for (const stretch of stretches) {
		stretch.text.split(/\r\n?|\n/).forEach((text, index) => {
			if (index > 0) lines.push([]);
			if (text !== '') lines.at(-1)?.push({ text: text.toWellFormed(), changed: stretch.changed });
		});
	}
	const shown = lines.slice(0, MOST_LINES);
	return lines.length > MOST_LINES ? [...shown, [{ text: '…', changed: false }]] : shown;
}

function shorten(text: string): string {
	if (text.length <= MOST_LETTERS) return text;
	return `${text.slice(0, MOST_LETTERS / 2)}…${text.slice(-MOST_LETTERS / 2)}`;
}

function lineStart(text: string, offset: number): number {
	return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function lineEnd(text: string, offset: number): number {
	const end = text.slice(offset, offset + AROUND + 1).search(/[\r\n]/);
	if (end >= 0) return offset + end;
	return text.length - offset <= AROUND ? text.length : offset + AROUND + 1;
}
