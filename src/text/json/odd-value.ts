import { endOfMatch, matchesAt } from '../match.ts';
import { AFTER, type Cursor, STOP } from './cursor.ts';
import { literalLength, scanNumber } from './scan.ts';
import { BARE, BOOLEAN, NONE, NULL, NUMBER, ODD, STRING } from './tape.ts';
import type { SyntaxFaultId } from './types.ts';

/** Words that stand for values in other notations. */
const WORDS: Readonly<Record<string, readonly [kind: number, fault: SyntaxFaultId]>> = {
	None: [NULL, 'python-literal'],
	True: [BOOLEAN, 'python-literal'],
	False: [BOOLEAN, 'python-literal'],
	undefined: [NULL, 'undefined-literal'],
	NaN: [NUMBER, 'nan-literal'],
	Infinity: [NUMBER, 'nan-literal'],
	TRUE: [BOOLEAN, 'unquoted-value'],
	FALSE: [BOOLEAN, 'unquoted-value'],
	NULL: [NULL, 'unquoted-value'],
	Null: [NULL, 'unquoted-value'],
	nil: [NULL, 'unquoted-value'],
};

/** A longer run is no word; and the engine's stack ends at some millions of such steps. */
const WORD = /[\p{L}_$][\p{L}\p{N}_$]{0,1000}/uy;
/** What belongs to a word or a number when it stands right after it. */
const TAIL = /[\p{L}\p{N}_.+$:%€(-]|\/(?![/*])/uy;
const LOOSE_NUMBER =
	/[+-]?(?:0[xXoObB][0-9a-fA-F]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d*)?|Infinity|NaN)/y;
const UNFINISHED_NUMBER = /(?:\.|[eE][+-]?)$/;
const PREFIXED_STRING = /[bBuUrRfF]{1,2}(?=["'])/y;
const ELLIPSIS = /…|\.{2,}/y;

const hasTail = (text: string, at: number): boolean => matchesAt(TAIL, text, at);

/** How far the end of a call is looked for. */
const FARTHEST_BRACKET = 100_000;
const BARE_TEXT = /[^,{}[\]\r\n(]*/y;

/** Where a call with its arguments ends, quoted text in it skipped; -1 where its bracket does not close. */
function endOfCall(text: string, open: number): number {
	const limit = Math.min(text.length, open + FARTHEST_BRACKET);
	let depth = 0;
	for (let at = open; at < limit; at++) {
		const mark = text.charAt(at);
		if (mark === '(') depth++;
		else if (mark === ')' && --depth === 0) return at + 1;
		else if (mark === '"' || mark === "'") {
			const close = text.indexOf(mark, at + 1);
			if (close > 0) at = close;
		}
	}
	return -1;
}

/** The end of a value without quotes; the arguments of a call belong to it, commas and line breaks included. */
function endOfBare(cursor: Cursor): number {
	const { text, at: start } = cursor;
	let at = endOfMatch(BARE_TEXT, text, start);
	while (text.charAt(at) === '(') {
		const call = cursor.lookahead < 0 ? -1 : endOfCall(text, at);
		cursor.lookahead -= call < 0 ? FARTHEST_BRACKET : call - at;
		at = endOfMatch(BARE_TEXT, text, call < 0 ? at + 1 : call);
	}
	return start + text.slice(start, at).trimEnd().length;
}

/** A word, a date, a call where a value belongs; outside of containers it is no JSON at all. */
function readBare(cursor: Cursor): void {
	const { text, at } = cursor;
	if (cursor.container === NONE) {
		cursor.fault('unexpected', at, text.length, 'value');
		cursor.state = STOP;
		return;
	}
	const end = endOfBare(cursor);
	cursor.fault('unquoted-value', at, end, 'value');
	cursor.addScalar(STRING | ODD | BARE, at, end);
}

function readWord(cursor: Cursor): void {
	const { text, at } = cursor;
	const literal = at + literalLength(text, at);
	const end = endOfMatch(WORD, text, at);
	const word = text.slice(at, end);
	const known = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
	if (hasTail(text, end)) readBare(cursor);
	else if (literal === end) cursor.addScalar(word === 'null' ? NULL : BOOLEAN, at, end);
	else if (known !== undefined) {
		cursor.fault(known[1], at, end, 'value');
		cursor.addScalar(known[0] | ODD, at, end);
	} else {
		const whole = end === text.length && ['true', 'false', 'null'].find((name) => name.startsWith(word));
		if (!whole) {
			readBare(cursor);
			return;
		}
		cursor.fault('truncated', end, end, 'value');
		cursor.addScalar(whole === 'null' ? NULL : BOOLEAN, at, end);
	}
}

function readOddNumber(cursor: Cursor): void {
	const { text, at } = cursor;
	const strict = scanNumber(text, at);
	if (strict > at && !hasTail(text, strict)) {
		cursor.addScalar(NUMBER, at, strict);
		return;
	}
	const end = endOfMatch(LOOSE_NUMBER, text, at);
	const raw = text.slice(at, end);
	if (at + 1 === text.length && text.charAt(at) === '-') {
		cursor.fault('truncated', at + 1, at + 1, 'value');
		cursor.at = text.length;
	} else if (end === at || hasTail(text, end)) {
		readBare(cursor);
	} else if (end === text.length && UNFINISHED_NUMBER.test(raw)) {
		cursor.fault('truncated', end, end, 'value');
		cursor.addScalar(NUMBER | ODD, at, end);
	} else {
		cursor.fault(/[IN]/.test(raw) ? 'nan-literal' : 'number-form', at, end, 'value');
		cursor.addScalar(NUMBER | ODD, at, end);
	}
}

/** `...` in place of what was left out. */
function readEllipsis(cursor: Cursor, end: number): void {
	cursor.fault('unexpected', cursor.at, end, 'value');
	if (cursor.keyStart !== NONE) {
		cursor.addScalar(NULL | ODD, cursor.at, end);
		return;
	}
	cursor.at = cursor.valueEnd = end;
	cursor.state = cursor.container === NONE ? STOP : AFTER;
}

/** Reads a value that has no quotes and is no JSON. */
export function readOddValue(cursor: Cursor): void {
	const { text, at } = cursor;
	const prefixed = endOfMatch(PREFIXED_STRING, text, at);
	if (prefixed > at) {
		cursor.fault('unexpected', at, prefixed, 'value');
		cursor.at = prefixed;
		return;
	}
	const ellipsis = endOfMatch(ELLIPSIS, text, at);
	if (ellipsis > at) readEllipsis(cursor, ellipsis);
	else if (/[-+.\d]/.test(text.charAt(at))) readOddNumber(cursor);
	else if (endOfMatch(WORD, text, at) > at) readWord(cursor);
	else readBare(cursor);
}
