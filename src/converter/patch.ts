import { type ConvertedFile, editsOf } from './convert.ts';
import { type DiffRow, makeHunks } from './diff.ts';

/** A unified patch that `git apply` accepts, for all files that change; empty where none does. */
export function makePatch(files: readonly ConvertedFile[]): string {
	return files.map(patchFile).join('');
}

function patchFile(file: ConvertedFile): string {
	const edits = editsOf(file);
	if (edits.length === 0) return '';
	const path = file.name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
	const from = quotePath(`a/${path}`);
	const to = quotePath(`b/${path}`);
	const hunks = makeHunks(file.text, edits).map(
		({ line, count, rows }) => `@@ -${line},${count} +${line},${count} @@\n${rows.map(writeRow).join('')}`,
	);
	return `diff --git ${from} ${to}\n--- ${endPath(from)}\n+++ ${endPath(to)}\n${hunks.join('')}`;
}

function writeRow({ sign, text }: DiffRow): string {
	return text.endsWith('\n') ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`;
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
