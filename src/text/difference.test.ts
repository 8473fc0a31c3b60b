import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, difference } from './difference.ts';
import { applyEdits, type Edit } from './edit.ts';

const edit = (offset: number, length: number, text: string): Edit => ({ offset, length, text });

describe('difference', () => {
	it.each([
		['abc', 'aXc', edit(1, 1, 'X')],
		['aa', 'aaa', edit(2, 0, 'a')],
		['aaa', 'aa', edit(2, 1, '')],
		['abc', '', edit(0, 3, '')],
		['abc', 'abc', edit(3, 0, '')],
		// These two share the first half of their pair, the next two the second half.
		['cita 😀', 'cita 😃', edit(5, 2, '😃')],
		['cita 😀!', 'cita 😃!', edit(5, 2, '😃')],
		['cita \u{1f600}', 'cita \u{1fa00}', edit(5, 2, '\u{1fa00}')],
		['\u{1f600} cita', '\u{1fa00} cita', edit(0, 2, '\u{1fa00}')],
		['😀', '😀😀', edit(2, 0, '😀')],
	])('from %j to %j', (before, after, expected) => {
		expect(difference(before, after)).toEqual(expected);
	});

	it('leads to the other text and leaves every pair whole', () => {
		const letters = fc.string({ unit: fc.constantFrom('a', 'ñ', '😀', '😃', '\u{1fa00}'), maxLength: 8 });
		fc.assert(
			fc.property(letters, letters, (before, after) => {
				const change = difference(before, after);
				expect(applyEdits(before, [change])).toBe(after);
				const removed = before.slice(change.offset, change.offset + change.length);
				expect([removed.isWellFormed(), change.text.isWellFormed()]).toEqual([true, true]);
			}),
		);
	});
});

it('is no change where nothing differs', () => {
	expect(changeBetween('', '')).toEqual([]);
	expect(changeBetween('abc', 'abc')).toEqual([]);
	expect(changeBetween('abc', 'aXc')).toEqual([edit(1, 1, 'X')]);
});
