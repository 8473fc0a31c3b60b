import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type ShoutKind = 'emoji' | 'marks' | 'capitals';

const PATTERNS: readonly HitPattern<ShoutKind>[] = [
	{
		kind: 'emoji',
		pattern:
			/\s?(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D){0,40}/gu,
		keep: (said) => !/^\s?[©®™↔↩↪]/u.test(said),
	},
	{ kind: 'emoji', pattern: /(?<=^|\s)[:;]-?[)(DPp](?=$|\s|[.,])/gu },
	{ kind: 'marks', pattern: /[!¡]{2,20}|[?¿]{2,20}|(?:\?!|!\?)[!?]{0,20}/gu },
	{
		kind: 'capitals',
		pattern: /(?<![\p{L}\p{N}])\p{Lu}{1,30}(?:[\s,;:.¡!¿?-]{1,3}\p{Lu}{1,30}){2,60}(?![\p{L}\p{N}])/gu,
		keep: isLoud,
	},
];

/** A word that joins others: without one, capitals in a row are acronyms or the name of a company. */
const JOINING =
	/(?<!\p{L})(?:NO|YA|FUE|ESTÁ|ESTAN|DEBE|SU|LA|EL|LOS|LAS|PARA|CON|POR|QUE|HAY|ES|SE|UN|UNA|MÁS|LE|ME)(?!\p{L})/u;

function isLoud(said: string): boolean {
	const words = said.match(/\p{Lu}+/gu) ?? [];
	return words.some((word) => word.length >= 5) && said.length >= 12 && JOINING.test(said);
}

/** Emoji, doubled marks and words in capitals. */
export function findShouting(sentence: SentenceText): Hit<ShoutKind>[] {
	return findHits(sentence, PATTERNS);
}

export function calm(kind: ShoutKind, said: string): string {
	if (kind === 'emoji') return '';
	if (kind === 'marks')
		return said.includes('¿') ? '¿' : said.includes('¡') ? '¡' : said.includes('?') ? '?' : '!';
	const lower = said.toLowerCase();
	return lower.charAt(0).toUpperCase() + lower.slice(1);
}
