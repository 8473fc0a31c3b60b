import { countWhile } from '../text/search.ts';
import type { CodeHit, Site } from './types.ts';

/** A stretch of a text with the hits inside it. */
export interface Stretch {
	readonly start: number;
	readonly end: number;
	readonly hits: readonly CodeHit[];
}

/** The lines that hold a hit, without their line end. */
export function linesWithHits(text: string, hits: readonly CodeHit[]): Stretch[] {
	const parts: Stretch[] = [];
	let index = 0;
	for (let hit = hits[index]; hit; hit = hits[index]) {
		const start = hit.start === 0 ? 0 : text.lastIndexOf('\n', hit.start - 1) + 1;
		const lineEnd = text.indexOf('\n', hit.end);
		const end = lineEnd < 0 ? text.length : lineEnd;
		const first = index;
		while ((hits[index]?.start ?? Number.POSITIVE_INFINITY) < end) index++;
		parts.push({ start, end, hits: hits.slice(first, index) });
	}
	return parts;
}

/** The hits as they stand in `text.slice(start)`. */
export function shiftHits(hits: readonly CodeHit[], start: number): CodeHit[] {
	return start === 0
		? [...hits]
		: hits.map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }));
}

export function fillSites(hits: readonly CodeHit[], site: Site): Site[] {
	return hits.map(() => site);
}

/** Stretches between two marks, the last one to the end where it is never closed. */
export function findStretches(text: string, open: string, close: string): { start: number; end: number }[] {
	const found: { start: number; end: number }[] = [];
	for (let start = text.indexOf(open); start >= 0; ) {
		const closed = text.indexOf(close, start + open.length);
		const end = closed < 0 ? text.length : closed + close.length;
		found.push({ start, end });
		start = text.indexOf(open, end);
	}
	return found;
}

/** The hits of a sorted list that stand inside a range, with the index of the first. */
export function hitsWithin(
	hits: readonly CodeHit[],
	start: number,
	end: number,
): { first: number; hits: CodeHit[] } {
	const first = countWhile(hits, (hit) => hit.start < start);
	const last = countWhile(hits, (hit) => hit.start < end);
	return { first, hits: hits.slice(first, last) };
}
