import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, editsConflict, leadsTo, mergeEdits } from './edit.ts';

const edit = (offset: number, length: number, text: string): Edit => ({ offset, length, text });

describe('applyEdits', () => {
	it.each([
		{ text: 'abc', edits: [], result: 'abc' },
		{ text: 'abc', edits: [edit(2, 1, 'Z'), edit(0, 1, 'A')], result: 'AbZ' },
		{ text: 'abc', edits: [edit(1, 1, 'X'), edit(1, 0, '<')], result: 'a<Xc' },
		{ text: 'abc', edits: [edit(3, 0, '1'), edit(3, 0, '2')], result: 'abc12' },
		{ text: 'abc', edits: [edit(0, 1, ''), edit(1, 1, '')], result: 'c' },
	])('$text with $edits.length edits gives $result', ({ text, edits, result }) => {
		expect(applyEdits(text, edits)).toBe(result);
	});

	it.each([
		{ edits: [edit(0, 2, ''), edit(1, 1, '')] },
		{ edits: [edit(0, 2, ''), edit(1, 0, 'x')] },
		{ edits: [edit(2, 5, '')] },
		{ edits: [edit(2, -1, '')] },
	])('refuses $edits', ({ edits }) => {
		expect(() => applyEdits('abc', edits)).toThrow(RangeError);
		expect(leadsTo('abc', edits, 'abc')).toBe(false);
	});

	it('tells whether edits lead to a text', () => {
		expect(leadsTo('abc', [edit(1, 1, 'X')], 'aXc')).toBe(true);
		expect(leadsTo('abc', [edit(1, 1, 'X')], 'abc')).toBe(false);
	});
});

describe('mergeEdits', () => {
	it.each([
		{ a: edit(0, 2, ''), b: edit(2, 2, ''), conflict: false },
		{ a: edit(0, 3, ''), b: edit(2, 2, ''), conflict: true },
		{ a: edit(2, 0, 'x'), b: edit(2, 0, 'y'), conflict: true },
		{ a: edit(2, 0, 'x'), b: edit(0, 2, ''), conflict: true },
		{ a: edit(2, 0, 'x'), b: edit(3, 2, ''), conflict: false },
	])('$a and $b conflict: $conflict', ({ a, b, conflict }) => {
		expect(editsConflict(a, b)).toBe(conflict);
		expect(editsConflict(b, a)).toBe(conflict);
	});

	it('leaves a set out whole and makes equal edits once', () => {
		const first = [edit(0, 1, 'A'), edit(5, 1, 'F')];
		const clash = [edit(3, 1, 'D'), edit(5, 1, 'G')];
		const again = [edit(0, 1, 'A'), edit(2, 1, 'C')];
		expect(mergeEdits([first, clash, again])).toEqual({
			edits: [edit(0, 1, 'A'), edit(2, 1, 'C'), edit(5, 1, 'F')],
			taken: [0, 2],
			left: [1],
		});
	});

	it('leaves out exactly what conflicts with something that is in', () => {
		const places = fc.record({ offset: fc.nat(30), length: fc.nat(4), text: fc.constantFrom('', 'x') });
		fc.assert(
			fc.property(fc.array(places, { maxLength: 12 }), (edits) => {
				const merged = mergeEdits(edits.map((one) => [one]));
				const inside: Edit[] = [];
				for (const one of edits) {
					const isAgain = inside.some((other) => JSON.stringify(other) === JSON.stringify(one));
					if (!isAgain && !inside.some((other) => editsConflict(one, other))) inside.push(one);
				}
				expect(merged.edits).toEqual(inside.toSorted((a, b) => a.offset - b.offset));
				expect(() => applyEdits('.'.repeat(40), merged.edits)).not.toThrow();
			}),
		);
	});
});
