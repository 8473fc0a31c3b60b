import type { Range } from '../text/span.ts';
import type { PrivateFinder } from './finder.ts';
import { type NameFor, PRIVATE_KINDS, type User } from './kinds.ts';
import { NUMBER_FINDERS } from './numbers.ts';
import { SECRET_FINDERS } from './secrets.ts';

/** A private place: the range is what was said, its label included where that belongs to it. */
export interface Found<Name extends string> extends Range {
	readonly name: Name;
	/** What is private of it; undefined where it is announced and does not follow. */
	readonly secret: Range | undefined;
}

/** In order of precedence: where two find the same place, the first has it. */
const FINDERS: readonly PrivateFinder[] = [...SECRET_FINDERS, ...NUMBER_FINDERS];

/** What `user` takes up under one of `names`, in the order of the text and apart from each other. */
export function findPrivate<U extends User, Name extends NameFor<U>>(
	text: string,
	user: U,
	names: readonly Name[],
): readonly Found<Name>[] {
	const taken = new Uint8Array(text.length);
	const found: Found<Name>[] = [];
	for (const finder of FINDERS) {
		const name = names.find((known) => known === PRIVATE_KINDS[finder.kind][user]);
		if (name === undefined) continue;
		for (const match of text.matchAll(finder.pattern)) {
			const [start, end] = [match.index, match.index + match[0].length];
			const secret = secretOf(match);
			if (finder.isOne?.(text.slice(secret?.start, secret?.end)) === false) continue;
			// One byte a code unit, so that a list of thousands stays fast.
			if (taken.subarray(start, end).includes(1)) continue;
			taken.fill(1, start, end);
			found.push({ name, start, end, secret });
		}
	}
	return found.sort((one, other) => one.start - other.start);
}

/** The group `secret`; the whole match where the pattern names none. */
function secretOf({ 0: said, index, groups, indices }: RegExpExecArray): Range | undefined {
	if (!groups || !('secret' in groups)) return { start: index, end: index + said.length };
	const place = indices?.groups?.['secret'];
	return place && { start: place[0], end: place[1] };
}
