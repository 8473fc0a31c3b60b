import { endOfMatch, matchesAt } from '../match.ts';
import type { Cursor } from './cursor.ts';
import { isQuote } from './quotes.ts';
import { NONE } from './tape.ts';

const SPACES = /\s*/y;
const AFTER_KEY = /[:=：]/y;
const COMMENT = /\/[/*]|#/y;
/** What may begin a member after a comma. */
const MEMBER = /[}\]]|\.\.\.|…|[\p{L}_$][\p{L}\p{N}_$-]{0,1000}\s*[:=]|\/[/*]|#/uy;
/** What may begin an item after a comma. */
const ITEM = /[{[\]}\d+.…-]|(?:true|false|null|None|True|False|NaN|undefined)(?![\p{L}\p{N}_])|\/[/*]|#/uy;

/**
 * Whether the text goes on at `at` as it does after the end of a string, so that a mark before it closes one.
 * Outside of containers only the end of the line does.
 */
export function looksClosed(cursor: Cursor, at: number, isKey: boolean): boolean {
	const { text } = cursor;
	const next = endOfMatch(SPACES, text, at);
	cursor.lookahead -= next - at + 1;
	if (next >= text.length) return true;
	const breaksLine = /[\r\n]/.test(text.slice(at, next));
	if (cursor.container === NONE) return breaksLine;
	if (isKey) return matchesAt(AFTER_KEY, text, next);
	const mark = text.charAt(next);
	if (mark === '}' || mark === ']' || matchesAt(COMMENT, text, next)) return true;
	if (mark !== ',') return breaksLine && isQuote(mark);
	const following = endOfMatch(SPACES, text, next + 1);
	if (following >= text.length || isQuote(text.charAt(following))) return true;
	return matchesAt(cursor.isInObject ? MEMBER : ITEM, text, following);
}
