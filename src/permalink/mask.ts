/** An escape at any depth of strings in strings, or one character. */
const PARTS = /(?<!\\)\\+(?:u[0-9a-fA-F]{4}|[^\\])|./gsu;

function maskPart(part: string, digit: string): string {
	if (part.length > 1 && part.startsWith('\\')) return part;
	if (/\d/.test(part)) return digit;
	if (/\p{Lu}/u.test(part)) return 'X';
	return /\p{L}/u.test(part) ? 'x'.repeat(part.length) : part;
}

/**
 * A text of the same length and shape that says nothing: letters `x` and `X`, digits `0` after a first `1`
 * (a number in JSON must not begin with 0); marks and escapes stay.
 * @param keep how many digits stay as they are, from the left.
 */
export function maskText(text: string, keep = 0): string {
	let digits = 0;
	return text.replace(PARTS, (part) => {
		if (!/^\d$/.test(part)) return maskPart(part, '');
		digits++;
		if (digits <= keep) return part;
		return digits === 1 ? '1' : '0';
	});
}

const TOP_LEVEL = /\.\p{L}+$/u;

/** The shape of an e-mail address; the end of its domain stays, so that it is still read as one. */
export function maskEmail(text: string): string {
	const end = TOP_LEVEL.exec(text)?.index ?? text.length;
	return maskText(text.slice(0, end)) + text.slice(end);
}

/** How many digits of a telephone number stay: what says country or area, so that it is still read as one. */
const PHONE_DIGITS = 4;

export function maskPhone(text: string): string {
	return maskText(text, PHONE_DIGITS);
}
