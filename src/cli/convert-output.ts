import {
	type ConvertedFile,
	countKinds,
	noteOf,
	type Row,
	rowsOf,
	type TableTexts,
} from '../converter/index.ts';
import type { ConverterTexts } from '../messages/converter-types.ts';

/** A file's occurrences as one object of `--json`. */
export function fileReport(file: ConvertedFile): object {
	return {
		file: file.name,
		kind: file.kind,
		totals: countKinds([file]),
		unlisted: file.unlisted,
		occurrences: rowsOf(file).map(({ line, column, occurrence, on, match, retryChange }) => ({
			line,
			column,
			offset: occurrence.start,
			length: occurrence.end - occurrence.start,
			from: occurrence.token,
			to: occurrence.canonical,
			kind: occurrence.kind,
			reason: occurrence.reason,
			applied: on,
			http: match.entry.http.value,
			retry: match.entry.retry.value,
			sideEffects: match.entry.sideEffects.value,
			statement: match.legacy?.statement ?? match.entry.legacy[0]?.statement,
			retryChange: retryChange ?? null,
		})),
	};
}

/** The table of a file for people; empty where nothing is to be shown. */
export function fileTable(
	file: ConvertedFile,
	table: TableTexts,
	texts: ConverterTexts,
	isShown: (row: Row) => boolean = () => true,
): string {
	const rows = rowsOf(file).filter(isShown);
	if (rows.length === 0) return '';
	const cells = rows.map((row) => [
		`${file.name}:${row.line}:${row.column}`,
		table.kinds[row.on && row.occurrence.kind !== 'canonical' ? 'converted' : row.occurrence.kind],
		row.on ? `${row.occurrence.token} → ${row.occurrence.canonical}` : row.occurrence.token,
		...factsOf(row, table),
		noteOf(row, table),
	]);
	const widths = cells[0]?.map((_, index) => Math.max(...cells.map((row) => widthOf(row[index] ?? ''))));
	const lines = cells.map((row) =>
		row.map((cell, index) => (index === row.length - 1 ? cell : pad(cell, widths?.[index] ?? 0))).join('  '),
	);
	const more = file.unlisted > 0 ? `${file.name}: ${texts.cli.unlisted(file.unlisted)}\n` : '';
	return `${lines.join('\n')}\n${more}`;
}

function factsOf({ match, on }: Row, { policies, unspecified }: TableTexts): string[] {
	if (!on) return ['', '', ''];
	const { http, retry, sideEffects } = match.entry;
	return [
		http.value === 'unspecified' ? unspecified : String(http.value),
		retry.value === 'unspecified' ? unspecified : policies[retry.value],
		sideEffects.value === 'unspecified' ? unspecified : sideEffects.value,
	];
}

/** Columns on a terminal: Han and full-width marks take two. */
function widthOf(text: string): number {
	let width = 0;
	for (const mark of text)
		width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(mark)
			? 2
			: 1;
	return width;
}

function pad(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
