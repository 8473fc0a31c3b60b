import type { Range } from '../../text/span.ts';
import { type Line, linesOf } from './lines.ts';

/** One header block of a paste; offsets into the text. */
export interface HeadBlock {
	readonly start: number;
	readonly status?: number;
	readonly reason?: string;
	readonly statusRange?: Range;
	/** From the status to the end of its line. */
	readonly lineRange?: Range;
	readonly headers: readonly RawHeader[];
	/** Where the body begins. */
	readonly bodyStart: number;
}

interface RawHeader {
	readonly name: string;
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

const STATUS_LINE = /^(?:< ?)?HTTP\/\d(?:\.\d)?[ \t]+(\d{3})(?:[ \t]+(\S[^\r\n]{0,79})?)?$/;
const HEADER = /^(?:< ?)?(:?[A-Za-z][A-Za-z0-9_-]{0,60}):(?:[ \t]+([^ \t\r\n][^\r\n]*)?)?$/;
const VERBOSE_ASIDE = /^(?:[*>{}]|\} )(?: |$)/;
const BLANK = /^<?[ \t]*$/;

/** Whether the line is a status line, with or without the mark of `curl -v`. */
export function isStatusLine(line: string): boolean {
	return line.length < 200 && STATUS_LINE.test(line);
}

/** Reads the header block that begins at the status line `first`. */
export function readBlock(text: string, first: Line): HeadBlock {
	const line = text.slice(first.start, first.end);
	const match = STATUS_LINE.exec(line);
	const code = match?.[1] ?? '';
	const codeStart = first.start + line.indexOf(code, line.indexOf('/'));
	const head = readHeaders(text, first.next, line.startsWith('<'));
	return {
		start: first.start,
		status: Number(code),
		reason: match?.[2]?.trim() ?? '',
		statusRange: { start: codeStart, end: codeStart + code.length },
		lineRange: { start: codeStart, end: first.start + line.trimEnd().length },
		...head,
	};
}

/** Reads header lines from `from` to the blank line; folded ones belong to the header before. */
export function readHeaders(
	text: string,
	from: number,
	verbose: boolean,
): { headers: RawHeader[]; bodyStart: number } {
	const headers: RawHeader[] = [];
	let bodyStart = from;
	for (const { start, end, next } of linesOf(text, from)) {
		const line = text.slice(start, Math.min(end, start + 20_000));
		if (BLANK.test(line)) return { headers, bodyStart: next };
		const last = headers.at(-1);
		const header = HEADER.exec(line);
		if (header) headers.push({ name: header[1] ?? '', value: (header[2] ?? '').trim(), start, end });
		else if (last && /^(?:< ?)?[ \t]/.test(line))
			headers[headers.length - 1] = { ...last, value: `${last.value} ${line.replace(/^</, '').trim()}`, end };
		else if (!(verbose && VERBOSE_ASIDE.test(line))) return { headers, bodyStart: start };
		bodyStart = next;
	}
	return { headers, bodyStart };
}

/** Value of the last header of that name; names are case-insensitive. */
export function headerOf(
	headers: readonly { readonly name: string; readonly value: string }[],
	name: string,
): string | undefined {
	return headers.findLast((header) => header.name.toLowerCase() === name)?.value;
}
