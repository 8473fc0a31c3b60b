import { endOfMatch } from '../match.ts';
import { strictEscapeLength } from './escape.ts';

const QUOTE = 34;
const BACKSLASH = 92;

/** Everything but `"`, `\` and the control codes below the space. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Up to here a loop is faster than starting the expression. */
const SHORT = 12;

function isPlain(code: number): boolean {
	return code >= 32 && code !== QUOTE && code !== BACKSLASH;
}

/** What `scanString` found beside the end; one object is filled again and again, so that strings cost no memory. */
export interface StringFacts {
	hasEscapes: boolean;
}

/** The end of a JSON string, read from after its opening quote; -1 where it is not JSON. */
export function scanString(text: string, start: number, facts: StringFacts): number {
	let at = start;
	facts.hasEscapes = false;
	for (;;) {
		let code = text.charCodeAt(at);
		for (const limit = at + SHORT; at < limit && isPlain(code); ) code = text.charCodeAt(++at);
		if (isPlain(code)) {
			at = endOfMatch(PLAIN, text, at);
			code = text.charCodeAt(at);
		}
		if (code === QUOTE) return at + 1;
		const length = code === BACKSLASH ? strictEscapeLength(text, at) : 0;
		if (length === 0) return -1;
		facts.hasEscapes = true;
		at += length;
	}
}

/** The end of the longest JSON number at that place, whatever follows; -1 where there is none. */
export function scanNumber(text: string, at: number): number {
	const end = endOfMatch(NUMBER, text, at);
	return end > at ? end : -1;
}

/** `true`, `false` or `null` at that place: its length, else 0. What follows is not looked at. */
export function literalLength(text: string, at: number): number {
	if (text.startsWith('true', at) || text.startsWith('null', at)) return 4;
	return text.startsWith('false', at) ? 5 : 0;
}
