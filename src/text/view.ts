import { difference } from './difference.ts';
import type { Edit } from './edit.ts';
import { lastUpTo } from './search.ts';
import { mergeRanges, type Range, type Span } from './span.ts';

/**
 * The text inside a layer, and where each of its code units stands in the pasted text.
 * Views nest: the JSON inside a string inside an SSE event is a view of a view of the paste.
 */
export interface TextView {
	/** The decoded text of this layer. */
	readonly text: string;
	/** The whole pasted text. */
	readonly source: string;
	/** Ranges of the pasted text that spell `text.slice(start, end)`; adjacent ones merged; one empty range for an empty slice. */
	locate(start: number, end: number): Span;
	/** Edits of the pasted text that turn `text.slice(start, end)` into `replacement`, encoded for every layer around it. */
	replace(start: number, end: number, replacement: string): readonly Edit[];
}

/** The paste itself. */
export function rootView(text: string): TextView {
	return {
		text,
		source: text,
		locate: (start, end) => [{ start, end }],
		replace: (start, end, replacement) => [{ offset: start, length: end - start, text: replacement }],
	};
}

/** A part of a view, letter by letter. */
export function sliceView(view: TextView, start: number, end = view.text.length): TextView {
	if (start === 0 && end === view.text.length) return view;
	return {
		text: view.text.slice(start, end),
		source: view.source,
		locate: (from, to) => view.locate(start + from, start + to),
		replace: (from, to, replacement) => view.replace(start + from, start + to, replacement),
	};
}

/** A view with a text before it that stands nowhere in the paste: an edit of it is an insertion. */
export function openedView(view: TextView, opening: string): TextView {
	const within = (offset: number): number => Math.max(0, offset - opening.length);
	return {
		text: opening + view.text,
		source: view.source,
		locate: (start, end) => view.locate(within(start), within(end)),
		replace: (start, end, replacement) => view.replace(within(start), within(end), replacement),
	};
}

/** How the pieces of a joined text hang together. */
export interface Joint {
	/** What stands between two pieces in the joined text: `\n` between the data lines of an SSE event. */
	readonly glue: string;
	/** Spells a new text for the inside of a piece: a line break becomes a line end and a field name. */
	readonly encode: (text: string) => string;
	/** Whether what stands between two pieces in the parent may go when the glue goes: one line end and one field name, nothing more. */
	readonly isRemovable: (gap: string) => boolean;
}

/** A text made of several pieces of its parent, in order. */
export function joinView(parent: TextView, pieces: readonly Range[], joint: Joint): TextView {
	if (pieces.length === 0) throw new RangeError('A joined view needs at least one piece.');
	const text = pieces.map(({ start, end }) => parent.text.slice(start, end)).join(joint.glue);
	const offsets: number[] = [];
	let length = 0;
	for (const { start, end } of pieces) {
		offsets.push(length);
		length += end - start + joint.glue.length;
	}
	return new JoinedView(parent, pieces, offsets, joint, text);
}

class JoinedView implements TextView {
	readonly text: string;
	readonly source: string;
	readonly #parent: TextView;
	readonly #pieces: readonly Range[];
	/** Where each piece begins in the joined text. */
	readonly #offsets: readonly number[];
	readonly #joint: Joint;

	constructor(
		parent: TextView,
		pieces: readonly Range[],
		offsets: readonly number[],
		joint: Joint,
		text: string,
	) {
		this.text = text;
		this.source = parent.source;
		this.#parent = parent;
		this.#pieces = pieces;
		this.#offsets = offsets;
		this.#joint = joint;
	}

	locate(start: number, end: number): Span {
		const first = this.#pieceAt(start);
		const last = this.#pieceAt(end);
		const ranges: Range[] = [];
		for (let index = first; index <= last; index++) {
			const from = index === first ? this.#inParent(index, start) : this.#piece(index).start;
			const to = index === last ? this.#inParent(index, end) : this.#piece(index).end;
			if (from < to || first === last) ranges.push(...this.#parent.locate(from, to));
		}
		if (ranges.length > 0) return mergeRanges(ranges);
		return this.#parent.locate(this.#piece(first).end, this.#piece(last).start);
	}

	replace(start: number, end: number, replacement: string): readonly Edit[] {
		if (this.#pieceAt(start) === this.#pieceAt(end)) return this.#replaceTrimmed(start, end, replacement);
		const { offset, length, text } = difference(this.text.slice(start, end), replacement);
		return this.#replaceTrimmed(start + offset, start + offset + length, text);
	}

	#replaceTrimmed(start: number, end: number, replacement: string): readonly Edit[] {
		const first = this.#pieceAt(start);
		const last = this.#pieceAt(end);
		const encoded = this.#joint.encode(replacement);
		if (first === last) {
			return this.#parent.replace(this.#inParent(first, start), this.#inParent(last, end), encoded);
		}
		const edits: Edit[] = [];
		let from = this.#inParent(first, start);
		let text = encoded;
		for (let index = first; index < last; index++) {
			const { end: gapStart } = this.#piece(index);
			const { start: gapEnd } = this.#piece(index + 1);
			if (this.#joint.isRemovable(this.#parent.text.slice(gapStart, gapEnd))) continue;
			edits.push(...this.#replaceIn(from, gapStart, text));
			from = gapEnd;
			text = '';
		}
		edits.push(...this.#replaceIn(from, this.#inParent(last, end), text));
		return edits;
	}

	#replaceIn(from: number, to: number, text: string): readonly Edit[] {
		return from === to && text === '' ? [] : this.#parent.replace(from, to, text);
	}

	#piece(index: number): Range {
		return this.#pieces[index] as Range;
	}

	/** The last piece that begins at or before the place. */
	#pieceAt(offset: number): number {
		return Math.max(lastUpTo(this.#offsets, offset), 0);
	}

	/** A place inside the glue counts as the end of the piece before it. */
	#inParent(index: number, offset: number): number {
		const { start, end } = this.#piece(index);
		return Math.min(start + offset - (this.#offsets[index] ?? 0), end);
	}
}
