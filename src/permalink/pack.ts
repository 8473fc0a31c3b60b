import { LONG_TOKENS, SHORT_TOKENS } from './tokens.ts';

/** Control characters that a text hardly has: all but tab and the line ends. The last opens a sequence. */
const CONTROLS = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).filter(
	(control) => !'\t\n\r'.includes(control),
);
const SEQUENCE = CONTROLS[CONTROLS.length - 1] ?? '';
/** After the opener: a control character that stands in the text itself. */
const LITERAL = '0';
/** After the opener: half a surrogate pair that stands alone, as four hexadecimal digits. */
const SURROGATE = '1';
const FIRST_LONG = '@'.charCodeAt(0);

const CODE_BY_TOKEN: ReadonlyMap<string, string> = new Map<string, string>([
	...SHORT_TOKENS.map((token, index) => [token, CONTROLS[index] ?? ''] as const),
	...LONG_TOKENS.map((token, index) => [token, SEQUENCE + String.fromCharCode(FIRST_LONG + index)] as const),
]);
const TOKEN_BY_CODE: ReadonlyMap<string, string> = new Map(
	[...CODE_BY_TOKEN].map(([token, code]) => [code, token]),
);

function escapePattern(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

const CONTROL_CLASS = `[${CONTROLS.map((control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}]`;
/** The longest token at a place comes first. */
const TOKENS = new RegExp(
	[
		...[...CODE_BY_TOKEN.keys()].sort((a, b) => b.length - a.length).map(escapePattern),
		CONTROL_CLASS,
		'[\\ud800-\\udbff](?![\\udc00-\\udfff])',
		'(?<![\\ud800-\\udbff])[\\udc00-\\udfff]',
	].join('|'),
	'g',
);
const CODES = new RegExp(`${SEQUENCE}(?:${LITERAL}[^]|${SURROGATE}[0-9a-f]{4}|[^])|${CONTROL_CLASS}`, 'g');

/** Writes a text with the tokens as control characters, so that UTF-8 holds it whatever it is. */
export function packText(text: string): string {
	return text.replace(TOKENS, (found) => {
		const code = CODE_BY_TOKEN.get(found);
		if (code !== undefined) return code;
		if (found >= '\ud800') return SEQUENCE + SURROGATE + found.charCodeAt(0).toString(16);
		return SEQUENCE + LITERAL + found;
	});
}

function unpackCode(code: string): string | undefined {
	if (code.startsWith(SEQUENCE + LITERAL)) return code.slice(2);
	if (code.startsWith(SEQUENCE + SURROGATE)) return String.fromCharCode(Number.parseInt(code.slice(2), 16));
	return TOKEN_BY_CODE.get(code);
}

/** The text again; `corrupt` where a code means nothing, `too-large` where it has more than `most` code units. */
export function unpackText(
	packed: string,
	most: number,
): { readonly text: string } | 'corrupt' | 'too-large' {
	const parts: string[] = [];
	let length = 0;
	let at = 0;
	const add = (part: string): boolean => {
		parts.push(part);
		length += part.length;
		return length <= most;
	};
	for (const match of packed.matchAll(CODES)) {
		const text = unpackCode(match[0]);
		if (text === undefined) return 'corrupt';
		if (!add(packed.slice(at, match.index)) || !add(text)) return 'too-large';
		at = match.index + match[0].length;
	}
	return add(packed.slice(at)) ? { text: parts.join('') } : 'too-large';
}
