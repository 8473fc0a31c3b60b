import { expect, it } from 'vitest';
import { countWhile, lastUpTo } from './search.ts';

const LISTS = [
	[],
	[0],
	[3],
	[0, 2, 4],
	[0, 2, 2, 2, 5],
	Uint32Array.from({ length: 100 }, (_, at) => at * 3),
];

it.each(LISTS.map((list) => [Array.from(list), list] as const))(
	'finds in %j what a walk finds',
	(items, sorted) => {
		for (let value = -1; value <= 301; value++) {
			expect(countWhile<number>(sorted, (item) => item < value)).toBe(
				items.filter((item) => item < value).length,
			);
			expect(lastUpTo(sorted, value)).toBe(items.findLastIndex((item) => item <= value));
		}
	},
);

it('tells the condition where an item stands', () => {
	expect(countWhile(['a', 'b', 'c', 'd'], (_, index) => index < 3)).toBe(3);
});
