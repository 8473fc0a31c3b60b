import { changeBetween } from '../text/difference.ts';
import { applyEdits, type Edit, leadsTo } from '../text/edit.ts';
import { countWhile } from '../text/search.ts';

/**
 * A pasted text and how an editor shows it. Text areas and Monaco turn every line end into one line feed, and Monaco
 * drops a byte-order mark; the paste keeps all of it, so every offset crosses this map.
 */
export interface PastedText {
	readonly text: string;
	/** The same text with line feeds only and without a leading byte-order mark. */
	readonly shown: string;
	/** From an offset of the text to one of the shown text. */
	toShown(offset: number): number;
	/** From an offset of the shown text to one of the text, before the line end that stands there. */
	toText(offset: number): number;
}

const BYTE_ORDER_MARK = '\uFEFF';
const identity = (offset: number): number => offset;

export function pastedText(text: string): PastedText {
	const dropped = droppedOffsets(text);
	const shown = text.slice(leading(text)).replace(/\r\n?/g, '\n');
	if (dropped.length === 0) return { text, shown, toShown: identity, toText: identity };
	return {
		text,
		shown,
		toShown: (offset) => offset - countWhile(dropped, (at) => at < offset),
		toText: (offset) =>
			offset === 0 ? leading(text) : offset + countWhile(dropped, (at, rank) => at - rank < offset),
	};
}

/** The text after a person changed what is shown; only what they touched gets new line ends. */
export function editShown(pasted: PastedText, changes: readonly Edit[]): PastedText {
	const lineEnd = commonLineEnd(pasted.text);
	const edits = changes.map((change) => {
		const whole = change.offset === 0 && change.length === pasted.shown.length;
		const offset = whole ? 0 : pasted.toText(change.offset);
		const end = pasted.toText(change.offset + change.length);
		return { offset, length: end - offset, text: change.text.replaceAll('\n', lineEnd) };
	});
	return pastedText(applyEdits(pasted.text, edits));
}

/** What an editor has to change to show the text after these edits. */
export function shownEdits(before: PastedText, after: PastedText, edits: readonly Edit[]): readonly Edit[] {
	const shown = edits.map(({ offset, length, text }) => {
		const start = before.toShown(offset);
		return {
			offset: start,
			length: before.toShown(offset + length) - start,
			text: text.replace(/\r\n?/g, '\n'),
		};
	});
	// An edit that parts or joins a carriage return and its line feed shows as something else.
	return leadsTo(before.shown, shown, after.shown) ? shown : changeBetween(before.shown, after.shown);
}

/** The line end that stands most often; a line feed in a text of one line. */
export function commonLineEnd(text: string): '\n' | '\r\n' | '\r' {
	let pairs = 0;
	let returns = 0;
	let feeds = 0;
	for (const [end] of text.matchAll(/\r\n?|\n/g)) {
		if (end === '\n') feeds++;
		else if (end === '\r') returns++;
		else pairs++;
	}
	if (pairs > feeds && pairs >= returns) return '\r\n';
	return returns > feeds ? '\r' : '\n';
}

function leading(text: string): number {
	return text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
}

/** Offsets of the text that are not shown, in order. */
function droppedOffsets(text: string): readonly number[] {
	const dropped: number[] = leading(text) === 1 ? [0] : [];
	for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) dropped.push(at);
	return dropped;
}
