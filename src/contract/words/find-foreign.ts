import type { Range } from '../../text/span.ts';
import { foldText } from './fold.ts';
import type { Hit, SentenceText } from './hit.ts';
import { FOREIGN, SPANISH } from './language-words.ts';
import { READ_LIMIT } from './says.ts';
import { splitSentences } from './sentences.ts';

export type ForeignLanguage = (typeof FOREIGN)[number]['language'] | 'script';

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;
const LATIN = /\p{Script=Latin}/gu;
const OTHER_SCRIPT =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]/gu;
/** Letters and accented words that a neighbour of Spanish has and Spanish has not. */
const OWN_SIGNS: Partial<Record<ForeignLanguage, RegExp>> = {
	pt: /[ãõçêôâà]|(?<!\p{L})(?:é|já|até|só)(?!\p{L})/giu,
	it: /[àèìòù]/giu,
	ca: /[àèòç]/giu,
	fr: /[àèùâêîôûç]/giu,
};
/** A nasal vowel of Portuguese is worth two signs: no name of a Spanish place or person has one. */
const NASAL = /[ãõ]/giu;
/** «està» folds to a Spanish word and is none. */
const NOT_SPANISH = /[ãõçêôâàèìòùîû]/iu;
/** Words of both that tell nothing: an article there is a conjunction here. */
const SHARED: ReadonlySet<string> = new Set(['o', 'no']);
const SPANISH_SIGN = /[¿¡]/gu;
const SPANISH_END = /(?:cion|ciones|mente)$/u;

/** Sentences that seem to be in another language: with evidence for it, and hardly any for Spanish. */
export function findForeign({ text, folded }: SentenceText): Hit<ForeignLanguage>[] {
	const whole = { start: 0, end: text.length };
	const kind = languageOf(text, folded, whole);
	if (kind) return [{ ...whole, kind }];
	return splitSentences(text).flatMap((range) => {
		const language = languageOf(text, folded, range);
		return language ? [{ ...range, kind: language }] : [];
	});
}

function languageOf(text: string, folded: string, { start, end }: Range): ForeignLanguage | undefined {
	const said = text.slice(start, end);
	const letters = said.match(LATIN)?.length ?? 0;
	const others = said.match(OTHER_SCRIPT)?.length ?? 0;
	if (others >= 2 && others * 2 > letters) return 'script';
	const words = folded.slice(start, end).match(WORD) ?? [];
	const unsigned = (said.match(WORD) ?? []).filter((word) => !NOT_SPANISH.test(word)).map(foldText);
	const signs = said.match(SPANISH_SIGN)?.length ?? 0;
	const spanish =
		unsigned.filter((word) => SPANISH.has(word) || endsInSpanish(word) || hasEnye(word)).length + signs;
	const best = FOREIGN.map(({ language, words: evidence }): Evidence => {
		const letter = countSigns(language, said);
		const only = words.filter((word) => evidence.has(word) && !SPANISH.has(word) && !SHARED.has(word)).length;
		return { language, all: countIn(words, evidence) + letter, only: only + letter };
	}).reduce((one, other) => (other.all > one.all ? other : one));
	return isForeign(words.length, best, spanish) ? best.language : undefined;
}

function countSigns(language: ForeignLanguage, said: string): number {
	const pattern = OWN_SIGNS[language];
	const signs = pattern ? (said.match(pattern)?.length ?? 0) : 0;
	return language === 'pt' ? signs + (said.match(NASAL)?.length ?? 0) : signs;
}

/** A word with ñ that no neighbour has; Galician has some. */
function hasEnye(word: string): boolean {
	return word.includes('ñ') && !FOREIGN.some(({ words }) => words.has(word));
}

/** «Operación», «solamente»; «novamente» ends so too and is none. */
function endsInSpanish(word: string): boolean {
	return SPANISH_END.test(word) && !FOREIGN.some(({ words }) => words.has(word));
}

/** Whether a text has at least one word that only Spanish would have. */
export function speaksSpanish(text: string): boolean {
	const words = foldText(text.slice(0, READ_LIMIT)).match(WORD) ?? [];
	return words.some((word) => SPANISH.has(word) || endsInSpanish(word));
}

interface Evidence {
	readonly language: ForeignLanguage;
	/** Words of the language, those that are Spanish too included. */
	readonly all: number;
	/** Words that are not Spanish. */
	readonly only: number;
}

/** Names bring foreign words along («The Grand», «Time Out»): half of the words must be of the language. */
function isForeign(words: number, { all, only }: Evidence, spanish: number): boolean {
	if (spanish === 0) return all * 2 >= words && (only >= 2 || (only === 1 && words <= 2));
	return only >= 2 && all >= 3 && all > spanish * 2 && all * 2 >= words;
}

function countIn(words: readonly string[], set: ReadonlySet<string>): number {
	return words.filter((word) => set.has(word)).length;
}
