import { matchesAt } from '../match.ts';
import type { Cursor } from './cursor.ts';
import { COLON } from './cursor.ts';
import { looseEscapeLength, strictEscapeLength } from './escape.ts';
import { looksClosed } from './look-ahead.ts';
import { type Quote, quoteOf } from './quotes.ts';
import { decodeKey } from './scalar.ts';
import { ESCAPED, ODD, STRING, UNCLOSED } from './tape.ts';
import type { SyntaxFaultId } from './types.ts';

interface Found {
	readonly id: SyntaxFaultId;
	readonly start: number;
	readonly end: number;
}

interface OddString {
	readonly end: number;
	readonly close: 'closed' | 'line' | 'truncated';
	readonly inside: readonly Found[];
}

/** How far the real end of a string is looked for where a mark inside it might be it. */
const FARTHEST_END = 2000;
const HALF_ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const NEXT_MEMBER = /\s*(?:["'“‘}\]]|[\p{L}_$][\p{L}\p{N}_$]*\s*:)/uy;
const ONLY_CLOSERS = /[\s,}\]]*$/y;

/** Whether the string ought to have ended with this line: what follows reads like the next member, not like its text. */
function endsWithLine(cursor: Cursor, at: number): boolean {
	if (cursor.lookahead < 0) return false;
	const window = cursor.text.slice(at, at + FARTHEST_END);
	cursor.lookahead -= window.length;
	const next = window.indexOf('"');
	if (next < 0) return at + window.length === cursor.text.length && matchesAt(ONLY_CLOSERS, window, 0);
	return !looksClosed(cursor, at + next + 1, false) && matchesAt(NEXT_MEMBER, window, 0);
}

/** Where the text of a string that its line cuts off ends: before the comma that was meant to follow it. */
function trimLine(text: string, start: number, end: number): number {
	const line = text.slice(start, end).trimEnd();
	return start + (line.endsWith(',') ? line.slice(0, -1).trimEnd() : line).length;
}

function scanOddString(cursor: Cursor, quote: Quote, isKey: boolean): OddString {
	const { text, at: start } = cursor;
	const inside: Found[] = [];
	let firstClose = -1;
	let at = start + 1;
	const closeAt = (end: number): OddString => ({
		end,
		close: 'closed',
		inside: inside.filter((found) => found.start < end),
	});
	for (;;) {
		quote.special.lastIndex = at;
		if (!quote.special.test(text)) {
			return firstClose < 0 ? { end: text.length, close: 'truncated', inside } : closeAt(firstClose);
		}
		at = quote.special.lastIndex - 1;
		if (firstClose >= 0 && (at - firstClose > FARTHEST_END || cursor.lookahead < 0))
			return closeAt(firstClose);
		const mark = text.charAt(at);
		if (mark === '\\') {
			if (matchesAt(HALF_ESCAPE, text, at)) return { end: text.length, close: 'truncated', inside };
			const length = looseEscapeLength(text, at);
			const isOwn = text.charAt(at + 1) === quote.mark;
			if (!isOwn && strictEscapeLength(text, at) === 0) {
				inside.push({ id: 'bad-escape', start: at, end: at + Math.max(length, 2) });
			}
			at += length;
		} else if (quote.closers.includes(mark)) {
			at += 1;
			if (quote.mark === '"' || looksClosed(cursor, at, isKey)) return closeAt(at);
			if (firstClose < 0) firstClose = at;
			cursor.lookahead -= at - firstClose;
		} else {
			const isBreak = mark === '\n' || mark === '\r';
			if (isBreak && firstClose >= 0) return closeAt(firstClose);
			if (isBreak && !isKey && endsWithLine(cursor, at)) {
				return { end: trimLine(text, start + 1, at), close: 'line', inside };
			}
			const length = text.startsWith('\r\n', at) ? 2 : 1;
			inside.push({ id: 'control-character', start: at, end: at + length });
			at += length;
		}
	}
}

/** Reads a string that JSON refuses: other quotes, raw line breaks, unknown escapes, no end. */
export function readOddString(cursor: Cursor, isKey: boolean): void {
	const { text, at: start } = cursor;
	const quote = quoteOf(text.charAt(start));
	if (quote === undefined) throw new TypeError('No quote opens a string here.');
	const { end, close, inside } = scanOddString(cursor, quote, isKey);
	if (quote.fault !== undefined) cursor.fault(quote.fault, start, end, isKey ? 'key' : 'value');
	for (const found of inside) cursor.fault(found.id, found.start, found.end, 'string-end');
	if (close === 'truncated') cursor.fault('truncated', end, end, 'string-end');
	if (close === 'line') cursor.fault('unclosed-string', end, end, 'string-end');
	if (!isKey) {
		cursor.addScalar(STRING | ODD | ESCAPED | (close === 'closed' ? 0 : UNCLOSED), start, end);
		return;
	}
	cursor.at = end;
	if (close !== 'closed') return;
	cursor.keys.addNamed(start, end, decodeKey(text, start, end), false);
	cursor.keyStart = start;
	cursor.keyEnd = end;
	cursor.state = COLON;
}

/** How far an inner quote's real end is looked for. */
const FARTHEST_QUOTE = 2000;
const UNQUOTED_MEMBER = /[\p{L}_$][\p{L}\p{N}_$]{0,1000}\s*:/uy;
const MEMBER_AFTER_COMMA = /[,{]\s*"(?:[^"\\]|\\.)*"\s*:/;

/**
 * Takes a quote that ended a string for one inside it, where words follow and another quote on the line reads like the end:
 * `"Dijo "hola" y se fue"`. False where it does not look so.
 */
export function extendString(cursor: Cursor): boolean {
	const { text, tape, valueEnd } = cursor;
	const last = tape.length - 1;
	const isString =
		(tape.kinds[last] as number) === STRING || (tape.kinds[last] as number) === (STRING | ESCAPED);
	if (!isString || tape.ends[last] !== valueEnd || cursor.lookahead < 0) return false;
	if (matchesAt(UNQUOTED_MEMBER, text, cursor.at)) return false;
	const line = /^[^\r\n]*/.exec(text.slice(valueEnd, valueEnd + FARTHEST_QUOTE))?.[0] ?? '';
	cursor.lookahead -= line.length;
	if (cursor.at >= valueEnd + line.length) return false;
	const limit = MEMBER_AFTER_COMMA.exec(line)?.index ?? line.length;
	const quotes = [valueEnd - 1];
	for (let mark = line.indexOf('"'); mark >= 0 && mark < limit; mark = line.indexOf('"', mark + 1)) {
		const at = valueEnd + mark;
		if (text.charAt(at - 1) === '\\') continue;
		if (!looksClosed(cursor, at + 1, false)) {
			quotes.push(at);
			continue;
		}
		cursor.dropFaults(valueEnd);
		for (const inner of quotes) cursor.fault('unescaped-quote', inner, inner + 1, 'comma-or-close');
		tape.kinds[last] = STRING | ESCAPED | ODD;
		tape.ends[last] = at + 1;
		cursor.valueEnd = cursor.at = at + 1;
		return true;
	}
	return false;
}
