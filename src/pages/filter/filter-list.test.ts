import { describe, expect, it } from 'vitest';
import { matchesChoice } from './filter-list.ts';

const row = { values: { group: 'envelope', layers: 'http sse' }, text: 'Tipo en minúsculas' };

describe('matchesChoice', () => {
	it.each([
		[{}, true],
		[{ group: '' }, true],
		[{ group: 'envelope' }, true],
		[{ group: 'sentence' }, false],
		[{ layers: 'sse' }, true],
		[{ layers: 'http', group: 'sentence' }, false],
		[{ q: 'MINUSCULAS tipo' }, true],
		[{ q: 'mayúsculas' }, false],
	])('%j → %s', (choice, matches) => {
		expect(matchesChoice(row, choice)).toBe(matches);
	});
});
