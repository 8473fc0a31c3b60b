import { countWhile } from './search.ts';

/** Replaces `length` UTF-16 code units of the pasted text at `offset`; the offsets of a set all refer to the text before it. */
export interface Edit {
	readonly offset: number;
	readonly length: number;
	readonly text: string;
}

/** By offset; insertions before what is replaced at the same place, else in the order given. */
function sortEdits(edits: readonly Edit[]): Edit[] {
	return [...edits].sort((a, b) => a.offset - b.offset || Math.min(a.length, 1) - Math.min(b.length, 1));
}

/**
 * The text with all edits made. Several insertions at one place keep the order given.
 * @throws RangeError where two edits overlap or one reaches outside the text.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const edit of sortEdits(edits)) {
		const trouble = troubleOf(edit, at, text.length);
		if (trouble) throw new RangeError(`Edit at ${edit.offset} ${trouble}.`);
		parts.push(text.slice(at, edit.offset), edit.text);
		at = edit.offset + edit.length;
	}
	parts.push(text.slice(at));
	return parts.join('');
}

/** Why an edit cannot be made behind what is done up to `at`. */
function troubleOf({ offset, length }: Edit, at: number, textLength: number): string | undefined {
	if (offset < at) return 'overlaps the one before it';
	return length < 0 || offset + length > textLength ? 'leaves the text' : undefined;
}

/** Whether the edits can be made and give that text. */
export function leadsTo(text: string, edits: readonly Edit[], after: string): boolean {
	let at = 0;
	const canBeMade = sortEdits(edits).every((edit) => {
		const trouble = troubleOf(edit, at, text.length);
		at = edit.offset + edit.length;
		return trouble === undefined;
	});
	return canBeMade && applyEdits(text, edits) === after;
}

function isSame(a: Edit, b: Edit): boolean {
	return a.offset === b.offset && a.length === b.length && a.text === b.text;
}

/** Whether making both may give something else than each one meant: overlapping, or touching where one only inserts. */
export function editsConflict(a: Edit, b: Edit): boolean {
	const [aEnd, bEnd] = [a.offset + a.length, b.offset + b.length];
	if (a.length === 0 || b.length === 0) return a.offset <= bEnd && b.offset <= aEnd;
	return a.offset < bEnd && b.offset < aEnd;
}

/** Sets of edits (one a fix) made one: a set that conflicts with an earlier one is left out as a whole. */
interface MergedEdits {
	readonly edits: readonly Edit[];
	/** Indexes of the sets that are in. */
	readonly taken: readonly number[];
	/** Indexes of the sets that were left out. */
	readonly left: readonly number[];
}

/** Index of the first edit at or after the offset, in edits that are in order. */
function indexFrom(edits: readonly Edit[], offset: number): number {
	return countWhile(edits, (edit) => edit.offset < offset);
}

/** Takes each set in turn; equal edits of several sets are made once. The edits come out in order of their places. */
export function mergeEdits(sets: readonly (readonly Edit[])[]): MergedEdits {
	const edits: Edit[] = [];
	const taken: number[] = [];
	const left: number[] = [];
	// What is in does not overlap, so that only the nearest on either side can be in the way: an insertion and its neighbour.
	const around = ({ offset }: Edit): Edit[] =>
		edits.slice(Math.max(indexFrom(edits, offset) - 2, 0), indexFrom(edits, offset + 1) + 2);
	sets.forEach((set, index) => {
		const fresh = set.filter((edit) => !around(edit).some((other) => isSame(edit, other)));
		if (fresh.some((edit) => around(edit).some((other) => editsConflict(edit, other)))) {
			left.push(index);
			return;
		}
		for (const edit of fresh) edits.splice(indexFrom(edits, edit.offset + 1), 0, edit);
		taken.push(index);
	});
	return { edits, taken, left };
}
