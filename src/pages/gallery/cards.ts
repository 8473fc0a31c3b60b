import type { LayerId } from '../../contract/layers/types.ts';
import { LAYERS } from '../../contract/layers/types.ts';
import type { ErrorType } from '../../contract/types.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import type { GalleryKind } from '../../messages/page-types.ts';
import { type JudgedExample, judgeExample } from '../judged/judge.ts';

export interface CardEntry {
	readonly example: ExampleEntry;
	readonly judged: JudgedExample;
	readonly kind: GalleryKind;
	readonly type: ErrorType | undefined;
	readonly layers: readonly LayerId[];
}

/** What is cut off counts as what does not comply: its ground says so. */
function kindOf({ response, look: { ground } }: JudgedExample): GalleryKind {
	if (ground === 'bad') return 'cut';
	if (ground === 'blank') return 'blank';
	if (response.verdict === 'protocol-error') return 'protocol';
	return ground === 'warn' ? 'warn' : 'clean';
}

/** Every example with its verdict, in the order of the shelves. */
export function galleryCards(
	examples: readonly ExampleEntry[],
	groups: readonly string[],
): readonly CardEntry[] {
	return examples
		.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
		.map((example) => {
			const judged = judgeExample(example);
			const found = new Set(judged.response.layers.map(({ id }) => id));
			return {
				example,
				judged,
				kind: kindOf(judged),
				type: judged.response.errorType ?? undefined,
				layers: LAYERS.filter((id) => found.has(id)),
			};
		});
}

/** How many cards have each value. */
export function countValues<T extends string>(values: readonly T[]): ReadonlyMap<T, number> {
	const counts = new Map<T, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
