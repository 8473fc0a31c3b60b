import type { Context } from '../../contract/types.ts';
import { worstDiagnostic } from '../../messages/describe.ts';
import type { JudgedResponse, Judgement } from '../../report/judgement.ts';
import { type Ground, lookOf } from '../../report/look.ts';

/** Up to so many responses are a row of chips; more are a list. */
export const MOST_CHIPS = 4;
/** Rows that are drawn at once; the rest is the height that they would have. */
export const ROWS_DRAWN = 40;
/** Rows drawn above those in sight, so that a scroll does not show a gap at once. */
const ROWS_AHEAD = 10;

export const GROUNDS = ['bad', 'warn', 'ok', 'blank'] as const satisfies readonly Ground[];

/** Which responses of a paste are listed, and how far the list is scrolled. */
export interface BatchView {
	/** Null for all of them; a list opens on those that do not conform, where there are any. */
	readonly ground: Ground | null | 'worst';
	/** As read: a type, or a verdict where there is none. */
	readonly type: string | null;
	/** Rule of the first fault; advice is none. */
	readonly rule: string | null;
	/** The first row in sight. */
	readonly top: number;
}

export const WHOLE_BATCH: BatchView = { ground: 'worst', type: null, rule: null, top: 0 };

/** What is told of one response in a row. */
export interface BatchRow {
	readonly index: number;
	readonly ground: Ground;
	readonly type: string;
	readonly rule: string | undefined;
}

export function batchRows({ responses, worst }: Judgement, context: Context): readonly BatchRow[] {
	const rows = responses.map((response, index) => toRow(response, index, context));
	const rank = ({ index, ground }: BatchRow) => (index === worst ? -1 : GROUNDS.indexOf(ground));
	return rows.toSorted((one, other) => rank(one) - rank(other) || one.index - other.index);
}

function toRow(response: JudgedResponse, index: number, context: Context): BatchRow {
	return {
		index,
		ground: lookOf(response, context).ground,
		type: response.errorType ?? response.verdict,
		rule: worstDiagnostic(response.diagnostics.filter(({ severity }) => severity !== 'info'))?.rule,
	};
}

/** The ground that is filtered by: the worst that there is, until a person chooses. */
export function chosenGround(rows: readonly BatchRow[], { ground }: BatchView): Ground | null {
	if (ground !== 'worst') return ground;
	return rows.some((row) => row.ground === 'bad') ? 'bad' : null;
}

/** The rows under the filters, the worst first. */
export function filterRows(rows: readonly BatchRow[], view: BatchView): readonly BatchRow[] {
	const ground = chosenGround(rows, view);
	return rows.filter(
		(row) =>
			(ground === null || row.ground === ground) &&
			(view.type === null || row.type === view.type) &&
			(view.rule === null || row.rule === view.rule),
	);
}

/** How many rows have each value, the most first; those without one are not counted. */
export function countBy(
	rows: readonly BatchRow[],
	value: (row: BatchRow) => string | undefined,
): readonly (readonly [value: string, count: number])[] {
	const counts = new Map<string, number>();
	for (const row of rows) {
		const key = value(row);
		if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return [...counts].sort(([, one], [, other]) => other - one);
}

/** The rows to draw, from the first one in sight. */
export function drawnRange(count: number, top: number): { readonly start: number; readonly end: number } {
	const start = Math.max(0, Math.min(top - ROWS_AHEAD, count - ROWS_DRAWN));
	return { start, end: Math.min(count, start + ROWS_DRAWN) };
}
