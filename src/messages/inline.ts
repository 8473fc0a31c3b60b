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
