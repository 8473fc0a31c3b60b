import { lookup, type Match, retryChange } from '../registry/index.ts';
import { createPositions } from '../text/position.ts';
import type { ConvertedFile } from './convert.ts';
import type { Occurrence } from './types.ts';

/** An occurrence with all that the table shows of it. */
export interface Row {
	readonly file: string;
	/** Index in the file's occurrences. */
	readonly index: number;
	/** From 1; columns in UTF-16 code units. */
	readonly line: number;
	readonly column: number;
	readonly occurrence: Occurrence;
	readonly on: boolean;
	readonly match: Match;
	/** The legacy code whose note is shown; for another spelling or a longer name the code in it. */
	readonly legacy: string;
	/** Set where the retry answer differs after the conversion. */
	readonly retryChange: ReturnType<typeof retryChange>;
}

/** The rows of a file in the order of its text. */
export function rowsOf(file: ConvertedFile): Row[] {
	const positions = createPositions(file.text);
	return file.occurrences.flatMap((occurrence, index): Row[] => {
		const match = lookup(occurrence.token) ?? lookup(occurrence.canonical);
		if (!match) return [];
		const legacy = match.legacy?.name ?? match.entry.legacy[0]?.name ?? match.entry.code;
		return [
			{
				file: file.name,
				index,
				...positions.positionOf(occurrence.start),
				occurrence,
				on: file.switches[index] ?? false,
				match,
				legacy,
				retryChange: retryChange(occurrence.token),
			},
		];
	});
}

/** Words of the table in one language. */
export interface TableTexts {
	readonly columns: {
		readonly [Column in
			| 'kind'
			| 'file'
			| 'place'
			| 'from'
			| 'to'
			| 'http'
			| 'retry'
			| 'sideEffects'
			| 'note']: string;
	};
	readonly kinds: { readonly [Kind in Occurrence['kind']]: string };
	readonly reasons: { readonly [Reason in Occurrence['reason']]: string };
	readonly unspecified: string;
	readonly policies: { readonly [Policy in 'never' | 'transient' | 'permanent' | 'retryable']: string };
	readonly notes: Readonly<Record<string, string>>;
	readonly retryChanges: { readonly [Change in NonNullable<Row['retryChange']>]: string };
	/** What stands between two sentences. */
	readonly sentenceGap: string;
	/** What stands in the column "to" where nothing changes. */
	readonly stays: string;
}

function cellsOf(row: Row, texts: TableTexts): string[] {
	const { occurrence, match, on } = row;
	const { http, retry, sideEffects } = match.entry;
	const open = <T>(value: T): string => (value === 'unspecified' ? texts.unspecified : String(value));
	return [
		texts.kinds[on && occurrence.kind !== 'canonical' ? 'converted' : occurrence.kind],
		row.file,
		`${row.line}:${row.column}`,
		occurrence.token,
		on ? occurrence.canonical : texts.stays,
		open(http.value),
		retry.value === 'unspecified' ? texts.unspecified : texts.policies[retry.value],
		open(sideEffects.value),
		noteOf(row, texts),
	];
}

/** Why it stays or is a suggestion, else the code's note; and the changed retry answer. */
export function noteOf(row: Row, texts: TableTexts): string {
	const { occurrence } = row;
	const note =
		occurrence.kind === 'converted' || row.on ? texts.notes[row.legacy] : texts.reasons[occurrence.reason];
	const change =
		row.retryChange && occurrence.kind !== 'left' ? texts.retryChanges[row.retryChange] : undefined;
	return [note, change].filter((text) => text !== undefined).join(texts.sentenceGap);
}

function headOf({ columns }: TableTexts): string[] {
	const { kind, file, place, from, to, http, retry, sideEffects, note } = columns;
	return [kind, file, place, from, to, http, retry, sideEffects, note];
}

/** The table as Markdown, codes in backticks. */
export function tableMarkdown(rows: readonly Row[], texts: TableTexts): string {
	const head = headOf(texts);
	const body = rows.map((row) =>
		cellsOf(row, texts).map((cell, index) =>
			index === 3 || (index === 4 && row.on) ? `\`${escapeMarkdown(cell)}\`` : escapeMarkdown(cell),
		),
	);
	return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function escapeMarkdown(cell: string): string {
	return cell
		.replaceAll('\\', '\\\\')
		.replaceAll('|', '\\|')
		.replace(/[\r\n]+/g, ' ');
}

/** The table as CSV (RFC 4180); a cell that a spreadsheet would take for a formula gets an apostrophe. */
export function tableCsv(rows: readonly Row[], texts: TableTexts): string {
	return [headOf(texts), ...rows.map((row) => cellsOf(row, texts))]
		.map((cells) => `${cells.map(escapeCsv).join(',')}\r\n`)
		.join('');
}

function escapeCsv(cell: string): string {
	const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
