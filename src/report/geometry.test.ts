import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawMark, LOGO, MARK_SHAPES } from './geometry.ts';

describe('drawMark', () => {
	it.each([
		['success', 'clean', 36, { kind: 'tick' }],
		['business-error', 'warn', 36, { kind: 'text', text: 'NF', y: 30.7, size: 18.5 }],
		['protocol-error', 'cut', 36, { kind: 'text', text: 'NF', y: 26.7, size: 14.5 }],
		['not-a-response', 'blank', 36, { kind: 'text', text: 'NF', y: 30.7, size: 18.5 }],
		['business-error', 'cut', 20, undefined],
	] as const)('draws %s %s at %i px', (verdict, strike, size, glyph) => {
		const drawing = drawMark({ verdict, strike, size, letters: 'NF' });
		expect(drawing.shape).toBe(MARK_SHAPES[verdict]);
		expect(drawing.glyph).toEqual(glyph);
	});

	it('parts a cut mark in two, wider when small', () => {
		const clips = (size: number) =>
			drawMark({ verdict: 'business-error', strike: 'cut', size }).halves.map((half) => half.clip);
		expect(clips(36)).toEqual(['cut-a', 'cut-b']);
		expect(clips(20)).toEqual(['cut-c', 'cut-d']);
	});

	it('keeps every other mark whole', () => {
		expect(drawMark({ verdict: 'success', strike: 'clean', size: 36 }).halves).toEqual([]);
	});
});

it('the icon of the site is the logo', () => {
	expect(readFileSync('public/favicon.svg', 'utf8')).toContain(`<path d="${LOGO}" />`);
});
