import { describe, expect, it } from 'vitest';
import { cutBox, measure, stackBoxes, wrapText } from './layout.ts';

describe('wrapText', () => {
	it('keeps every line inside the width and loses no character', () => {
		const text = '¿Quiere que le transfiera con alguien que pueda ayudarle?';
		const lines = wrapText(text, 200, 15);
		expect(lines.length).toBeGreaterThan(1);
		for (const line of lines) expect(measure(line, 15)).toBeLessThanOrEqual(200);
		expect(lines.join(' ')).toBe(text);
	});

	it('breaks Chinese between characters and never before a full stop', () => {
		const lines = wrapText('按这些信息没有查到，我们一起核对一下好吗？', 130, 13);
		expect(lines.join('')).toBe('按这些信息没有查到，我们一起核对一下好吗？');
		for (const line of lines) expect(line).not.toMatch(/^[，。？]/);
	});
});

describe('stackBoxes', () => {
	it('puts boxes under each other without touching', () => {
		const branch = { icons: ['chat'], label: 'En el chat', verb: 'Escala', say: 'Le paso.' } as const;
		const [first, second] = stackBoxes([branch, branch], 10, 250, 20);
		expect(first?.top).toBe(10);
		expect(second?.top).toBe(10 + (first?.height ?? 0) + 20);
		expect(first?.lines.map(({ role }) => role)).toEqual(['strong', 'say']);
	});
});

it('cuts all four corners', () => {
	expect(cutBox(0, 0, 20, 20, 5)).toBe('M5 0h10l5 5v10l-5 5h-10l-5 -5v-10z');
});
