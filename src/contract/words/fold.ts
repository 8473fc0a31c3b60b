import type { Range } from '../../text/span.ts';

/**
 * Lower case without accents, one code unit for one code unit, so that offsets stay those of `text`.
 * `ñ` stays: «año» and «ano» are different words.
 */
export function foldText(text: string): string {
	let folded = '';
	for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
	return folded;
}

function foldUnit(unit: string): string {
	if (unit < '\u0080') return unit.toLowerCase();
	const lower = unit.toLowerCase();
	if (lower === 'ñ') return lower;
	const base = lower.normalize('NFD').charAt(0);
	return lower.length === 1 ? base : unit;
}

/**
 * One expression for whole words or phrases of folded text; a space in a phrase stands for any white space.
 * Folded Spanish has no letters but these: a class of Unicode properties would say the same and take far longer to compile.
 */
export function compilePhrases(phrases: readonly string[]): RegExp {
	const body = phrases.map((phrase) => phrase.replaceAll(' ', '(?:\\s{1,4})')).join('|');
	return new RegExp(`(?<![a-zñ0-9_])(?:${body})(?![a-zñ0-9_])`, 'g');
}

/** Ranges of every match, in order. */
export function findRanges(text: string, pattern: RegExp): Range[] {
	return Array.from(text.matchAll(pattern), (match) => ({
		start: match.index,
		end: match.index + match[0].length,
	})).filter((range) => range.end > range.start);
}

export function overlaps(one: Range, other: Range): boolean {
	return one.start < other.end && other.start < one.end;
}

/** Ranges of `ranges` that touch none of `covers`. */
export function outside<R extends Range>(ranges: readonly R[], covers: readonly Range[]): R[] {
	return ranges.filter((range) => !covers.some((cover) => overlaps(range, cover)));
}
