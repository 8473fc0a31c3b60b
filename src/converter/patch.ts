import { applyEdits, type Edit } from '../text/edit.ts';
import { type ConvertedFile, editsOf } from './convert.ts';

const CONTEXT = 3;

/** A unified patch that `git apply` accepts, for all files that change; empty where none does. */
export function makePatch(files: readonly ConvertedFile[]): string {
	return files.map((file) => patchFile(file.name, file.text, editsOf(file))).join('');
}

interface ChangedLine {
	/** Counted from 0. */
	readonly line: number;
	readonly start: number;
	readonly end: number;
	readonly edits: Edit[];
}

function patchFile(name: string, text: string, edits: readonly Edit[]): string {
	if (edits.length === 0) return '';
	const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
	const from = quotePath(`a/${path}`);
	const to = quotePath(`b/${path}`);
	const hunks = groupLines(changedLines(text, edits)).map((lines) => makeHunk(text, lines));
	return `diff --git ${from} ${to}\n--- ${endPath(from)}\n+++ ${endPath(to)}\n${hunks.join('')}`;
}

/** Git ends a name that has spaces with a tab, so that the reader knows where it ends. */
function endPath(path: string): string {
	return path.includes(' ') && !path.startsWith('"') ? `${path}\t` : path;
}

/** Git's C-style quoting, for names with quotes, backslashes or control codes. */
function quotePath(path: string): string {
	const marks = Array.from(path, quoteMark).join('');
	return marks === path ? path : `"${marks}"`;
}

function quoteMark(mark: string): string {
	if (mark === '"' || mark === '\\') return `\\${mark}`;
	const code = mark.charCodeAt(0);
	return code < 32 || code === 127 ? `\\${code.toString(8).padStart(3, '0')}` : mark;
}

/** A line ends with LF, as for git; a CR before it is part of the line. */
function changedLines(text: string, edits: readonly Edit[]): ChangedLine[] {
	const changed: ChangedLine[] = [];
	let line = 0;
	let counted = 0;
	for (const edit of edits) {
		const last = changed.at(-1);
		if (last && edit.offset < last.end) {
			last.edits.push(edit);
			continue;
		}
		const start = edit.offset === 0 ? 0 : text.lastIndexOf('\n', edit.offset - 1) + 1;
		line += countLineEnds(text, counted, start);
		counted = start;
		changed.push({ line, start, end: endOfLine(text, start), edits: [edit] });
	}
	return changed;
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
function groupLines(lines: readonly ChangedLine[]): ChangedLine[][] {
	const groups: ChangedLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last && line.line - last.line <= 2 * CONTEXT) group.push(line);
		else groups.push([line]);
	}
	return groups;
}

function makeHunk(text: string, changed: readonly ChangedLine[]): string {
	const first = changed[0];
	if (!first) return '';
	const top = contextAbove(text, first);
	const rows: string[] = [];
	let added: string[] = [];
	let count = 0;
	let next = 0;
	let below = 0;
	for (let at = top.start, end = at; at < text.length && below <= CONTEXT; at = end) {
		end = endOfLine(text, at);
		const target = changed[next];
		if (!target) below++;
		if (below > CONTEXT) break;
		const content = text.slice(at, end);
		count++;
		if (target?.start === at) {
			rows.push(makeRow('-', content));
			added.push(makeRow('+', applyEdits(content, shiftEdits(target.edits, at))));
			next++;
			continue;
		}
		rows.push(...added, makeRow(' ', content));
		added = [];
	}
	const range = `${top.line + 1},${count}`;
	return `@@ -${range} +${range} @@\n${[...rows, ...added].join('')}`;
}

function contextAbove(text: string, { start, line }: ChangedLine): { start: number; line: number } {
	let above = { start, line };
	for (let count = 0; count < CONTEXT && above.start > 0; count++) {
		const lineStart = above.start === 1 ? 0 : text.lastIndexOf('\n', above.start - 2) + 1;
		above = { start: lineStart, line: above.line - 1 };
	}
	return above;
}

function shiftEdits(edits: readonly Edit[], start: number): Edit[] {
	return edits.map((edit) => ({ ...edit, offset: edit.offset - start }));
}

function makeRow(sign: '-' | '+' | ' ', content: string): string {
	return content.endsWith('\n') ? sign + content : `${sign}${content}\n\\ No newline at end of file\n`;
}
