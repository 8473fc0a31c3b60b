import { linesWithHits } from './lines.ts';
import type { CodeHit, Site } from './types.ts';

/** Sites in CSV or TSV: a cell that is a code is a value under the name of its column; the first row names columns. */
export function scanTable(text: string, hits: readonly CodeHit[]): Site[] {
	const firstEnd = text.indexOf('\n');
	const head = firstEnd < 0 ? text : text.slice(0, firstEnd);
	const separator = separatorOf(head);
	const columns = splitRow(head.replace(/^\uFEFF/, '').trimEnd(), separator).map(({ content }) =>
		content.trim(),
	);
	return linesWithHits(text, hits).flatMap(({ start, end, hits: inside }) => {
		const cells = splitRow(text.slice(start, end), separator);
		let index = 0;
		return inside.map((hit): Site => {
			if (start === 0) return { place: 'key' };
			const from = hit.start - start;
			while (index < cells.length - 1 && from >= (cells[index + 1]?.start ?? 0)) index++;
			if (cells[index]?.content.trim() !== hit.token) return { place: 'word' };
			return { place: 'value', name: columns[index] ?? '' };
		});
	});
}

interface Cell {
	readonly start: number;
	readonly length: number;
	readonly content: string;
}

function separatorOf(head: string): string {
	if (head.includes('\t')) return '\t';
	return head.includes(';') && !head.includes(',') ? ';' : ',';
}

function splitRow(row: string, separator: string): Cell[] {
	const cells: Cell[] = [];
	let start = 0;
	let quoted = false;
	for (let at = 0; at <= row.length; at++) {
		const mark = row.charAt(at);
		if (mark === '"') quoted = !quoted;
		if (at < row.length && (quoted || mark !== separator)) continue;
		const raw = row.slice(start, at);
		cells.push({ start, length: at - start, content: raw.trim().replace(/^"(.*)"$/, '$1') });
		start = at + 1;
	}
	return cells;
}
