import { expect, it } from 'vitest';
import { cutIntoStretches } from './text-area-marks.ts';
import type { Mark } from './types.ts';

const mark = (start: number, end: number, tone: Mark['tone'], current = false): Mark => ({
	span: [{ start, end }],
	tone,
	number: 1,
	current,
	message: '',
	fixes: [],
});

it('leaves a text without marks whole', () => {
	expect(cutIntoStretches(5, { marks: [], layer: [] })).toEqual([
		{ start: 0, end: 5, tone: null, current: false, layer: false },
	]);
});

it('draws the gravest where marks overlap, and the layer beneath', () => {
	const stretches = cutIntoStretches(9, {
		marks: [mark(1, 6, 'warn'), mark(4, 8, 'bad', true)],
		layer: [{ start: 0, end: 8 }],
	});
	expect(stretches.map(({ start, end, tone, current, layer }) => [start, end, tone, current, layer])).toEqual(
		[
			[0, 1, null, false, true],
			[1, 4, 'warn', false, true],
			[4, 6, 'bad', true, true],
			[6, 8, 'bad', true, true],
			[8, 9, null, false, false],
		],
	);
});

it('marks every range of a span', () => {
	const split: Mark = {
		...mark(0, 1, 'info'),
		span: [
			{ start: 0, end: 1 },
			{ start: 3, end: 4 },
		],
	};
	expect(cutIntoStretches(4, { marks: [split], layer: [] }).map(({ tone }) => tone)).toEqual([
		'info',
		null,
		'info',
	]);
});
