/** A complete JSON object or array inside a text; offsets into it. */
export interface FoundDocument {
	readonly start: number;
	readonly end: number;
}

export interface Documents {
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
	const opening = /[{[]/g;
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

function countOutside(text: string, start: number, end: number): number {
	let count = 0;
	for (const match of text.slice(start, end).matchAll(/[^\s,\u001e\ufeff]+/g)) count += match[0].length;
	return count;
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: placeholder
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** Reads one strict JSON value from `start`: where it ends, or where it fails. */
export function scanValue(text: string, start: number): { at: number; isComplete: boolean } {
	const closers: string[] = [];
	let at = start;
	let expectsValue = true;
	for (;;) {
		at = after(SPACE, text, at) ?? at;
		if (expectsValue) {
			const opener = text[at];
			if (opener === '{' || opener === '[') {
				closers.push(opener === '{' ? '}' : ']');
				const next = after(SPACE, text, at + 1) ?? at + 1;
				if (text[next] === closers.at(-1)) {
					at = next;
					expectsValue = false;
					continue;
				}
				at = opener === '{' ? memberStart(text, next) : next;
				if (at < 0) return { at: next, isComplete: false };
				continue;
			}
			const next = after(STRING, text, at) ?? after(NUMBER, text, at) ?? after(WORD, text, at);
			if (next === undefined) return { at: failure(text, at), isComplete: false };
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
			const next = after(SPACE, text, at + 1) ?? at + 1;
			at = closer === '}' ? memberStart(text, next) : next;
			if (at < 0) return { at: failure(text, next), isComplete: false };
			expectsValue = true;
		} else return { at, isComplete: closers.length === 0 };
	}
}

/** Offset of the value behind `"key":`, or -1. */
function memberStart(text: string, at: number): number {
	const key = after(STRING, text, at);
	if (key === undefined) return -1;
	const colon = after(SPACE, text, key) ?? key;
	return text[colon] === ':' ? colon + 1 : -1;
}

/** An unclosed string runs to the end of its line: nothing before that can begin a value of ours. */
function failure(text: string, at: number): number {
	return text[at] === '"' && !/["\r\n]/.test(text.slice(at + 1)) ? text.length : at;
}

function after(pattern: RegExp, text: string, at: number): number | undefined {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : undefined;
}
