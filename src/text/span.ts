/** Offsets in UTF-16 code units, `start` inclusive, `end` exclusive. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** One token of the pasted text: in order, never empty; several ranges where a layer splits the token. */
export type Span = readonly Range[];

/** Ranges in order, those that touch made one; empty ones dropped, unless there is nothing else. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
	const filled = ranges.filter(({ start, end }) => start < end);
	if (filled.length === 0) return ranges.slice(0, 1);
	const merged: Range[] = [];
	for (const range of filled) {
		const last = merged.at(-1);
		if (last?.end === range.start) merged[merged.length - 1] = { start: last.start, end: range.end };
		else merged.push(range);
	}
	return merged;
}
