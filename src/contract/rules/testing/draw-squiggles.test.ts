import { expect, test } from 'vitest';
import { drawSquiggles, type Squiggle } from './draw-squiggles.ts';

const drawn = (text: string, ...marks: Squiggle[]): string[] => drawSquiggles(text, marks).split('\n');

test.each<[string, string, Squiggle[], string[]]>([
	['a text without marks', 'a\nb', [], ['1 | a', '2 | b', '']],
	[
		'a place with its notes',
		'{"a":1}',
		[{ span: [{ start: 1, end: 4 }], notes: ['uno', 'dos'] }],
		['1 | {"a":1}', '  |  ~~~', '  | uno', '  | dos', ''],
	],
	[
		'a place of no width',
		'ab',
		[{ span: [{ start: 2, end: 2 }], notes: ['fin'] }],
		['1 | ab', '  |   ^', '  | fin', ''],
	],
	[
		'a place over two lines, with its notes once',
		'ab\r\ncd',
		[{ span: [{ start: 1, end: 5 }], notes: ['x'] }],
		['1 | ab', '  |  ~', '  | x', '2 | cd', '  | ~', ''],
	],
	[
		'two ranges of one place',
		'abcd',
		[
			{
				span: [
					{ start: 0, end: 1 },
					{ start: 3, end: 4 },
				],
				notes: ['x'],
			},
		],
		['1 | abcd', '  | ~', '  | x', '  |    ~', ''],
	],
	[
		'marks in the order of the text',
		'ab',
		[
			{ span: [{ start: 1, end: 2 }], notes: ['b'] },
			{ span: [{ start: 0, end: 1 }], notes: ['a'] },
		],
		['1 | ab', '  | ~', '  | a', '  |  ~', '  | b', ''],
	],
	[
		'what cannot be seen, and a letter of two code units',
		'\ufeff😀b',
		[{ span: [{ start: 3, end: 4 }], notes: ['b'] }],
		['1 | ¤😀b', '  |   ~', '  | b', ''],
	],
	[
		'an empty text',
		'',
		[{ span: [{ start: 0, end: 0 }], notes: ['nada'] }],
		['1 |', '  | ^', '  | nada', ''],
	],
])('draws %s', (_, text, marks, expected) => {
	expect(drawn(text, ...marks)).toEqual(expected);
});

test.each<[string, Squiggle['span']]>([
	['nowhere', []],
	['behind the end', [{ start: 1, end: 3 }]],
	['backwards', [{ start: 1, end: 0 }]],
])('refuses a place %s', (_, span) => {
	expect(() => drawSquiggles('ab', [{ span, notes: [] }])).toThrow(RangeError);
});
