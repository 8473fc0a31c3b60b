/** One line without its line break; offsets into the text. */
export interface Line {
	readonly start: number;
	readonly end: number;
	/** Start of the next line. */
	readonly next: number;
}

/** The lines of a text: LF, CRLF and CR all end one. */
export function* linesOf(text: string, from = 0): Generator<Line> {
	let start = from;
	while (start < text.length) {
		const end = lineEnd(text, start);
		const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : Math.min(end + 1, text.length);
		yield { start, end, next };
		start = next;
	}
}

const LINE_BREAK = /[\r\n]/g;

function lineEnd(text: string, from: number): number {
	LINE_BREAK.lastIndex = from;
	return LINE_BREAK.exec(text)?.index ?? text.length;
}

/** The first lines of a text, at most `count`, each cut at `width`: enough to tell its kind. */
export function headLines(text: string, count: number, width = 400): string[] {
	const head: string[] = [];
	for (const line of linesOf(text)) {
		if (head.length === count) break;
		head.push(text.slice(line.start, Math.min(line.end, line.start + width)));
	}
	return head;
}

/** Bounds of the text without white space (and byte-order marks) around it. */
export function trimmed(text: string, start = 0, end = text.length): { start: number; end: number } {
	let from = start;
	let to = end;
	while (from < to && isSpace(text.charCodeAt(from))) from++;
	while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
	return { start: from, end: to };
}

const BYTE_ORDER_MARK = 0xfeff;
const ZERO_WIDTH_SPACE = 0x200b;
const NO_BREAK_SPACE = 0xa0;

function isSpace(code: number): boolean {
	return (
		code === 0x20 ||
		(code >= 0x09 && code <= 0x0d) ||
		code === NO_BREAK_SPACE ||
		code === BYTE_ORDER_MARK ||
		code === ZERO_WIDTH_SPACE
	);
}
