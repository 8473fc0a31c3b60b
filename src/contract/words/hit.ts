import type { Range } from '../../text/span.ts';
import { findRanges, outside, overlaps } from './fold.ts';

/** A sentence for a caller as the finders read it; both texts have the same length. */
export interface SentenceText {
	readonly text: string;
	readonly folded: string;
}

/** What was found, and where. */
export interface Hit<K extends string = string> extends Range {
	readonly kind: K;
}

export type Finder<H extends Range = Range> = (sentence: SentenceText) => H[];

export interface HitPattern<K extends string> {
	readonly kind: K;
	/** Global and with the u or v flag. */
	readonly pattern: RegExp;
	/** Which of the two texts it reads; the text as it stands where absent. */
	readonly on?: 'folded';
	/** Whether what was found counts; `before` is the folded text up to it. */
	readonly keep?: (said: string, before: string, after: string) => boolean;
}

/** Hits of every pattern in the order of the text; of two that overlap the one of the earlier pattern stays. */
export function findHits<K extends string>(
	sentence: SentenceText,
	patterns: readonly HitPattern<K>[],
	exceptions: readonly RegExp[] = [],
): Hit<K>[] {
	const spared = exceptions.flatMap((pattern) => findRanges(sentence.folded, pattern));
	const hits: Hit<K>[] = [];
	for (const { kind, pattern, on, keep } of patterns) {
		for (const { start, end } of findRanges(on === 'folded' ? sentence.folded : sentence.text, pattern)) {
			if (hits.some((hit) => overlaps(hit, { start, end }))) continue;
			const said = sentence.text.slice(start, end);
			if (keep && !keep(said, sentence.folded.slice(0, start), sentence.folded.slice(end))) continue;
			hits.push({ kind, start, end });
		}
	}
	return outside(hits, spared).sort((one, other) => one.start - other.start);
}
