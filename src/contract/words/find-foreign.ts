import type { Range } from '../../text/span.ts';
import type { Hit, SentenceText } from './hit.ts';
import { FOREIGN, SPANISH } from './language-words.ts';
import { splitSentences } from './sentences.ts';

export type ForeignKind = (typeof FOREIGN)[number]['language'] | 'script';

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;
const LATIN = /\p{Script=Latin}/gu;
const OTHER_SCRIPT =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}]/gu;
/** Letters that Portuguese has and Spanish has not. */
const PORTUGUESE_LETTER = /[ãõçêôâà]/giu;
const SPANISH_SIGN = /[ñ¿¡]|(?:cion|ciones|mente)(?!\p{L})/gu;

/** Sentences that seem to be in another language: with evidence for it, and hardly any for Spanish. */
export function findForeign({ text, folded }: SentenceText): Hit<ForeignKind>[] {
	return splitSentences(text).flatMap((range) => {
		const kind = languageOf(text, folded, range);
		return kind ? [{ ...range, kind }] : [];
	});
}

function languageOf(text: string, folded: string, { start, end }: Range): ForeignKind | undefined {
	const said = text.slice(start, end);
	const letters = said.match(LATIN)?.length ?? 0;
	const others = said.match(OTHER_SCRIPT)?.length ?? 0;
	if (others >= 2 && others * 2 > letters) return 'script';
	const words = folded.slice(start, end).match(WORD) ?? [];
	const spanish = countIn(words, SPANISH) + (folded.slice(start, end).match(SPANISH_SIGN)?.length ?? 0);
	const best = FOREIGN.map(({ language, words: evidence }) => ({
		language,
		count: countIn(words, evidence) + (language === 'pt' ? (said.match(PORTUGUESE_LETTER)?.length ?? 0) : 0),
		only: words.filter((word) => evidence.has(word) && !SPANISH.has(word)).length,
	})).reduce((one, other) => (other.count > one.count ? other : one));
	return isForeign(words, best, spanish) ? best.language : undefined;
}

/** A lone word counts only when nothing else stands there; proper names bring one or two («The Grand»). */
function isForeign(
	words: readonly string[],
	{ language, count, only }: { language: ForeignKind; count: number; only: number },
	spanish: number,
): boolean {
	if (spanish === 0) return only >= 2 || (language === 'en' && only === 1 && words.length <= 2) || count >= 3;
	return count >= 3 && only >= 2 && count > spanish * 2;
}

function countIn(words: readonly string[], set: ReadonlySet<string>): number {
	return words.filter((word) => set.has(word)).length;
}
