import { describe, expect, it } from 'vitest';
import type { Span } from '../../text/span.ts';
import { faultAt, nextFault } from './caret.ts';

const spans = (...ranges: readonly (readonly [number, number])[]): { diagnostics: { span: Span }[] } => ({
	diagnostics: ranges.map(([start, end]) => ({ span: [{ start, end }] })),
});

describe('faultAt', () => {
	const response = spans([0, 20], [5, 8], [12, 12]);
	it.each([
		[0, 0],
		[5, 1],
		[8, 1],
		[9, 0],
		[12, 2],
		[21, null],
	])('at %i', (offset, expected) => {
		expect(faultAt(response, offset)).toBe(expected);
	});
	it('is none without a judgement', () => {
		expect(faultAt(undefined, 0)).toBeNull();
	});
});

describe('nextFault', () => {
	const response = spans([2, 3], [10, 12], [30, 31]);
	it.each([
		['the first behind the caret', null, 4, 1, 1],
		['around the end', null, 40, 1, 0],
		['the last before the caret', null, 11, -1, 1],
		['around the start', null, 0, -1, 2],
		['from the lit one on', 1, 0, 1, 2],
		['from the last on', 2, 0, 1, 0],
		['from the first back', 0, 99, -1, 2],
	] as const)('%s', (_name, lit, caret, step, expected) => {
		expect(nextFault(response, lit, caret, step)).toBe(expected);
	});
	it('is none without faults', () => {
		expect(nextFault(spans(), null, 0, 1)).toBeNull();
	});
});
