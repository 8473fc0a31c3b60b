import { CODES, type CodeEntry, LEGACY_CODES, lookup, resolve, variantOf } from '../registry/index.ts';
import { SHARED_CODES } from './foreign-table.ts';
import type { CodeHit } from './types.ts';

/** The one expression of the scan: none of the codes begins another, so the order does not matter. */
const ANY_SPELLING = [...LEGACY_CODES, ...LEGACY_CODES.flatMap(spellOtherwise)].join('|');
const UPPER_SNAKE = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
const CANONICAL_PREFIX = 'agent.';
const LONGEST_TOKEN = 200;
/** Han is left out: Chinese prose puts no space between a code and the words beside it. */
const NAME_CHARACTER = /(?!\p{Script=Han})[\p{L}\p{N}\p{M}]/u;

/** The spellings in other case styles that people write for one code. */
function spellOtherwise(code: string): string[] {
	const words = code.toLowerCase().split('_');
	const [first = '', ...rest] = words;
	const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	if (words.length === 1) return code === 'canceled' ? ['cancelled', 'CANCELED'] : [];
	return [
		words.join('_'),
		words.join('_').toUpperCase(),
		words.join('-'),
		capital.join(''),
		first + capital.slice(capital.length - rest.length).join(''),
		capital.join('_'),
	].filter((spelling) => spelling !== code);
}

/**
 * Every place where a code stands in the text, in its own or another spelling, whole or as a part of something longer,
 * in order.
 */
export function findCodeHits(text: string): readonly CodeHit[] {
	return mergeHits(findCanonical(text), findTokens(text));
}

/** Two lists as one in order; of two hits that overlap the one that begins first stays. */
function mergeHits(some: readonly CodeHit[], others: readonly CodeHit[]): readonly CodeHit[] {
	if (some.length === 0) return others;
	const merged: CodeHit[] = [];
	for (const hit of [...some, ...others].sort((a, b) => a.start - b.start)) {
		if ((merged.at(-1)?.end ?? 0) <= hit.start) merged.push(hit);
	}
	return merged;
}

function findTokens(text: string): CodeHit[] {
	const hits: CodeHit[] = [];
	const pattern = new RegExp(ANY_SPELLING, 'g');
	let done = 0;
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		const found = match[0];
		const { start, end } = tokenAround(text, match.index, pattern.lastIndex);
		if (start < done) continue;
		const token = end - start === found.length ? found : text.slice(start, end);
		const hit = lookup(found) ? exactHit(found, token, start, end) : variantHit(found, token, start, end);
		if (!hit) continue;
		done = end;
		hits.push(hit);
	}
	return hits;
}

/** A canonical code is found by its prefix, since five of them hold no legacy code. */
function exactHit(code: string, token: string, start: number, end: number): CodeHit | undefined {
	const canonical = resolve(code);
	const spelling = token === code ? 'exact' : spellingOf(token);
	if (!canonical || spelling === 'canonical') return undefined;
	return { start, end, token, spelling, canonical, ordinary: SHARED_CODES.has(code) };
}

/** As a part of a name another spelling counts only in the style of constants: they were made with a code in mind. */
function variantHit(found: string, token: string, start: number, end: number): CodeHit | undefined {
	const whole = variantOf(token);
	const variant = whole ?? (UPPER_SNAKE.test(token) ? variantOf(found) : undefined);
	const canonical = variant && resolve(variant.code);
	if (!canonical) return undefined;
	const spelling = whole ? 'variant' : 'longer';
	return { start, end, token, spelling, canonical, ordinary: SHARED_CODES.has(variant.code) };
}

function spellingOf(token: string): CodeHit['spelling'] {
	if (lookup(token)) return 'canonical';
	return token.includes('.') ? 'dotted' : 'longer';
}

function findCanonical(text: string): CodeHit[] {
	const hits: CodeHit[] = [];
	for (let at = text.indexOf(CANONICAL_PREFIX); at >= 0; at = text.indexOf(CANONICAL_PREFIX, at + 1)) {
		const { start, end } = tokenAround(text, at, at + CANONICAL_PREFIX.length - 1);
		const token = text.slice(start, end);
		const entry = CODES.find(({ code }) => code === token);
		if (start !== at || !entry) continue;
		hits.push({
			start,
			end,
			token,
			spelling: 'canonical',
			canonical: entry.code,
			ordinary: isOrdinary(entry),
		});
	}
	return hits;
}

function isOrdinary(entry: CodeEntry): boolean {
	return entry.legacy.every(({ name }) => SHARED_CODES.has(name));
}

/** Grows a range to the whole name it is in: letters, digits, `_`, `$`, and `.` or `-` between two of these. */
function tokenAround(text: string, from: number, to: number): { start: number; end: number } {
	let start = from;
	const lowest = Math.max(0, from - LONGEST_TOKEN);
	while (start > lowest) {
		if (isName(text, start - 1)) start--;
		else if (isJoint(text, start - 1) && start > 1 && isName(text, start - 2)) start -= 2;
		else break;
	}
	if (start < from && isEscape(text, start - 1)) start++;
	let end = to;
	const highest = Math.min(text.length, to + LONGEST_TOKEN);
	while (end < highest) {
		if (isName(text, end)) end++;
		else if (isJoint(text, end) && isName(text, end + 1)) end += 2;
		else break;
	}
	return { start, end };
}

/** Whether the backslash at `index` is not itself escaped, so that the letter after it belongs to the escape. */
function isEscape(text: string, index: number): boolean {
	let slashes = 0;
	while (text.charCodeAt(index - slashes) === 92) slashes++;
	return slashes % 2 === 1;
}

function isJoint(text: string, index: number): boolean {
	const unit = text.charCodeAt(index);
	return unit === 45 || unit === 46;
}

function isName(text: string, index: number): boolean {
	const unit = text.charCodeAt(index);
	if (unit < 128) {
		return (
			(unit >= 97 && unit <= 122) ||
			(unit >= 65 && unit <= 90) ||
			(unit >= 48 && unit <= 57) ||
			unit === 95 ||
			unit === 36
		);
	}
	// A surrogate may be half of a letter or of a pictogram; letters outside the basic plane count as no name here.
	return unit >= 128 && NAME_CHARACTER.test(text.charAt(index));
}
