import type { Range } from '../../../text/span.ts';
import { type Sentence, sentenceOf } from '../../sentence-of.ts';
import type { Classified } from '../../types.ts';
import { findEntities } from '../../words/entities.ts';
import { findApologies } from '../../words/find-apology.ts';
import { findBlame } from '../../words/find-blame.ts';
import { findCodes } from '../../words/find-codes.ts';
import { findForeign } from '../../words/find-foreign.ts';
import { findInstructions } from '../../words/find-instructions.ts';
import { findJargon } from '../../words/find-jargon.ts';
import { findMarkup } from '../../words/find-markup.ts';
import { findNumbers } from '../../words/find-numbers.ts';
import { findPersonalData } from '../../words/find-personal-data.ts';
import { findPhones } from '../../words/find-phones.ts';
import { findPlaceholders } from '../../words/find-placeholders.ts';
import { findRegional } from '../../words/find-regional.ts';
import { findSecrets } from '../../words/find-secrets.ts';
import { findShouting } from '../../words/find-shouting.ts';
import { findStackTrace } from '../../words/find-stack-trace.ts';
import { findUnspeakable } from '../../words/find-unspeakable.ts';
import { outside } from '../../words/fold.ts';
import type { Finder } from '../../words/hit.ts';
import { findMojibake } from '../../words/mojibake.ts';

/** One fault, one diagnostic: what an earlier finder has claimed, a later one leaves alone. The order is that of gravity. */
const ORDER: readonly Finder[] = [
	(sentence) => (findStackTrace(sentence).length > 0 ? [{ start: 0, end: sentence.text.length }] : []),
	findSecrets,
	findMojibake,
	findEntities,
	findInstructions,
	findForeign,
	findPersonalData,
	findPhones,
	findPlaceholders,
	findMarkup,
	findCodes,
	findJargon,
	findBlame,
	findRegional,
	findApologies,
	findShouting,
	findUnspeakable,
	findNumbers,
];

const CLAIMS = new WeakMap<Sentence, readonly (readonly Range[])[]>();

function claimsOf(sentence: Sentence): readonly (readonly Range[])[] {
	const known = CLAIMS.get(sentence);
	if (known) return known;
	const claims = ORDER.map((find) => find(sentence));
	CLAIMS.set(sentence, claims);
	return claims;
}

/** What a finder finds that no graver one has claimed. A stack trace claims the whole sentence. */
export function ownHits<H extends Range>(sentence: Sentence, find: Finder<H>): H[] {
	const rank = ORDER.indexOf(find);
	const graver = claimsOf(sentence).slice(0, Math.max(rank, 0));
	return outside(find(sentence), graver.flat());
}

/** Whether the sentence is a stack trace: then its length, language and marks are no faults of their own. */
export function isTrace(response: Classified): boolean {
	const sentence = sentenceOf(response);
	return sentence !== undefined && findStackTrace(sentence).length > 0;
}
