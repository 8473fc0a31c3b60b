import { applyEdits, type Edit } from '../text/edit.ts';
import type { Range } from '../text/span.ts';

const CONTEXT = 3;

/** One line of a diff; a changed line comes twice, before and after. */
export interface DiffRow {
	readonly sign: ' ' | '-' | '+';
	/** From 1; the same before and after, since edits never add a line. */
	readonly line: number;
	/** The line with its line end, if it has one. */
	readonly text: string;
	/** What was or is the code, as offsets into `text`. */
	readonly marks: readonly Range[];
}

/** Changed lines that lie near each other, with the lines around them. */
export interface Hunk {
	readonly line: number;
	/** Number of lines, the same before and after. */
	readonly count: number;
	readonly rows: readonly DiffRow[];
}

interface TouchedLine {
	/** Counted from 0. */
	readonly line: number;
	readonly start: number;
	readonly end: number;
	readonly edits: Edit[];
}

/**
 * The hunks of a set of edits, in the order of the text. Lines end with LF, as for git; a CR before it is part of the line.
 * @param shown Places of lines that are shown although nothing changes there.
 */
export function makeHunks(text: string, edits: readonly Edit[], shown: readonly number[] = []): Hunk[] {
	return groupLines(touchedLines(text, edits, shown)).map((lines) => makeHunk(text, lines));
}

function touchedLines(text: string, edits: readonly Edit[], shown: readonly number[]): TouchedLine[] {
	const places = [
		...edits.map((edit) => ({ offset: edit.offset, edits: [edit] })),
		...shown.map((offset) => ({ offset, edits: [] })),
	].sort((a, b) => a.offset - b.offset);
	const touched: TouchedLine[] = [];
	let line = 0;
	let counted = 0;
	for (const place of places) {
		const last = touched.at(-1);
		if (last && place.offset < last.end) {
			last.edits.push(...place.edits);
			continue;
		}
		const start = place.offset === 0 ? 0 : text.lastIndexOf('\n', place.offset - 1) + 1;
		line += countLineEnds(text, counted, start);
		counted = start;
		touched.push({ line, start, end: endOfLine(text, start), edits: [...place.edits] });
	}
	return touched;
}

function countLineEnds(text: string, from: number, to: number): number {
	let count = 0;
	for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
	return count;
}

/** After the line's end, or the end of the text. */
function endOfLine(text: string, start: number): number {
	const end = text.indexOf('\n', start);
	return end < 0 ? text.length : end + 1;
}

/** Lines whose contexts touch share a hunk. */
function groupLines(lines: readonly TouchedLine[]): TouchedLine[][] {
	const groups: TouchedLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last && line.line - last.line <= 2 * CONTEXT) group.push(line);
		else groups.push([line]);
	}
	return groups;
}

function makeHunk(text: string, touched: readonly TouchedLine[]): Hunk {
	const first = touched[0] ?? { line: 0, start: 0, end: 0, edits: [] };
	const top = contextAbove(text, first);
	const rows: DiffRow[] = [];
	let added: DiffRow[] = [];
	let line = top.line;
	let next = 0;
	let below = 0;
	for (let at = top.start, end = at; at < text.length; at = end) {
		end = endOfLine(text, at);
		const target = touched[next];
		if (!target && below++ === CONTEXT) break;
		line++;
		const content = text.slice(at, end);
		if (target?.start === at) next++;
		if (target?.start === at && target.edits.length > 0) {
			const edits = target.edits.map((edit) => ({ ...edit, offset: edit.offset - at }));
			rows.push({ sign: '-', line, text: content, marks: edits.map(markBefore) });
			added.push({ sign: '+', line, text: applyEdits(content, edits), marks: marksAfter(edits) });
			continue;
		}
		rows.push(...added, { sign: ' ', line, text: content, marks: [] });
		added = [];
	}
	return { line: top.line + 1, count: line - top.line, rows: [...rows, ...added] };
}

function contextAbove(text: string, { start, line }: TouchedLine): { start: number; line: number } {
	let above = { start, line };
	for (let count = 0; count < CONTEXT && above.start > 0; count++) {
		const lineStart = above.start === 1 ? 0 : text.lastIndexOf('\n', above.start - 2) + 1;
		above = { start: lineStart, line: above.line - 1 };
	}
	return above;
}

function markBefore({ offset, length }: Edit): Range {
	return { start: offset, end: offset + length };
}

function marksAfter(edits: readonly Edit[]): Range[] {
	let shift = 0;
	return edits.map(({ offset, length, text }) => {
		const start = offset + shift;
		shift += text.length - length;
		return { start, end: start + text.length };
	});
}
