/**
 * What a program must not hold as it is: control characters (Go refuses NUL), line separators, marks that change
 * the reading direction of the code around them, and the byte-order mark (Go refuses it inside a file).
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A string as a literal that JavaScript, Python, Go and Java read alike; a lone surrogate, which only some of them
 * can hold, becomes U+FFFD. Java reads `\u000a` as a line break before it reads literals, hence the short forms.
 */
export function stringLiteral(text: string, quote: "'" | '"'): string {
	const body = text
		.toWellFormed()
		.replaceAll('\\', '\\\\')
		.replaceAll(quote, `\\${quote}`)
		.replace(UNSAFE, (character) => SHORT[character] ?? unicodeEscape(character));
	return quote + body + quote;
}

/** A text as comment lines, none of which it can leave. */
export function comment(lead: '//' | '#', text: string): string {
	return `${lead} ${text.toWellFormed().replace(UNSAFE, ' ')}`.trimEnd();
}

/** JSON data as a Python literal, indented by four spaces a level. */
export function pythonLiteral(value: unknown, indent = ''): string {
	const inner = `${indent}    `;
	const block = (open: string, items: readonly string[], close: string): string =>
		items.length === 0
			? open + close
			: `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
	if (typeof value === 'string') return stringLiteral(value, '"');
	if (Array.isArray(value))
		return block(
			'[',
			value.map((item) => pythonLiteral(item, inner)),
			']',
		);
	if (typeof value === 'object' && value !== null) {
		const members = Object.entries(value).map(
			([key, member]) => `${stringLiteral(key, '"')}: ${pythonLiteral(member, inner)}`,
		);
		return block('{', members, '}');
	}
	if (typeof value === 'boolean') return value ? 'True' : 'False';
	return value === null || value === undefined ? 'None' : String(value);
}

function unicodeEscape(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
