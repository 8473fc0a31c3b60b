import { describe, expect, it } from 'vitest';
import { rootView } from '../view.ts';
import { readJson } from './read.ts';
import type { SyntaxFaultId } from './types.ts';

type Row = readonly [text: string, value: unknown, faults: readonly (readonly [SyntaxFaultId, string])[]];

const read = (text: string) => readJson(rootView(text));

/** Text, the value that is read all the same, and each fault with the text that it names. */

const WORDS: readonly Row[] = [
	[
		'{a: 1, b-c: 2}',
		{ a: 1, 'b-c': 2 },
		[
			['unquoted-key', 'a'],
			['unquoted-key', 'b-c'],
		],
	],
	[
		'[None, True, False]',
		[null, true, false],
		[
			['python-literal', 'None'],
			['python-literal', 'True'],
			['python-literal', 'False'],
		],
	],
	['[undefined]', [null], [['undefined-literal', 'undefined']]],
	[
		'[NaN, -Infinity]',
		[Number.NaN, Number.NEGATIVE_INFINITY],
		[
			['nan-literal', 'NaN'],
			['nan-literal', '-Infinity'],
		],
	],
	[
		'[01, +1, .5, 5., 0x1F, 1_000]',
		[1, 1, 0.5, 5, 31, 1000],
		['01', '+1', '.5', '5.', '0x1F', '1_000'].map((raw) => ['number-form', raw] as const),
	],
	['{"a": NOT_FOUND}', { a: 'NOT_FOUND' }, [['unquoted-value', 'NOT_FOUND']]],
	[
		'[2026-11-30, 10.0.0.1]',
		['2026-11-30', '10.0.0.1'],
		[
			['unquoted-value', '2026-11-30'],
			['unquoted-value', '10.0.0.1'],
		],
	],
	["[Decimal('1,5'), 2]", ["Decimal('1,5')", 2], [['unquoted-value', "Decimal('1,5')"]]],
	['{"a": f(1, "b": 2}', { a: 'f(1', b: 2 }, [['unquoted-value', 'f(1']]],
	[
		'[TRUE, nil]',
		[true, null],
		[
			['unquoted-value', 'TRUE'],
			['unquoted-value', 'nil'],
		],
	],
	['[1, 2, ...]', [1, 2], [['unexpected', '...']]],
	['{"a": …, "b": 1}', { a: null, b: 1 }, [['unexpected', '…']]],
];

const MARKS: readonly Row[] = [
	['{"a": 1,}', { a: 1 }, [['trailing-comma', ',']]],
	[
		'[1, [2, ], ]',
		[1, [2]],
		[
			['trailing-comma', ','],
			['trailing-comma', ','],
		],
	],
	['{"a": 1 "b": 2}', { a: 1, b: 2 }, [['missing-comma', '']]],
	[
		'[1 2\n"x"]',
		[1, 2, 'x'],
		[
			['missing-comma', ''],
			['missing-comma', ''],
		],
	],
	[
		'{"a" 1, "b" = 2, "c" => 3}',
		{ a: 1, b: 2, c: 3 },
		[
			['missing-colon', ''],
			['missing-colon', '='],
			['missing-colon', '=>'],
		],
	],
	[
		'{"a", "b"}',
		{ a: null, b: null },
		[
			['missing-colon', ''],
			['missing-colon', ''],
		],
	],
	[
		'{"a": , "b": }',
		{ a: null, b: null },
		[
			['missing-value', ''],
			['missing-value', ''],
		],
	],
	['[1,,2]', [1, 2], [['missing-value', '']]],
	['{"a": 1; "b": 2}', { a: 1, b: 2 }, [['unexpected', ';']]],
	['{"a":1,,"b":2}', { a: 1, b: 2 }, [['unexpected', ',']]],
	['{"a": [1, 2}, "b": 3}', { a: [1, 2], b: 3 }, [['wrong-bracket', '}']]],
	['{"a": [1, 2}', { a: [1, 2] }, [['wrong-bracket', '}']]],
	['{"a": {"b": 1], "c": 2}', { a: { b: 1 }, c: 2 }, [['wrong-bracket', ']']]],
	['{"a": 1} y más', { a: 1 }, [['extra-text', 'y más']]],
	[
		'// uno\n{"a": 1, /* dos */ "b": 2 # tres\n}',
		{ a: 1, b: 2 },
		[
			['comment', '// uno'],
			['comment', '/* dos */'],
			['comment', '# tres'],
		],
	],
	['{"a":\u00a01}', { a: 1 }, [['odd-spaces', '\u00a0']]],
];

const TRUNCATED: readonly Row[] = [
	['{"a": {"b": [1, "tex', { a: { b: [1, 'tex'] } }, [['truncated', '']]],
	['{"a": 1, "b', { a: 1 }, [['truncated', '']]],
	['{"a": 1, "b"', { a: 1 }, [['truncated', '']]],
	['{"a": 1, "b":', { a: 1 }, [['truncated', '']]],
	['[true, fal', [true, false], [['truncated', '']]],
	['[1.', [1], [['truncated', '']]],
	[
		"{'a': 'b",
		{ a: 'b' },
		[
			['single-quotes', "'a'"],
			['single-quotes', "'b"],
			['truncated', ''],
		],
	],
];

describe.each([
	['words', WORDS],
	['marks', MARKS],
	['truncated', TRUNCATED],
])('goes on after faults: %s', (_, rows) => {
	it.each(rows)('%s', (text, value, faults) => {
		const document = read(text);
		expect(document.root?.toValue()).toEqual(value);
		expect(document.faults.map(({ id, start, end }) => [id, text.slice(start, end)])).toEqual(faults);
	});
});
