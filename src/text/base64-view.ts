import { decodeUtf8 } from './bytes.ts';
import type { Range, Span } from './span.ts';
import { joinView, type TextView } from './view.ts';

const RUN = /[A-Za-z0-9+/_-]+/g;
/** Letters of one group, and the bytes that they spell. */
const GROUP = 4;
const GROUP_BYTES = 3;

/**
 * The text that a view spells in base64, of either alphabet, with or without line breaks; undefined where it is no base64
 * or its bytes are no UTF-8. A letter that changes would move all behind it: such a text cannot be edited in place.
 */
export function decodeBase64(view: TextView): TextView | undefined {
	const runs: Range[] = Array.from(view.text.matchAll(RUN), ({ index, 0: run }) => ({
		start: index,
		end: index + run.length,
	}));
	if (runs.length === 0 || !/^[\s=]*$/.test(view.text.replace(RUN, ''))) return undefined;
	const letters = joinView(view, runs, { glue: '', encode: (text) => text, isRemovable: () => false });
	const bytes = readBytes(letters.text);
	const text = bytes && decodeUtf8(bytes);
	if (bytes === undefined || text === undefined) return undefined;
	const letterOf = (byte: number): number => Math.floor((byte * GROUP) / GROUP_BYTES);
	const byteOf = bytes.length === text.length ? (offset: number) => offset : countBytes(text);
	return {
		text,
		source: view.source,
		locate(start, end): Span {
			const last = Math.min(Math.ceil((byteOf(end) * GROUP) / GROUP_BYTES), letters.text.length);
			return letters.locate(letterOf(byteOf(start)), start === end ? letterOf(byteOf(start)) : last);
		},
		replace: () => [],
	};
}

function readBytes(letters: string): Uint8Array | undefined {
	if (letters.length % GROUP === 1) return undefined;
	const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Between two notes lie that many code units. */
const STRIDE = 1024;

/** Where a code unit of the text begins among its bytes: noted at every stride, counted from there. */
function countBytes(text: string): (offset: number) => number {
	const encoder = new TextEncoder();
	const notes = [0];
	const length = (start: number, end: number): number => encoder.encode(text.slice(start, end)).length;
	/** A pair of surrogates is not cut: its half would count as another letter. */
	const whole = (offset: number): number =>
		/[\udc00-\udfff]/.test(text[offset] ?? '') ? offset - 1 : offset;
	return (offset) => {
		const stride = Math.floor(offset / STRIDE);
		while (notes.length <= stride) {
			const at = notes.length;
			notes.push((notes[at - 1] ?? 0) + length(whole((at - 1) * STRIDE), whole(at * STRIDE)));
		}
		return (notes[stride] ?? 0) + length(whole(stride * STRIDE), whole(offset));
	};
}
