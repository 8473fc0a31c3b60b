import { expect, test } from 'vitest';
import { makeHunks } from './diff.ts';

const edit = (offset: number): { offset: number; length: number; text: string } => ({
	offset,
	length: 1,
	text: 'XY',
});

test('changed lines come before and after, marked where they changed', () => {
	const [hunk] = makeHunks('a b\nc\n', [edit(0), edit(2)]);
	expect(hunk).toEqual({
		line: 1,
		count: 2,
		rows: [
			{
				sign: '-',
				line: 1,
				text: 'a b\n',
				marks: [
					{ start: 0, end: 1 },
					{ start: 2, end: 3 },
				],
			},
			{
				sign: '+',
				line: 1,
				text: 'XY XY\n',
				marks: [
					{ start: 0, end: 2 },
					{ start: 3, end: 5 },
				],
			},
			{ sign: ' ', line: 2, text: 'c\n', marks: [] },
		],
	});
});

test('three lines around, and a hunk of its own from seven lines on', () => {
	const text = Array.from({ length: 20 }, (_, index) => `${index % 10}\n`).join('');
	expect(makeHunks(text, [edit(10), edit(22)]).map(({ line, count }) => [line, count])).toEqual([[3, 13]]);
	expect(makeHunks(text, [edit(10), edit(24)]).map(({ line, count }) => [line, count])).toEqual([
		[3, 7],
		[10, 7],
	]);
});

test('a place is shown although nothing changes there', () => {
	const [hunk] = makeHunks('a\nb\nc\nd\ne\nf\n', [], [6]);
	expect(hunk?.rows.map(({ sign, line }) => `${sign}${line}`)).toEqual([' 1', ' 2', ' 3', ' 4', ' 5', ' 6']);
});
