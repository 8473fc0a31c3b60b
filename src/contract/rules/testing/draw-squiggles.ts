import type { Span } from '../../../text/span.ts';

/** One finding as it is drawn: the places it marks, and lines to write beneath the first of them. */
export interface Squiggle {
	readonly span: Span;
	readonly notes: readonly string[];
}

interface Line {
	readonly start: number;
	readonly text: string;
}

interface Underline {
	readonly line: number;
	readonly from: number;
	readonly to: number;
	readonly notes: readonly string[];
}

/** What stands for a character that would not be seen, or would move the columns. */
const SHOWN_INVISIBLE = '¤';

/**
 * A text with its lines numbered, `~` beneath each marked place and the notes beneath the first place of their mark.
 * A place of no width shows as `^`. Offsets outside the text are an error of the caller.
 */
export function drawSquiggles(text: string, marks: readonly Squiggle[]): string {
	const lines = splitLines(text);
	const underlines = marks.flatMap((mark) => underlinesOf(lines, text.length, mark));
	const width = String(lines.length).length;
	const margin = `${' '.repeat(width)} |`;
	const drawn = lines.flatMap((line, index) => [
		`${String(index + 1).padStart(width)} | ${visible(line.text)}`.trimEnd(),
		...underlines
			.filter((underline) => underline.line === index)
			.toSorted((a, b) => a.from - b.from)
			.flatMap(({ from, to, notes }) => [
				`${margin} ${' '.repeat(columns(line.text.slice(0, from)))}${'~'.repeat(columns(line.text.slice(from, to))) || '^'}`,
				...notes.map((note) => `${margin} ${note}`),
			]),
	]);
	return `${drawn.join('\n')}\n`;
}

/** LF, CRLF and CR end a line, as in the editor; the line break is no part of it. */
function splitLines(text: string): Line[] {
	const lines: Line[] = [];
	let start = 0;
	for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) {
		lines.push({ start, text: text.slice(start, index) });
		start = index + end.length;
	}
	return [...lines, { start, text: text.slice(start) }];
}

/** A place that goes over a line's end is underlined on each of its lines. */
function underlinesOf(lines: readonly Line[], length: number, { span, notes }: Squiggle): Underline[] {
	const outside = span.find(({ start, end }) => start < 0 || end < start || end > length);
	if (span.length === 0 || outside) throw new RangeError(`No such place: ${JSON.stringify(span)}`);
	return span
		.flatMap((range) =>
			lines.flatMap((line, index) => {
				const from = Math.max(0, range.start - line.start);
				const to = Math.min(line.text.length, range.end - line.start);
				const isWide = from < to;
				const isPoint = range.start === range.end && range.start >= line.start && from <= line.text.length;
				return isWide || isPoint ? [{ line: index, from, to: Math.max(from, to) }] : [];
			}),
		)
		.map((place, index) => ({ ...place, notes: index === 0 ? notes : [] }));
}

function visible(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}]/gu, SHOWN_INVISIBLE);
}

/** One column a code point: what a diff shows, near enough. */
function columns(text: string): number {
	return Array.from(text).length;
}
