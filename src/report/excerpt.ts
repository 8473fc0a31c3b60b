import type { Span } from '../text/span.ts';

/** A place with a little of what stands around it, on one line. */
interface Excerpt {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
}

const AROUND = 14;
const MOST_MARKED = 48;
const LINE_END = /[\r\n]/;

/** What stands at the place; the surroundings end at the line and never cut a surrogate pair. */
export function excerptOf(text: string, span: Span): Excerpt {
	const start = span[0]?.start ?? 0;
	const end = span.at(-1)?.end ?? start;
	const before = backwards(text, start);
	const after = forwards(text, end);
	return { before: flat(before), marked: flat(shorten(markedText(text, span))), after: flat(after) };
}

function markedText(text: string, span: Span): string {
	return span
		.map((range) => text.slice(range.start, Math.min(range.end, range.start + MOST_MARKED * 2)))
		.join('…');
}

function shorten(text: string): string {
	if (text.length <= MOST_MARKED) return text;
	return `${wholePairs(text.slice(0, MOST_MARKED / 2))}…${wholePairs(text.slice(-MOST_MARKED / 3))}`;
}

function backwards(text: string, start: number): string {
	const window = text.slice(Math.max(0, start - AROUND), start);
	const line = window.slice(Math.max(window.lastIndexOf('\n'), window.lastIndexOf('\r')) + 1);
	const reachesLineStart = start - line.length === 0 || LINE_END.test(text[start - line.length - 1] ?? '');
	return reachesLineStart ? line : `…${wholePairs(line)}`;
}

function forwards(text: string, end: number): string {
	const window = text.slice(end, end + AROUND);
	const line = window.split(LINE_END, 1)[0] ?? '';
	const reachesLineEnd = end + line.length >= text.length || LINE_END.test(text[end + line.length] ?? '');
	return reachesLineEnd ? line : `${wholePairs(line)}…`;
}

/** Half a pair at a cut is left out; lone surrogates inside stay what they are. */
function wholePairs(text: string): string {
	return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}

/** Line ends and control codes would break the line: a space stands for each run. */
function flat(text: string): string {
	return text.replace(/\p{Cc}+/gu, ' ').toWellFormed();
}
