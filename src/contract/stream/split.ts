import { endOfMatch } from '../../text/match.ts';
import { type CutLimits, findCut, findList } from './cut.ts';

/** A piece of a long text that can be judged by itself, and where it begins in the whole. */
export interface Block {
	readonly text: string;
	readonly place: BlockPlace;
	/** Whether the whole text is this one block. */
	readonly isWhole: boolean;
}

export interface BlockPlace {
	/** In UTF-16 code units. */
	readonly offset: number;
	/** From 1. */
	readonly line: number;
	readonly column: number;
}

/** A value that is too long to be held: it was passed over. */
export interface Oversize {
	readonly oversizeAt: BlockPlace;
}

export interface SplitLimits extends CutLimits {
	/** Code units of the longest value that is held. */
	readonly longest: number;
}

export const SPLIT_LIMITS: SplitLimits = { block: 1 << 14, documents: 1_000, longest: 1 << 25 };

const SEPARATORS = /[\s,]*/y;
const START: BlockPlace = { offset: 0, line: 1, column: 1 };

/**
 * Cuts a text that arrives in chunks where no response is cut: between lines, events and values, and inside of a long list
 * of messages or of recorded calls. No more is held than one block, or twice the longest value, and one chunk.
 */
export async function* splitText(
	chunks: AsyncIterable<string>,
	limits: SplitLimits = SPLIT_LIMITS,
): AsyncGenerator<Block | Oversize> {
	let held = '';
	let place = START;
	/** How much is looked at for a cut: twice as much each time that there is none, so that the time stays linear. */
	let window = limits.block;
	let skips = false;
	const take = (length: number): string => {
		const text = held.slice(0, length);
		held = held.slice(length);
		place = advance(place, text);
		window = limits.block;
		return text;
	};
	/** What separates a block from the one before says nothing. */
	const passOver = (): void => {
		const end = place.offset > 0 ? endOfMatch(SEPARATORS, held, 0) : 0;
		if (end > 0) take(end);
	};
	for await (const chunk of chunks) {
		held += chunk;
		if (skips) {
			const end = endOfSkipped(held);
			take(end ?? held.length);
			skips = end === undefined;
		}
		while (held.length > window) {
			passOver();
			const list = place.offset === 0 ? findList(held.slice(0, window)) : undefined;
			if (list !== undefined) {
				take(list);
				continue;
			}
			const cut = findCut(held.slice(0, window), limits);
			const start = place;
			if (cut !== undefined) yield { text: take(cut), place: start, isWhole: false };
			else if (window < limits.longest) window *= 2;
			else {
				yield { oversizeAt: start };
				const end = endOfSkipped(held);
				take(end ?? held.length);
				skips = end === undefined;
			}
		}
	}
	if (skips) return;
	passOver();
	if (held !== '') yield { text: held, place, isWhole: place.offset === 0 };
}

/** What follows an overlong value begins with a line that is no inside of it. */
function endOfSkipped(text: string): number | undefined {
	const match = /\n(?=[^\s)\]},])/.exec(text);
	return match ? match.index + 1 : undefined;
}

const LINE_END = /\r\n?|\n/g;

function advance({ offset, line, column }: BlockPlace, text: string): BlockPlace {
	let lines = 0;
	let last = -1;
	for (const { index, 0: end } of text.matchAll(LINE_END)) {
		lines += 1;
		last = index + end.length;
	}
	return {
		offset: offset + text.length,
		line: line + lines,
		column: last < 0 ? column + text.length : text.length - last + 1,
	};
}
