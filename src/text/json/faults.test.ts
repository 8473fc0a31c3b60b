import { describe, expect, it } from 'vitest';
import { rootView } from '../view.ts';
import { readJson } from './read.ts';

const read = (text: string) => readJson(rootView(text));

describe('what a fault tells', () => {
	it.each([
		['{"a": 1 "b": 2}', { id: 'missing-comma', start: 7, end: 7, expected: 'comma-or-close', found: '"' }],
		['{"a" 12}', { id: 'missing-colon', start: 4, end: 4, expected: 'colon', found: '12' }],
		['[1, 2', { id: 'truncated', start: 5, end: 5, expected: 'comma-or-close', found: '' }],
		['["a', { id: 'truncated', start: 3, end: 3, expected: 'string-end', found: '' }],
		['{"a":', { id: 'truncated', start: 5, end: 5, expected: 'value', found: '' }],
		['', { id: 'missing-value', start: 0, end: 0, expected: 'value', found: '' }],
		['{} {"a":1}', { id: 'extra-text', start: 3, end: 10, expected: 'end', found: '{"a":1}' }],
		['[1}', { id: 'wrong-bracket', start: 2, end: 3, expected: 'close', found: '}' }],
	])('%s', (text, fault) => {
		expect(read(text).faults).toEqual([fault]);
	});

	it.each(['', 'Hola, mundo', '<html>', '}', '2026-11-30 12:00 listo'])('reads nothing from %j', (text) => {
		expect(read(text).root).toBeUndefined();
		expect(read(text).faults).toHaveLength(1);
	});

	it('stands in the order of the text, no more than a thousand', () => {
		const { faults, root } = read(`[${"'a' ".repeat(3000)}]`);
		expect(faults).toHaveLength(1000);
		expect(faults.map(({ start }) => start)).toEqual(faults.map(({ start }) => start).sort((a, b) => a - b));
		expect(root?.size).toBe(3000);
	});
});
