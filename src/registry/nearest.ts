import { groupBy } from '../text/group.ts';
import { CODES, LEGACY_CODES } from './data.ts';
import { lookup, resolve } from './lookup.ts';

interface Suggestion {
	/** A legacy or canonical code in its exact spelling. */
	readonly code: string;
	readonly canonical: string;
	/** `variant`: the same letters in another case, with other separators or with the British double l; else a typing slip. */
	readonly kind: 'variant' | 'close';
}

const NAMES: readonly string[] = [...LEGACY_CODES, ...CODES.map((entry) => entry.code)];
const LONGEST = 64;

/** Letters only, one case, one spelling of "cancelled". */
function fold(code: string): string {
	return code
		.toLowerCase()
		.replace(/[^a-z0-9]/g, '')
		.replace('cancelled', 'canceled');
}

const NAMES_BY_FOLD: ReadonlyMap<string, readonly string[]> = groupBy(NAMES, fold);

/** The code of which `text` is another spelling; undefined for a code as it should be and for anything else. */
export function variantOf(text: string): Suggestion | undefined {
	if (text.length > LONGEST || lookup(text)) return undefined;
	const [code] = NAMES_BY_FOLD.get(fold(text)) ?? [];
	const canonical = code === undefined ? undefined : resolve(code);
	return code === undefined || canonical === undefined ? undefined : { code, canonical, kind: 'variant' };
}

/** Up to three codes that `text` may stand for, the nearest first. Never resolved by themselves. */
export function nearest(text: string): Suggestion[] {
	if (text.length > LONGEST || lookup(text)) return [];
	const folded = fold(text);
	if (folded.length < 4) return [];
	const limit = folded.length < 8 ? 1 : 2;
	return NAMES.map((code) => ({ code, distance: editDistance(folded, fold(code)) }))
		.filter(({ distance }) => distance <= limit)
		.sort((a, b) => a.distance - b.distance)
		.flatMap(({ code, distance }): Suggestion[] => {
			const canonical = resolve(code);
			return canonical ? [{ code, canonical, kind: distance === 0 ? 'variant' : 'close' }] : [];
		})
		.slice(0, 3);
}

function editDistance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		previous = row;
	}
	return previous[b.length] ?? 0;
}
