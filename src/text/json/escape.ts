import { endOfMatch } from '../match.ts';

/** Escapes of one letter, in JSON and in the notations that get pasted in its place (`\'` of Python, `` \` `` of JavaScript). */
const LETTERS: Readonly<Record<string, string>> = {
	'"': '"',
	'\\': '\\',
	'/': '/',
	b: '\b',
	f: '\f',
	n: '\n',
	r: '\r',
	t: '\t',
	"'": "'",
	'`': '`',
};

const STRICT_ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LOOSE_ESCAPE = /\\(?:["\\/bfnrt'`]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})?/y;
const EVERY_ESCAPE = /\\(?:(["\\/bfnrt'`])|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))?/g;

const BACKSLASH = 92;
const QUOTE = 34;
const LOWER_N = 110;

/** Length of the JSON escape at a backslash, 0 where JSON has none such. */
export function strictEscapeLength(text: string, at: number): number {
	const next = text.charCodeAt(at + 1);
	if (next === QUOTE || next === BACKSLASH || next === LOWER_N) return 2;
	return endOfMatch(STRICT_ESCAPE, text, at) - at;
}

/** Length of what one decoded code unit takes at a backslash; a backslash that escapes nothing stands for itself. */
export function looseEscapeLength(text: string, at: number): number {
	const next = text.charCodeAt(at + 1);
	if (next === QUOTE || next === BACKSLASH || next === LOWER_N) return 2;
	return endOfMatch(LOOSE_ESCAPE, text, at) - at;
}

/** What the inside of a string says, escapes that JSON has not included. */
export function decodeBody(body: string): string {
	if (!body.includes('\\')) return body;
	return body.replace(EVERY_ESCAPE, (whole, letter?: string, hex4?: string, hex2?: string) => {
		if (letter !== undefined) return LETTERS[letter] ?? whole;
		const hex = hex4 ?? hex2;
		return hex === undefined ? whole : String.fromCharCode(Number.parseInt(hex, 16));
	});
}

const NON_ASCII = /[\u0080-\uffff]/;
const NON_ASCII_ALL = /[\u0080-\uffff]/g;
const ESCAPED_NON_ASCII = /\\u(?!00[0-7])([0-9a-fA-F]{4})/;

/** Whether a text writes its non-ASCII characters as `\u` escapes, and in which case of letters. */
function escapesNonAscii(sample: string): 'upper' | 'lower' | undefined {
	const escaped = ESCAPED_NON_ASCII.exec(sample)?.[1];
	if (escaped === undefined || NON_ASCII.test(sample)) return undefined;
	return /[A-F]/.test(escaped) ? 'upper' : 'lower';
}

function spellUnit(unit: string, letters: 'upper' | 'lower'): string {
	const hex = unit.charCodeAt(0).toString(16).padStart(4, '0');
	return `\\u${letters === 'upper' ? hex.toUpperCase() : hex}`;
}

/**
 * Spells a text for the inside of a JSON string.
 * @param sample the string it goes into, as it stands: where that writes non-ASCII characters as `\u` escapes, so does this.
 * @param quote the string's closing quote, where it is not `"`.
 */
export function encodeBody(text: string, sample = '', quote = '"'): string {
	const letters = escapesNonAscii(sample);
	let body = JSON.stringify(text).slice(1, -1);
	if (quote === "'" || quote === '`') body = body.replaceAll(quote, `\\${quote}`);
	else if (quote !== '"') body = body.replaceAll(quote, spellUnit(quote, 'lower'));
	return letters === undefined ? body : body.replace(NON_ASCII_ALL, (unit) => spellUnit(unit, letters));
}

/** A text as a JSON string, quotes included. */
export function quoteString(text: string, sample = ''): string {
	return `"${encodeBody(text, sample)}"`;
}
