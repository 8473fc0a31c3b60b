import { type Joint, joinView, type TextView } from '../../text/view.ts';

const SIZE_LINE = /([0-9a-fA-F]{1,8})(?:;[^\r\n]{0,100})?\r?\n/y;

/** Chunks follow each other without a sign; their sizes stay as they were pasted. */
const JOINT: Joint = { glue: '', encode: (text) => text, isRemovable: () => false };

/** The body without the chunk sizes that a raw socket shows; undefined where there are none. */
export function readChunks(view: TextView): TextView | undefined {
	const { text } = view;
	const ranges: { start: number; end: number }[] = [];
	let at = 0;
	while (at < text.length) {
		SIZE_LINE.lastIndex = at;
		const size = SIZE_LINE.exec(text);
		if (!size?.[1]) return undefined;
		const bytes = Number.parseInt(size[1], 16);
		if (bytes === 0) return ranges.length > 0 ? joinView(view, ranges, JOINT) : undefined;
		const start = SIZE_LINE.lastIndex;
		const end = skipBytes(text, start, bytes);
		ranges.push({ start, end });
		at = text.startsWith('\r\n', end) ? end + 2 : end + (text[end] === '\n' ? 1 : 0);
	}
	return ranges.length > 0 ? joinView(view, ranges, JOINT) : undefined;
}

/** The sizes count UTF-8 bytes; offsets here count UTF-16 code units. */
function skipBytes(text: string, from: number, bytes: number): number {
	let left = bytes;
	let at = from;
	while (left > 0 && at < text.length) {
		const code = text.codePointAt(at) ?? 0;
		left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
		at += code < 0x10000 ? 1 : 2;
	}
	return at;
}
