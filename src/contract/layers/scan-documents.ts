import { literalLength, type StringFacts, scanNumber, scanString } from '../../text/json/scan.ts';
import { endOfMatch } from '../../text/match.ts';

/** A complete JSON object or array inside a text; offsets into it. */
export interface FoundDocument {
	readonly start: number;
	readonly end: number;
}

interface Documents {
	readonly found: readonly FoundDocument[];
	/** Characters other than white space and commas outside them. */
	readonly leftOut: number;
	/** Where the unfinished value begins that the text ends in, if it does. */
	readonly unfinished?: number;
}

/**
 * Finds the complete JSON objects and arrays of a text, outermost ones only.
 * A failed try resumes where it failed, so the time stays linear.
 */
export function scanDocuments(text: string): Documents {
	const found: FoundDocument[] = [];
	const opening = /\{(?=[ \t\r\n]{0,1000}["}])|\[(?=[ \t\r\n]{0,1000}[[\]{"\d\-tfn])/g;
	let leftOut = 0;
	let done = 0;
	let unfinished: number | undefined;
	for (let hit = opening.exec(text); hit; hit = opening.exec(text)) {
		const { at, isComplete } = scanValue(text, hit.index);
		if (isComplete && at - hit.index > 2) {
			leftOut += countOutside(text, done, hit.index);
			found.push({ start: hit.index, end: at });
			done = at;
		} else if (!isComplete && at >= text.length) {
			unfinished ??= hit.index;
		}
		opening.lastIndex = Math.max(at, hit.index + 1);
	}
	leftOut += countOutside(text, done, text.length);
	return { found, leftOut, ...(unfinished !== undefined && unfinished >= done && { unfinished }) };
}

/** What stands outside is counted by its gaps: a run of any other characters overflows the engine's stack at some millions. */
const GAP = /[\s,\p{Cc}]+/gu;

function countOutside(text: string, start: number, end: number): number {
	let count = end - start;
	for (const gap of text.slice(start, end).matchAll(GAP)) count -= gap[0].length;
	return count;
}

const SPACE = /[ \t\r\n]*/y;
const facts: StringFacts = { hasEscapes: false };

/** Reads one strict JSON value from `start`: where it ends, or where it fails. */
function scanValue(text: string, start: number): { at: number; isComplete: boolean } {
	const closers: string[] = [];
	let at = start;
	let expectsValue = true;
	for (;;) {
		at = endOfMatch(SPACE, text, at);
		if (expectsValue) {
			const opener = text[at];
			if (opener === '{' || opener === '[') {
				closers.push(opener === '{' ? '}' : ']');
				const next = endOfMatch(SPACE, text, at + 1);
				if (text[next] === closers.at(-1)) {
					at = next;
					expectsValue = false;
					continue;
				}
				at = opener === '{' ? memberStart(text, next) : next;
				if (at < 0) return { at: failure(text, next), isComplete: false };
				continue;
			}
			const next = scalarEnd(text, at);
			if (next < 0) return { at: failure(text, at), isComplete: false };
			at = next;
			expectsValue = false;
			continue;
		}
		const closer = closers.at(-1);
		if (closer !== undefined && text[at] === closer) {
			closers.pop();
			at++;
			if (closers.length === 0) return { at, isComplete: true };
		} else if (closer !== undefined && text[at] === ',') {
			const next = endOfMatch(SPACE, text, at + 1);
			at = closer === '}' ? memberStart(text, next) : next;
			if (at < 0) return { at: failure(text, next), isComplete: false };
			expectsValue = true;
		} else return { at, isComplete: closers.length === 0 };
	}
}

/** Offset of the value behind `"key":`, or -1. */
function memberStart(text: string, at: number): number {
	const key = text[at] === '"' ? scanString(text, at + 1, facts) : -1;
	if (key < 0) return -1;
	const colon = endOfMatch(SPACE, text, key);
	return text[colon] === ':' ? colon + 1 : -1;
}

/** The end of a string, number or word; -1 where none is there. */
function scalarEnd(text: string, at: number): number {
	if (text[at] === '"') return scanString(text, at + 1, facts);
	const number = scanNumber(text, at);
	if (number >= 0) return number;
	const word = literalLength(text, at);
	return word > 0 ? at + word : -1;
}

/** Where a try ends: an unclosed string on the last line runs to the end of the text. */
function failure(text: string, at: number): number {
	return text[at] === '"' && !/["\r\n]/.test(text.slice(at + 1)) ? text.length : at;
}
