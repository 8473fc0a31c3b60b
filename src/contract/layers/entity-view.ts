import { lastUpTo } from '../../text/search.ts';
import type { TextView } from '../../text/view.ts';

const NAMES: Readonly<Record<string, string>> = {
	quot: '"',
	apos: "'",
	amp: '&',
	lt: '<',
	gt: '>',
	nbsp: '\u00a0',
};
const ENTITY = /&(?:(quot|apos|amp|lt|gt|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;

/** A text with HTML's entities decoded; a new text is encoded again. */
export function decodeEntities(view: TextView): TextView {
	const pieces: string[] = [];
	/** Where each decoded entity ends, in the decoded text, and how much shorter the text is from there on. */
	const ends: number[] = [];
	const shifts: number[] = [];
	let at = 0;
	let length = 0;
	for (const match of view.text.matchAll(ENTITY)) {
		const letter = decode(match);
		if (letter === undefined) continue;
		pieces.push(view.text.slice(at, match.index), letter);
		length += match.index - at + letter.length;
		at = match.index + match[0].length;
		ends.push(length);
		shifts.push(at - length);
	}
	pieces.push(view.text.slice(at));
	/** The place in the encoded text: before an entity its beginning, behind it its end. */
	const encoded = (offset: number) => offset + (shifts[lastUpTo(ends, offset)] ?? 0);
	return {
		text: pieces.join(''),
		source: view.source,
		locate: (start, end) => view.locate(encoded(start), encoded(end)),
		replace: (start, end, replacement) => view.replace(encoded(start), encoded(end), encode(replacement)),
	};
}

function decode([, name, decimal, hex]: RegExpMatchArray): string | undefined {
	if (name) return NAMES[name.toLowerCase()];
	const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function encode(text: string): string {
	return text.replace(
		/[&<>"]/g,
		(letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter,
	);
}
