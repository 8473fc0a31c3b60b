import type { Edit } from '../../../text/edit.ts';
import { defineRule } from '../../rule.ts';
import { decodeTwice } from '../../words/mojibake.ts';

interface Args {
	readonly found: string;
	readonly count: number;
}

interface Fixes {
	readonly decode: Record<never, never>;
}

/** UTF-8 read as Latin-1 or Windows-1252: «Ã©» for «é». A letter like `Ã` alone is Portuguese. */
const GARBLED =
	/[ÂÃ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â(?:€|\u0080)[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u2122]/g;

/** Places that are found and put right at once. */
const MOST_PLACES = 5_000;

/** The whole text was decoded with the wrong table, on the way here or in the server. */
export const mojibake = defineRule<'mojibake', Args, Fixes>({
	meta: {
		id: 'mojibake',
		group: 'input',
		severity: 'warning',
		sources: ['project'],
		fixable: true,
		since: '0.1.0',
	},
	check({ source, verdict, siblings, envelope }, report) {
		if (verdict === 'not-a-response' || (siblings && siblings.index > 0)) return;
		const said = envelope?.userMessage?.span() ?? [];
		const places = findGarbled(source);
		// A garbled sentence alone is told by the rule on sentences.
		const outside = places.filter(
			({ offset }) => !said.some(({ start, end }) => offset >= start && offset < end),
		);
		const [first] = outside;
		if (!first) return;
		report({
			at: [{ start: first.offset, end: first.offset + first.length }],
			args: { found: source.slice(first.offset, first.offset + first.length), count: places.length },
			fixes: [{ id: 'decode', args: {}, kind: 'suggestion', edits: places }],
		});
	},
});

function findGarbled(source: string): Edit[] {
	const known = new Map<string, string | undefined>();
	const places: Edit[] = [];
	for (const { 0: garbled, index } of source.matchAll(GARBLED)) {
		if (!known.has(garbled)) known.set(garbled, decodeTwice(garbled));
		const letter = known.get(garbled);
		if (letter !== undefined) places.push({ offset: index, length: garbled.length, text: letter });
		if (places.length === MOST_PLACES) break;
	}
	return places;
}
