import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPositions } from './position.ts';

describe('createPositions', () => {
	it.each([
		{ text: '', offset: 0, line: 1, column: 1 },
		{ text: 'ab', offset: 2, line: 1, column: 3 },
		{ text: 'a\nb', offset: 2, line: 2, column: 1 },
		{ text: 'a\r\nb', offset: 3, line: 2, column: 1 },
		{ text: 'a\rb', offset: 2, line: 2, column: 1 },
		{ text: 'a\r\r\nb', offset: 4, line: 3, column: 1 },
		{ text: 'a\n', offset: 2, line: 2, column: 1 },
		{ text: 'a\u2028b', offset: 2, line: 1, column: 3 },
		{ text: '\ufeff{"a"', offset: 1, line: 1, column: 1 },
		{ text: '\ufeff{"a"', offset: 3, line: 1, column: 3 },
		{ text: '\ufeffa\nb', offset: 4, line: 2, column: 2 },
		{ text: '😀x', offset: 2, line: 1, column: 3 },
	])('$text at $offset is $line:$column', ({ text, offset, line, column }) => {
		const positions = createPositions(text);
		expect(positions.positionOf(offset)).toEqual({ line, column });
		expect(positions.offsetOf({ line, column })).toBe(offset);
	});

	it('takes places that do not exist to the nearest that does', () => {
		const positions = createPositions('ab\r\ncd');
		expect(positions.positionOf(-5)).toEqual({ line: 1, column: 1 });
		expect(positions.positionOf(99)).toEqual({ line: 2, column: 3 });
		expect(positions.offsetOf({ line: 1, column: 99 })).toBe(2);
		expect(positions.offsetOf({ line: 99, column: 1 })).toBe(4);
		expect(positions.offsetOf({ line: 0, column: 0 })).toBe(0);
	});

	it('agrees with counting the lines one by one', () => {
		const texts = fc.array(fc.constantFrom('a', 'é', '\n', '\r', '\r\n', '😀'), { maxLength: 60 });
		fc.assert(
			fc.property(texts, fc.nat(80), (parts, at) => {
				const text = parts.join('');
				const offset = at % (text.length + 1);
				const before = text.slice(0, offset).replace(/\r$/, text[offset] === '\n' ? '' : '\r');
				const lines = before.split(/\r\n|\r|\n/);
				expect(createPositions(text).positionOf(offset).line).toBe(lines.length);
				expect(createPositions(text).lineCount).toBe(text.split(/\r\n|\r|\n/).length);
			}),
		);
	});
});
