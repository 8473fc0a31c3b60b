import type { Finding, RuleFix } from '../../rule.ts';
import { type Sentence, sentenceOf } from '../../sentence-of.ts';
import type { Classified, Severity } from '../../types.ts';
import { foldText } from '../../words/fold.ts';
import type { Finder, Hit } from '../../words/hit.ts';
import { replaceRanges } from '../../words/tidy.ts';
import { ownHits } from './own-hits.ts';

/** What the messages of a rule about words are told. */
export interface HitArgs<K extends string> {
	readonly kind: K;
	/** The first of the words found, at most 40 code units. */
	readonly said: string;
	/** How many places. */
	readonly count: number;
}

/** No arguments. */
export type NoArgs = Record<string, never>;

/** Hits of the sentence of a response that no graver finder claims, with the sentence. */
export function hitsOf<K extends string>(
	response: Classified,
	find: Finder<Hit<K>>,
): { readonly sentence: Sentence; readonly hits: readonly Hit<K>[] } | undefined {
	const sentence = sentenceOf(response);
	if (!sentence) return undefined;
	const hits = ownHits(sentence, find);
	return hits.length > 0 ? { sentence, hits } : undefined;
}

/** One finding for all places: the first gives its name. */
export function hitFinding<K extends string, F>(
	sentence: Sentence,
	hits: readonly Hit<K>[],
	fixes: readonly RuleFix<F>[] = [],
	severity?: Severity,
): Finding<HitArgs<K>, F> {
	const [first] = hits;
	if (!first) throw new RangeError('A finding needs a place.');
	const said = sentence.text.slice(first.start, Math.min(first.end, first.start + 40)).trim();
	return {
		at: sentence.locate(hits),
		args: { kind: first.kind, said, count: hits.length },
		...(fixes.length > 0 && { fixes }),
		...(severity && { severity }),
	};
}

/**
 * One fix that replaces every place; none where too little would be left to say,
 * or where the rule would still find something.
 */
export function mendAll<Id extends string, H extends Hit>(
	id: Id,
	kind: 'safe' | 'suggestion',
	{ sentence, hits }: { readonly sentence: Sentence; readonly hits: readonly H[] },
	find: Finder,
	replacement: (said: string, hit: H) => string,
	tidy: (text: string) => string = (text) => text,
): { id: Id; args: NoArgs; kind: 'safe' | 'suggestion'; edits: ReturnType<Sentence['rewrite']> }[] {
	const next = tidy(replaceRanges(sentence.text, hits, replacement));
	if ((next.match(/\p{L}{2,}/gu)?.length ?? 0) < 2 || next === sentence.text) return [];
	if (hasHits(next, find)) return [];
	return [{ id, args: {}, kind, edits: sentence.rewrite(next) }];
}

function hasHits(text: string, find: Finder): boolean {
	return find({ text, folded: foldText(text) }).length > 0;
}
