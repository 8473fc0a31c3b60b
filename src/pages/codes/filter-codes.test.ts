import { describe, expect, it } from 'vitest';
import { matchesFilter } from './filter-codes.ts';

describe('matchesFilter', () => {
	it.each([
		['TIMEOUT agent.timeout', 'timeout', true],
		['canceled agent.canceled 499 never', '499 NEVER', true],
		['canceled agent.canceled 499 never', '499 transient', false],
		['internal', '', true],
	] as const)('%s / %s', (row, filter, matches) => {
		expect(matchesFilter(row, filter)).toBe(matches);
	});
});
