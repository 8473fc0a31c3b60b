import { endOfMatch } from '../match.ts';
import { AFTER, COLON, type Cursor, END, FIRST_ITEM, FIRST_KEY, KEY, STOP, VALUE } from './cursor.ts';
import { extendString, readOddString } from './odd-string.ts';
import { readOddValue } from './odd-value.ts';
import { isQuote } from './quotes.ts';
import { NONE, NULL, OBJECT, ODD } from './tape.ts';
import type { ExpectedToken } from './types.ts';

const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|\/\*[\s\S]*|#[^\r\n]*/y;
/** Spaces that are none in JSON. */
const ODD_SPACE = /[\f\v\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/y;
const BARE_KEY = /[^\s:,{}[\]"'`“”„‘’«»=()：…;]+/y;
const COLON_LIKE = /=>|->|=|：/y;
const COMMA_LIKE = /[;，、]/y;
const ELLIPSIS = /…|\.{2,}/y;
/** Bounded: the engine's stack ends at some millions of such steps. */
const JUNK = /[^\s\p{L}\p{N}_"'`“„‘«‹「『{}[\]:,/#-]{1,1000}/uy;

const EXPECTED: Readonly<Record<number, ExpectedToken>> = {
	[VALUE]: 'value',
	[FIRST_ITEM]: 'value',
	[FIRST_KEY]: 'key',
	[KEY]: 'key',
	[COLON]: 'colon',
	[AFTER]: 'comma-or-close',
	[END]: 'end',
};

function expectedIn(cursor: Cursor): ExpectedToken {
	return EXPECTED[cursor.state] ?? 'value';
}

function endOf(pattern: RegExp, cursor: Cursor): number {
	return endOfMatch(pattern, cursor.text, cursor.at);
}

/** Notes what stands in the way and steps over it: at least one code unit. */
function skipUnexpected(cursor: Cursor, end = cursor.at + 1): void {
	cursor.fault('unexpected', cursor.at, end, expectedIn(cursor));
	cursor.at = end;
}

/** The text ends inside a value: all that is open ends with it. */
function truncate(cursor: Cursor): void {
	const { length } = cursor.text;
	if (cursor.tape.length === 0) cursor.fault('missing-value', length, length, 'value');
	else cursor.fault('truncated', length, length, expectedIn(cursor));
	stop(cursor);
}

function stop(cursor: Cursor): void {
	while (cursor.container !== NONE) cursor.closeContainer(cursor.text.length);
	cursor.at = cursor.text.length;
	cursor.state = STOP;
}

/** A member or value that is not there: null, and empty. */
function addMissing(cursor: Cursor, at: number): void {
	const resume = cursor.at;
	cursor.addScalar(NULL | ODD, at, at);
	cursor.at = resume;
}

function recoverValue(cursor: Cursor, mark: string): void {
	const { at, state } = cursor;
	if (isQuote(mark)) {
		readOddString(cursor, false);
		return;
	}
	if (mark !== '' && !',:}]'.includes(mark)) {
		readOddValue(cursor);
		return;
	}
	if (cursor.container === NONE) {
		cursor.fault('unexpected', at, cursor.text.length, 'value');
		stop(cursor);
	} else if (mark === ':') {
		skipUnexpected(cursor);
	} else if (cursor.isInObject) {
		cursor.fault('missing-value', at, at, 'value');
		addMissing(cursor, at);
	} else if (mark === ',') {
		cursor.fault('missing-value', at, at, 'value');
		cursor.commaAt = cursor.at++;
		cursor.state = VALUE;
	} else {
		if (state === VALUE) cursor.fault('trailing-comma', cursor.commaAt, cursor.commaAt + 1, 'value');
		cursor.state = AFTER;
	}
}

function takeKey(cursor: Cursor, end: number, isNamed: boolean): void {
	const { at, text } = cursor;
	if (isNamed) cursor.keys.addNamed(at, end, text.slice(at, end), false);
	cursor.keyStart = at;
	cursor.keyEnd = end;
	cursor.at = end;
}

function recoverKey(cursor: Cursor, mark: string): void {
	const { state } = cursor;
	if (isQuote(mark)) {
		readOddString(cursor, true);
		return;
	}
	if (mark === '}' || mark === ']') {
		if (state === KEY) cursor.fault('trailing-comma', cursor.commaAt, cursor.commaAt + 1, 'key');
		cursor.state = AFTER;
		return;
	}
	if (mark === ',') {
		cursor.commaAt = cursor.at;
		skipUnexpected(cursor);
		cursor.state = KEY;
		return;
	}
	if (mark === '{' || mark === '[' || mark === ':') {
		cursor.fault('unexpected', cursor.at, cursor.at + 1, 'key');
		takeKey(cursor, cursor.at, false);
		cursor.state = mark === ':' ? COLON : VALUE;
		return;
	}
	const ellipsis = endOf(ELLIPSIS, cursor);
	if (ellipsis > cursor.at) {
		skipUnexpected(cursor, ellipsis);
		cursor.valueEnd = ellipsis;
		cursor.state = AFTER;
		return;
	}
	const end = endOf(BARE_KEY, cursor);
	if (end === cursor.at) {
		skipUnexpected(cursor);
		return;
	}
	cursor.fault('unquoted-key', cursor.at, end, 'key');
	takeKey(cursor, end, true);
	cursor.state = COLON;
}

function recoverColon(cursor: Cursor, mark: string): void {
	const { keyEnd } = cursor;
	const end = endOf(COLON_LIKE, cursor);
	if (end > cursor.at) {
		cursor.fault('missing-colon', cursor.at, end, 'colon');
		cursor.at = end;
		cursor.state = VALUE;
		return;
	}
	cursor.fault('missing-colon', keyEnd, keyEnd, 'colon');
	if (mark === ',' || mark === '}' || mark === ']') addMissing(cursor, keyEnd);
	else cursor.state = VALUE;
}

/** A bracket that does not close the innermost container: the wrong one, or one before it is missing. */
function closeWrong(cursor: Cursor, mark: string): void {
	const { at, text, tape } = cursor;
	cursor.fault('wrong-bracket', at, at + 1, 'close');
	const fitting = mark === '}' ? cursor.openObjects : cursor.openArrays;
	const fitsRootOnly = fitting === 1 && (tape.kindOf(0) === OBJECT) === (mark === '}');
	const goesOn = fitsRootOnly && text.slice(at + 1, at + 200).trim() !== '';
	if (fitting === 0 || goesOn) {
		cursor.closeContainer(at + 1);
		return;
	}
	while (cursor.isInObject !== (mark === '}')) cursor.closeContainer(at);
}

function recoverAfter(cursor: Cursor, mark: string): void {
	const { isInObject, valueEnd } = cursor;
	if (mark === '}' || mark === ']') {
		if (isInObject === (mark === '}')) cursor.closeContainer(cursor.at + 1);
		else closeWrong(cursor, mark);
		return;
	}
	if (mark === ':') {
		skipUnexpected(cursor);
		return;
	}
	const comma = endOf(COMMA_LIKE, cursor);
	if (comma > cursor.at) {
		cursor.commaAt = cursor.at;
		skipUnexpected(cursor, comma);
		cursor.state = isInObject ? KEY : VALUE;
		return;
	}
	const opensNext = isQuote(mark) || mark === '{' || mark === '[';
	if (!opensNext && extendString(cursor)) return;
	const junk = endOf(JUNK, cursor);
	if (junk > cursor.at) {
		skipUnexpected(cursor, junk);
		return;
	}
	if (mark === '/') {
		skipUnexpected(cursor);
		return;
	}
	cursor.fault('missing-comma', valueEnd, valueEnd, 'comma-or-close');
	cursor.state = isInObject ? KEY : VALUE;
}

/** Takes over for one step where the text is not JSON: notes the fault, then moves on or changes what is expected. */
export function recover(cursor: Cursor): void {
	const { text, at, state } = cursor;
	const comment = endOf(COMMENT, cursor);
	if (comment > at) {
		cursor.fault('comment', at, comment, expectedIn(cursor));
		cursor.at = comment;
		return;
	}
	const space = endOf(ODD_SPACE, cursor);
	if (space > at) {
		cursor.fault('odd-spaces', at, space, expectedIn(cursor));
		cursor.at = space;
		return;
	}
	if (at >= text.length) {
		truncate(cursor);
		return;
	}
	const mark = text.charAt(at);
	if (state === END) {
		cursor.fault('extra-text', at, text.trimEnd().length, 'end');
		stop(cursor);
	} else if (state === COLON) recoverColon(cursor, mark);
	else if (state === AFTER) recoverAfter(cursor, mark);
	else if (state === KEY || state === FIRST_KEY) recoverKey(cursor, mark);
	else recoverValue(cursor, mark);
}
