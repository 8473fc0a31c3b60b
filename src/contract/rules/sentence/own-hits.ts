import type { Range } from '../../../text/span.ts';
import type { Sentence } from '../../sentence-of.ts';
import { findEntities } from '../../words/entities.ts';
import { findApologies } from '../../words/find-apology.ts';
import { findBlame } from '../../words/find-blame.ts';
import { findForeign } from '../../words/find-foreign.ts';
import { findInstructions } from '../../words/find-instructions.ts';
import { findInternalCodes } from '../../words/find-internal-codes.ts';
import { findJargon } from '../../words/find-jargon.ts';
import { findMarkup } from '../../words/find-markup.ts';
import { findNumbers } from '../../words/find-numbers.ts';
import { findPersonalData } from '../../words/find-personal-data.ts';
import { findPhones } from '../../words/find-phones.ts';
import { findPlaceholders } from '../../words/find-placeholders.ts';
import { findRegional } from '../../words/find-regional.ts';
import { findSecrets } from '../../words/find-secrets.ts';
import { findShouting } from '../../words/find-shouting.ts';
import { findTraceStretches } from '../../words/find-stack-trace.ts';
import { findUnspeakable } from '../../words/find-unspeakable.ts';
import { outside } from '../../words/fold.ts';
import type { Finder } from '../../words/hit.ts';
import { findMojibake } from '../../words/mojibake.ts';

/**
 * One place, one diagnostic: a stretch that an earlier finder has claimed, a later one leaves alone. The order is that of
 * gravity. Nothing is claimed but the words found: what stands beside them is another fault, and a sentence in another
 * language claims nothing.
 */
const ORDER: readonly Finder[] = [
	findTraceStretches,
	findForeign,
	findSecrets,
	findMojibake,
	findEntities,
	findInstructions,
	findInternalCodes,
	findPersonalData,
	findPhones,
	findPlaceholders,
	findMarkup,
	findJargon,
	findBlame,
	findRegional,
	findApologies,
	findShouting,
	findUnspeakable,
	findNumbers,
];

/** These read Spanish: in a sentence of another language what they find is no fault of its own. */
const READ_IN_SPANISH: ReadonlySet<Finder> = new Set([findJargon, findShouting, findUnspeakable]);

const CLAIMS = new WeakMap<Sentence, readonly (readonly Range[])[]>();

function claimsOf(sentence: Sentence): readonly (readonly Range[])[] {
	const known = CLAIMS.get(sentence);
	if (known) return known;
	const claims = ORDER.map((find) => (find === findForeign ? [] : find(sentence)));
	CLAIMS.set(sentence, claims);
	return claims;
}

/** What a finder finds that no graver one has claimed. */
export function ownHits<H extends Range>(sentence: Sentence, find: Finder<H>): H[] {
	const rank = ORDER.indexOf(find);
	const graver = claimsOf(sentence).slice(0, Math.max(rank, 0)).flat();
	const foreign = READ_IN_SPANISH.has(find) ? findForeign(sentence) : [];
	return outside(find(sentence), [...graver, ...foreign]);
}
