import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type MarkupKind = 'tag' | 'emphasis' | 'link' | 'list' | 'line-break';

const TAG =
	'a|abbr|audio|b|big|blockquote|body|br|break|button|center|code|div|em|emphasis|font|h[1-6]|head|hr|html|i|img|input|ins|label|li|mark|ol|p|phoneme|pre|prosody|s|say-as|script|small|span|speak|strike|strong|style|sub|sup|table|tbody|td|th|tr|tt|u|ul|voice';

const PATTERNS: readonly HitPattern<MarkupKind>[] = [
	{ kind: 'tag', pattern: new RegExp(`</?(?:${TAG})(?:\\s[^<>]{0,300})?/?>|<!--[^<>]{0,200}-->`, 'giu') },
	{ kind: 'link', pattern: /!?\[[^[\]\n]{1,120}\]\([^()\s]{1,300}\)/gu },
	{
		kind: 'emphasis',
		pattern:
			/\*\*[^*\n]{1,200}\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])[^_\n]{1,200}__(?![\p{L}\p{N}_])|~~[^~\n]{1,200}~~|`{1,3}[^`\n]{1,200}`{1,3}/gu,
	},
	{
		kind: 'emphasis',
		pattern:
			/(?<![\p{L}\p{N}*_\\])\*(?=\p{L})[^*\n]{1,100}(?<=[\p{L}\p{N}.!?])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=\p{L})[^_\n]{1,100}(?<=[\p{L}\p{N}.!?])_(?![\p{L}\p{N}_])/gu,
	},
	{
		kind: 'list',
		pattern: /(?<=^|\n)[ \t]{0,4}(?:#{1,6}|[-*•–]|>|\d{1,2}[.)])[ \t]{1,4}(?=\S)/gu,
		keep: (said, before, after) => /#|>/u.test(said) || before.includes('\n') || after.includes('\n'),
	},
	{ kind: 'list', pattern: /(?<=^|[:;.]\s{0,3})•\s?|\|\s{0,3}-{3,20}\s{0,3}\|/gu },
	{ kind: 'list', pattern: /(?<=^|\s)\*\s(?=[^*\n]{2,80}\s\*\s)/gu },
	{
		kind: 'line-break',
		pattern:
			/(?<=\S)[ \t]{0,4}(?:\r?\n|\r|\u2028)[ \t\r\n]{0,8}(?=\S)|(?<=\S)\s?(?:\\r)?\\n\s?(?=[\p{Lu}\p{N}¿¡•*-])/gu,
	},
];

/** Marks for a screen that a voice reads aloud. */
export function findMarkup(sentence: SentenceText): Hit<MarkupKind>[] {
	return findHits(sentence, PATTERNS);
}

/** The text without its marks. */
export function stripMarkup(kind: MarkupKind, said: string): string {
	if (kind === 'line-break') return ' ';
	if (kind === 'list') return '';
	if (kind === 'tag') return /^<\/?(?:br|p|div|li|tr|h\d|hr)/iu.test(said) ? ' ' : '';
	if (kind === 'link') return /\[([^[\]]*)\]/u.exec(said)?.[1] ?? '';
	return said.replaceAll(/^[*_~`]{1,3}|[*_~`]{1,3}$/gu, '');
}
