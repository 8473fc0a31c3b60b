import { compilePhrases, foldText } from '../words/fold.ts';
import { READ_LIMIT } from '../words/says.ts';
import type { CueGroup } from './cues/cue-group.ts';
import { CUES } from './cues/index.ts';

export type Leaning = keyof typeof CUES;

interface Weighed {
	readonly weight: number;
	readonly pattern: RegExp;
}

/** Compiled when first asked for: most pastes are right and ask for no proposal. */
let compiled: ReadonlyMap<Leaning, readonly Weighed[]> | undefined;

function weighed(): ReadonlyMap<Leaning, readonly Weighed[]> {
	compiled ??= new Map(
		(Object.entries(CUES) as [Leaning, readonly CueGroup[]][]).map(([leaning, groups]) => [
			leaning,
			groups.map(([weight, cues]) => ({ weight, pattern: compilePhrases(cues) })),
		]),
	);
	return compiled;
}

/** How much a text leans to each meaning; only those that something speaks for. */
export function weighWords(text: string): ReadonlyMap<Leaning, number> {
	const folded = foldText(text.slice(0, READ_LIMIT));
	const weights = new Map<Leaning, number>();
	for (const [leaning, groups] of weighed()) {
		const weight = groups.reduce(
			(sum, group) => sum + (folded.search(group.pattern) >= 0 ? group.weight : 0),
			0,
		);
		if (weight > 0) weights.set(leaning, weight);
	}
	return weights;
}
