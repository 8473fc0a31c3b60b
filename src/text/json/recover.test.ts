import { describe, expect, it } from 'vitest';
import { rootView } from '../view.ts';
import { readJson } from './read.ts';
import type { SyntaxFaultId } from './types.ts';

type Row = readonly [text: string, value: unknown, faults: readonly (readonly [SyntaxFaultId, string])[]];

const read = (text: string) => readJson(rootView(text));

/** Text, the value that is read all the same, and each fault with the text that it names. */
const QUOTES: readonly Row[] = [
	[
		'{“a”: “b”}',
		{ a: 'b' },
		[
			['smart-quotes', '“a”'],
			['smart-quotes', '“b”'],
		],
	],
	[
		'{„a“: “b", "c": ”d”}',
		{ a: 'b', c: 'd' },
		[
			['smart-quotes', '„a“'],
			['smart-quotes', '“b"'],
			['smart-quotes', '”d”'],
		],
	],
	[
		'{«a»: ‘b’}',
		{ a: 'b' },
		[
			['smart-quotes', '«a»'],
			['smart-quotes', '‘b’'],
		],
	],
	['{"a": “El “gran” plan”}', { a: 'El “gran” plan' }, [['smart-quotes', '“El “gran” plan”']]],
	['{"a": "“bien”"}', { a: '“bien”' }, []],
	[
		"{'a': 'b'}",
		{ a: 'b' },
		[
			['single-quotes', "'a'"],
			['single-quotes', "'b'"],
		],
	],
	["['It\\'s', \"it's\"]", ["It's", "it's"], [['single-quotes', "'It\\'s'"]]],
	["['d'Or', 1]", ["d'Or", 1], [['single-quotes', "'d'Or'"]]],
	[
		"['', '']",
		['', ''],
		[
			['single-quotes', "''"],
			['single-quotes', "''"],
		],
	],
	[
		'{`a`: `b`}',
		{ a: 'b' },
		[
			['backtick-quotes', '`a`'],
			['backtick-quotes', '`b`'],
		],
	],
	[
		"[b'x']",
		['x'],
		[
			['unexpected', 'b'],
			['single-quotes', "'x'"],
		],
	],
	[
		'{"a": "dijo "ya" y colgó"}',
		{ a: 'dijo "ya" y colgó' },
		[
			['unescaped-quote', '"'],
			['unescaped-quote', '"'],
		],
	],
	[
		'{"a": "el "Oro", o no", "b": 1}',
		{ a: 'el "Oro", o no', b: 1 },
		[
			['unescaped-quote', '"'],
			['unescaped-quote', '"'],
		],
	],
	[
		'{"a": "el "\u00a0Oro" va"}',
		{ a: 'el "\u00a0Oro" va' },
		[
			['unescaped-quote', '"'],
			['unescaped-quote', '"'],
		],
	],
	['{"a": "corta,\n "b": 1}', { a: 'corta', b: 1 }, [['unclosed-string', '']]],
	['{"a": "corta\n}', { a: 'corta' }, [['unclosed-string', '']]],
];

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
	['{"a":\u00a01}', { a: 1 }, [['unexpected', '\u00a0']]],
];

const INSIDE: readonly Row[] = [
	['["uno\ndos"]', ['uno\ndos'], [['control-character', '\n']]],
	[
		'["uno\r\ndos\ttres"]',
		['uno\r\ndos\ttres'],
		[
			['control-character', '\r\n'],
			['control-character', '\t'],
		],
	],
	[
		'["C:\\dir", "\\x41", "\\u00zz"]',
		['C:\\dir', 'A', '\\u00zz'],
		[
			['bad-escape', '\\d'],
			['bad-escape', '\\x41'],
			['bad-escape', '\\u'],
		],
	],
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
	['quotes', QUOTES],
	['words', WORDS],
	['marks', MARKS],
	['inside of strings', INSIDE],
	['truncated', TRUNCATED],
])('goes on after faults: %s', (_, rows) => {
	it.each(rows)('%s', (text, value, faults) => {
		const document = read(text);
		expect(document.root?.toValue()).toEqual(value);
		expect(document.faults.map(({ id, start, end }) => [id, text.slice(start, end)])).toEqual(faults);
	});
});

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
