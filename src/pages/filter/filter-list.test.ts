import { describe, expect, it } from 'vitest';
import { holdsWords, matchesChoice } from './filter-list.ts';

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

describe('holdsWords', () => {
	it.each([
		['TIMEOUT agent.timeout', 'timeout', true],
		['canceled agent.canceled 499 never', '499 NEVER', true],
		['canceled agent.canceled 499 never', '499 transient', false],
		['Después de unir códigos', ' codigos  despues ', true],
		['internal', '', true],
	] as const)('%s / %s', (text, words, holds) => {
		expect(holdsWords(text, words)).toBe(holds);
	});
});
