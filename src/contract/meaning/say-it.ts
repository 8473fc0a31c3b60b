import type { Range } from '../../text/span.ts';
import { SENTENCES } from '../answers.ts';
import { findForeign, speaksSpanish } from '../words/find-foreign.ts';
import { findInstructions } from '../words/find-instructions.ts';
import { findInternalCodes } from '../words/find-internal-codes.ts';
import { findJargon } from '../words/find-jargon.ts';
import { findMarkup } from '../words/find-markup.ts';
import { findPersonalData } from '../words/find-personal-data.ts';
import { findPlaceholders } from '../words/find-placeholders.ts';
import { findSecrets } from '../words/find-secrets.ts';
import { findStackTrace } from '../words/find-stack-trace.ts';
import { foldText, overlaps } from '../words/fold.ts';
import type { Finder } from '../words/hit.ts';
import { replaceRanges, tidySentence } from '../words/tidy.ts';
import type { Leaning } from './rank.ts';
import { ANSWERS, type Answer } from './read-meaning.ts';

/** A sentence for the customer, and whether it is the developer's own. */
export interface Spoken {
	readonly sentence: string;
	readonly whose: 'own' | 'mended' | 'ours';
}

/** Nothing of such a sentence can be said. */
const SPOILS: readonly Finder[] = [findStackTrace, findForeign, findInstructions, findSecrets];
/** These words alone may not be said (ES-35, ES-38). */
const CUTS: readonly Finder[] = [
	findPersonalData,
	findPlaceholders,
	findMarkup,
	findInternalCodes,
	findJargon,
];
/** Fewer words are left over from something and say nothing. */
const FEWEST_WORDS = 3;
/** Far longer than the contract allows (ES-34): then no sentence was meant. */
const LONGEST = 400;

/** The developer's sentence as a customer may hear it (ES-06); one of ours where nothing of it may be said. */
export function sayIt(said: string, answer: Answer, meaning: Leaning | undefined): Spoken {
	const ours = oursFor(answer, meaning);
	if (!HAS_WORDS.test(said) || IS_A_NAME.test(said) || said.length > LONGEST) return ours;
	const find = (finders: readonly Finder[], words: string) =>
		finders.flatMap((finder) => finder({ text: words, folded: foldText(words) }));
	if (find(SPOILS, said).length > 0) return ours;
	const cuts = find(CUTS, said)
		.map((cut) => widen(said, cut))
		.sort((one, other) => one.start - other.start || other.end - one.end);
	if (cuts.length === 0) return { sentence: said, whose: 'own' };
	const apart = cuts.filter((cut, index) => !cuts.slice(0, index).some((before) => overlaps(before, cut)));
	if (apart.some(({ start }) => ENDS_OPEN.test(said.slice(0, start)))) return ours;
	const mended = tidySentence(replaceRanges(said, apart, () => ''));
	const words = mended.match(/\p{L}{2,}/gu)?.length ?? 0;
	const isWhole =
		words >= FEWEST_WORDS && speaksSpanish(mended) && find([...SPOILS, ...CUTS], mended).length === 0;
	return isWhole ? { sentence: mended, whose: 'mended' } : ours;
}

const HAS_WORDS = /\p{L}{2,}/u;
/** `'citas'`, `user_id`: what a program calls something, and nobody says. */
const IS_A_NAME = /^(?:(['"`]).*\1|[A-Za-z\d]+[_.$][\w.$-]*)$/;
/** What goes with the words that are cut: «… en la tabla clientes», «… (código». */
const LED_BY =
	/(?<![\s,;])[\s,;]{1,4}(?:en|de|del|desde|con|contra|por|al|a|ante|según|c[oó]digo|error|estado|id|identificador|n[uú]mero|referencia)(?:\s{1,3}(?:el|la|los|las|nuestr[oa]s?|su))?[\s([#:]{0,4}$/iu;
/** An article or a verb that waits for a noun. */
const ENDS_OPEN = /(?<!\p{L})(?:el|la|los|las|un|una|su|nuestr[oa]|que|y|o|es|son|como)[\s([]{0,4}$/iu;

/** A preposition goes with what it led to; an article alone is the subject's, and stays. */
function widen(text: string, { start, end }: Range): Range {
	return { start: LED_BY.exec(text.slice(0, start))?.index ?? start, end };
}

const BY_ANSWER: Readonly<Record<Answer, Leaning | 'other'>> = {
	NOT_FOUND: 'not-found',
	VALIDATION: 'invalid-datum',
	PERMISSION: 'permission',
	SYSTEM: 'outage',
	BLOCKER: 'arrears',
	UNKNOWN: 'other',
	'empty-search': 'empty-search',
};

/** The sentence of the meaning that was read, where the answer is one of its own; else the answer's usual one. */
function oursFor(answer: Answer, meaning: Leaning | undefined): Spoken {
	const fits = meaning !== undefined && ANSWERS[meaning][0] === answer;
	return { sentence: SENTENCES[fits ? meaning : BY_ANSWER[answer]], whose: 'ours' };
}
