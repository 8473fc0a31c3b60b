const MAX_INLINE = 48;

/**
 * A piece of somebody's text as inline code: on one line, short, its own backticks replaced so that it cannot end the
 * code early.
 */
export function code(text: string): string {
	const line = text
		.replace(/\p{Cc}+/gu, ' ')
		.replace(/`/g, 'ˋ')
		.toWellFormed();
	const shown = line.length > MAX_INLINE ? `${[...line].slice(0, MAX_INLINE - 1).join('')}…` : line;
	return `\`${shown === '' ? ' ' : shown}\``;
}

/** Several pieces of code with the language's separators: `a`, `b` y `c`. */
export function codeList(texts: readonly string[], comma: string, last: string): string {
	const shown = texts.map(code);
	if (shown.length < 2) return shown.join('');
	return `${shown.slice(0, -1).join(comma)}${last}${shown.at(-1)}`;
}

/** Ends a text with a full stop of the language, unless it ends a sentence already. */
export function endSentence(text: string, stop: string): string {
	return /[.!?…。！？]$/u.test(text) ? text : `${text}${stop}`;
}

/** For the middle of a sentence; acronyms and code stay as they are. */
export function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A piece of text that one can see: each space that is none of JSON's by its number, `U+00A0`, once. */
export function visible(text: string): string {
	if (text === '' || !/^[\p{Z}\u200b\ufeff\v\f]+$/u.test(text)) return text;
	const numbers = [...text].map(
		(sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
	);
	return [...new Set(numbers)].join(' ');
}
