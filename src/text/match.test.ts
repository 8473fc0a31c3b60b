import { expect, it } from 'vitest';
import { endOfMatch, matchesAt } from './match.ts';

it('looks at one place alone', () => {
	expect([0, 1, 2, 3, 4].map((at) => matchesAt(/b+/y, 'abba', at))).toEqual([
		false,
		true,
		true,
		false,
		false,
	]);
	expect([0, 1, 2, 3, 4].map((at) => endOfMatch(/b+/y, 'abba', at))).toEqual([0, 3, 3, 3, 4]);
});
