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

describe.each([
	['quotes', QUOTES],
	['inside of strings', INSIDE],
])('goes on after faults: %s', (_, rows) => {
	it.each(rows)('%s', (text, value, faults) => {
		const document = read(text);
		expect(document.root?.toValue()).toEqual(value);
		expect(document.faults.map(({ id, start, end }) => [id, text.slice(start, end)])).toEqual(faults);
	});
});
