import type { Edit } from '../edit.ts';
import { lastUpTo } from '../search.ts';
import type { Span } from '../span.ts';
import type { TextView } from '../view.ts';
import { encodeBody, looseEscapeLength } from './escape.ts';
import { isQuote } from './quotes.ts';
import type { JsonNode } from './types.ts';

/** Between two notes of the map lie at most about this many code units with escapes in them. */
const STRIDE = 4096;

/** Pairs of places (raw, decoded) along the inside of a string; from one to the next, escapes are counted when asked for. */
interface Notes {
	readonly raw: readonly number[];
	readonly decoded: readonly number[];
}

function makeNotes(body: string): Notes {
	const raw = [0];
	const decoded = [0];
	let shrunk = 0;
	let afterEscape = 0;
	let noted = 0;
	const note = (at: number): void => {
		raw.push(at);
		decoded.push(at - shrunk);
		noted = at;
	};
	for (let at = body.indexOf('\\'); at >= 0; at = body.indexOf('\\', afterEscape)) {
		if (at - noted >= STRIDE) {
			if (at - afterEscape >= STRIDE && afterEscape > noted) note(afterEscape);
			note(at);
		}
		const length = looseEscapeLength(body, at);
		shrunk += length - 1;
		afterEscape = at + length;
	}
	if (body.length - afterEscape >= STRIDE && afterEscape > noted) note(afterEscape);
	note(body.length);
	return { raw, decoded };
}

/** The text that a JSON string holds, as a layer of its own. */
export function jsonStringView(node: JsonNode): TextView {
	const { body, scalar } = node;
	if (body === undefined || typeof scalar !== 'string') throw new TypeError('Only a string holds a text.');
	return new JsonStringView(node.document.view, body.start, body.end, scalar);
}

class JsonStringView implements TextView {
	readonly text: string;
	readonly source: string;
	readonly #parent: TextView;
	readonly #start: number;
	readonly #body: string;
	#notes: Notes | undefined;

	constructor(parent: TextView, start: number, end: number, text: string) {
		this.text = text;
		this.source = parent.source;
		this.#parent = parent;
		this.#start = start;
		this.#body = parent.text.slice(start, end);
	}

	locate(start: number, end: number): Span {
		return this.#parent.locate(this.#inParent(start), this.#inParent(end));
	}

	replace(start: number, end: number, replacement: string): readonly Edit[] {
		const closer = this.#parent.text.charAt(this.#start + this.#body.length);
		const encoded = encodeBody(replacement, this.#body, isQuote(closer) ? closer : '"');
		return this.#parent.replace(this.#inParent(start), this.#inParent(end), encoded);
	}

	#inParent(offset: number): number {
		if (this.text.length === this.#body.length) return this.#start + offset;
		this.#notes ??= makeNotes(this.#body);
		return this.#start + rawOffset(this.#body, this.#notes, offset);
	}
}

function rawOffset(body: string, { raw, decoded }: Notes, offset: number): number {
	const note = Math.max(lastUpTo(decoded, offset), 0);
	let at = raw[note] ?? 0;
	let left = offset - (decoded[note] ?? 0);
	const isPlain = (raw[note + 1] ?? at) - at === (decoded[note + 1] ?? 0) - (decoded[note] ?? 0);
	if (isPlain) return at + left;
	for (;;) {
		const mark = body.indexOf('\\', at);
		if (mark < 0 || mark - at >= left) return at + left;
		left -= mark - at + 1;
		at = mark + looseEscapeLength(body, mark);
	}
}
