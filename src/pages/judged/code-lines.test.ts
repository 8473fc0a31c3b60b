import { describe, expect, it } from 'vitest';
import { codeLines } from './code-lines.ts';

describe('codeLines', () => {
	it('colours keys, strings, literals and punctuation', () => {
		const [line] = codeLines('{"a": "b", "c": 1}', []);
		expect(line?.parts.map(({ text, token }) => [text, token])).toEqual([
			['{', 'dim'],
			['"a"', 'key'],
			[':', 'dim'],
			[' ', undefined],
			['"b"', 'string'],
			[',', 'dim'],
			[' ', undefined],
			['"c"', 'key'],
			[':', 'dim'],
			[' ', undefined],
			['1', 'literal'],
			['}', 'dim'],
		]);
	});

	it('marks a place inside a string and says where it begins', () => {
		const text = '{\n"m": "la tabla X"\n}';
		const start = text.indexOf('tabla');
		const lines = codeLines(text, [{ start, end: start + 7, severity: 'warning', number: 2 }]);
		expect(lines[1]?.worst).toBe('warning');
		expect(lines[1]?.parts.filter(({ mark }) => mark)).toEqual([
			{ text: 'tabla X', token: 'string', mark: { severity: 'warning', number: 2, first: true } },
		]);
		expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
	});

	it('lets the gravest of two marks show', () => {
		const lines = codeLines('abc', [
			{ start: 0, end: 3, severity: 'info', number: 1 },
			{ start: 1, end: 2, severity: 'error', number: 2 },
		]);
		expect(lines[0]?.parts.map(({ text, mark }) => [text, mark?.severity])).toEqual([
			['a', 'info'],
			['b', 'error'],
			['c', 'info'],
		]);
	});

	it('leaves prose uncoloured and keeps every character', () => {
		const text = 'HTTP/1.1 500 Error\n\nnada';
		expect(codeLines(text, []).map(({ parts }) => parts.map((part) => part.text).join(''))).toEqual([
			'HTTP/1.1 500 Error',
			'',
			'nada',
		]);
	});
});
