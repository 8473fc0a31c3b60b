import { openedView, type TextView } from '../view.ts';
import { AFTER, COLON, Cursor, END, FIRST_ITEM, FIRST_KEY, KEY, STOP, VALUE } from './cursor.ts';
import { JsonDocumentHandle } from './document.ts';
import { recover } from './recover.ts';
import { literalLength, type StringFacts, scanNumber, scanString } from './scan.ts';
import { ARRAY, BOOLEAN, ESCAPED, NULL, NUMBER, OBJECT, STRING } from './tape.ts';
import type { JsonDocument } from './types.ts';

interface ReadOptions {
	/** Where in the view's text the value begins. */
	readonly start?: number;
	/** Stops at the end of the first value; what follows is not looked at. */
	readonly single?: boolean;
	/** What stood before the text and was not copied: read as if it were there, and noted as a fault. */
	readonly opening?: string;
}

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const COLON_CODE = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const LOWER_F = 102;
const LOWER_N = 110;
const LOWER_T = 116;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

function isSpace(code: number): boolean {
	return code === 32 || code === 10 || code === 13 || code === 9;
}

/** What may stand right after a number or a word; anything else is left to the recovery. */
function endsToken(code: number): boolean {
	return (
		code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || isSpace(code) || Number.isNaN(code)
	);
}

const facts: StringFacts = { hasEscapes: false };

/** Reads a value that begins at the cursor; false where it is not JSON. */
function readValue(cursor: Cursor, code: number): boolean {
	const { text, at } = cursor;
	switch (code) {
		case QUOTE: {
			const end = scanString(text, at + 1, facts);
			if (end < 0) return false;
			cursor.addScalar(facts.hasEscapes ? STRING | ESCAPED : STRING, at, end);
			return true;
		}
		case OPEN_BRACE:
			cursor.openContainer(OBJECT, at);
			return true;
		case OPEN_BRACKET:
			cursor.openContainer(ARRAY, at);
			return true;
		case LOWER_T:
		case LOWER_F:
		case LOWER_N: {
			const end = at + literalLength(text, at);
			if (end === at || !endsToken(text.charCodeAt(end))) return false;
			cursor.addScalar(code === LOWER_N ? NULL : BOOLEAN, at, end);
			return true;
		}
		default: {
			if (code !== MINUS && !(code >= ZERO && code <= NINE)) return false;
			const end = scanNumber(text, at);
			if (end < 0 || !endsToken(text.charCodeAt(end))) return false;
			cursor.addScalar(NUMBER, at, end);
			return true;
		}
	}
}

/** Reads a key that begins at the cursor; false where it is not JSON. */
function readKey(cursor: Cursor, code: number): boolean {
	if (code !== QUOTE) return false;
	const { at, keys, text } = cursor;
	let end = keys.match(at);
	if (end < 0) {
		end = scanString(text, at + 1, facts);
		if (end < 0) return false;
		keys.add(at, end);
	}
	cursor.keyStart = at;
	cursor.keyEnd = end;
	cursor.at = end;
	cursor.state = COLON;
	return true;
}

/** Takes one token where it is JSON; false where it is not. */
function step(cursor: Cursor, code: number): boolean {
	switch (cursor.state) {
		case VALUE:
			return readValue(cursor, code);
		case FIRST_ITEM:
			if (code !== CLOSE_BRACKET) return readValue(cursor, code);
			cursor.closeContainer(cursor.at + 1);
			return true;
		case FIRST_KEY:
			if (code !== CLOSE_BRACE) return readKey(cursor, code);
			cursor.closeContainer(cursor.at + 1);
			return true;
		case KEY:
			return readKey(cursor, code);
		case COLON:
			if (code !== COLON_CODE) return false;
			cursor.at++;
			cursor.state = VALUE;
			return true;
		case AFTER: {
			const inObject = cursor.isInObject;
			if (code === COMMA) {
				cursor.commaAt = cursor.at++;
				cursor.state = inObject ? KEY : VALUE;
				return true;
			}
			if (code !== (inObject ? CLOSE_BRACE : CLOSE_BRACKET)) return false;
			cursor.closeContainer(cursor.at + 1);
			return true;
		}
		default:
			return false;
	}
}

/**
 * Reads JSON with the place of every key and value; never throws and never recurses, whatever the text.
 * What is not JSON becomes a fault, and reading goes on where that is safe.
 */
export function readJson(
	view: TextView,
	{ start = 0, single = false, opening = '' }: ReadOptions = {},
): JsonDocument {
	const cursor = new Cursor(opening === '' ? view : openedView(view, opening), start);
	if (opening !== '') cursor.fault('missing-opening', 0, opening.length, 'value');
	const { text } = cursor;
	while (cursor.state !== STOP) {
		if (single && cursor.state === END) break;
		let { at } = cursor;
		let code = text.charCodeAt(at);
		while (isSpace(code)) code = text.charCodeAt(++at);
		cursor.at = at;
		if (cursor.state === END && at >= text.length) break;
		if (!step(cursor, code)) recover(cursor);
	}
	return new JsonDocumentHandle(cursor);
}
