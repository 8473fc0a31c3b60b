import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, editsConflict, mapOffset, mapSpan, mergeEdits } from './edit.ts';

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
	});
});

describe('mapping places', () => {
	it.each([
		{ offset: 0, edits: [edit(1, 1, 'xyz')], after: 0 },
		{ offset: 1, edits: [edit(1, 1, 'xyz')], after: 1 },
		{ offset: 2, edits: [edit(1, 1, 'xyz')], after: 4 },
		{ offset: 2, edits: [edit(1, 3, 'xy')], after: 3, before: 1 },
		{ offset: 2, edits: [edit(2, 0, '++')], after: 4, before: 2 },
		{ offset: 5, edits: [edit(0, 2, ''), edit(3, 1, 'wxyz')], after: 6 },
	])('offset $offset goes to $after', ({ offset, edits, after, before = after }) => {
		expect(mapOffset(offset, edits)).toBe(after);
		expect(mapOffset(offset, edits, 'before')).toBe(before);
	});

	it.each([
		{
			span: [{ start: 2, end: 4 }],
			edits: [edit(2, 0, '[['), edit(4, 0, ']]')],
			result: [{ start: 4, end: 6 }],
		},
		{ span: [{ start: 2, end: 4 }], edits: [edit(2, 2, 'long')], result: [{ start: 2, end: 6 }] },
		{ span: [{ start: 2, end: 4 }], edits: [edit(1, 2, 'X')], result: [{ start: 1, end: 3 }] },
		{ span: [{ start: 2, end: 4 }], edits: [edit(3, 3, '')], result: [{ start: 2, end: 3 }] },
		{ span: [{ start: 2, end: 2 }], edits: [edit(2, 0, 'ab')], result: [{ start: 2, end: 2 }] },
	])('$span becomes $result', ({ span, edits, result }) => {
		expect(mapSpan(span, edits)).toEqual(result);
	});

	it('keeps a range that no edit touches on the same text', () => {
		const texts = fc.string({ minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(texts, fc.nat(40), fc.nat(8), fc.string({ maxLength: 5 }), (text, at, length, inserted) => {
				const offset = at % (text.length + 1);
				const change = edit(offset, Math.min(length, text.length - offset), inserted);
				const after = applyEdits(text, [change]);
				const [head, tail] = mapSpan(
					[
						{ start: 0, end: offset },
						{ start: offset + change.length, end: text.length },
					],
					[change],
				);
				expect(after.slice(head?.start, head?.end)).toBe(text.slice(0, offset));
				expect(after.slice(tail?.start, tail?.end)).toBe(text.slice(offset + change.length));
			}),
		);
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
