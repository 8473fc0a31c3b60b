import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edit.ts';
import { rootView } from '../view.ts';
import { mendEdits } from './mend.ts';
import { readJson } from './read.ts';
import { jsonStringView } from './string-view.ts';

const mend = (text: string): string | undefined => {
	const edits = mendEdits(readJson(rootView(text)));
	return edits && applyEdits(text, edits);
};

describe('mendEdits', () => {
	it.each([
		['{"a": 1}', '{"a": 1}'],
		['{“a”: “b”}', '{"a": "b"}'],
		['{“a”: “dijo "ya"”}', '{"a": "dijo \\"ya\\""}'],
		["{'a': 'It\\'s', 'b': None}", '{"a": "It\'s", "b": null}'],
		['{a: TRUE, b: undefined, c: SYSTEM}', '{"a": true, "b": null, "c": "SYSTEM"}'],
		['[01, +1, -.5, 5., 1_000, 5.e3]', '[1, 1, -0.5, 5, 1000, 5e3]'],
		['{"a": 1 "b" 2, "c" = 3}', '{"a": 1, "b": 2, "c" : 3}'],
		['{"a", "b": }', '{"a":null, "b": null}'],
		['[1, /* dos */ 2, // tres\n]', '[1,  2 \n]'],
		['{"a": "uno\ndos", "b": "C:\\dir"}', '{"a": "uno\\ndos", "b": "C:\\\\dir"}'],
		['{"a": "dijo "ya" y colgó"}', '{"a": "dijo \\"ya\\" y colgó"}'],
		['{"a": "corta,\n "b": 1}', '{"a": "corta",\n "b": 1}'],
		['{"a":\u00a01; "b": 2}', '{"a": 1, "b": 2}'],
	])('%s', (text, mended) => {
		expect(mend(text)).toBe(mended);
	});

	it.each(['', 'hola', '{"a": 1', '[1] más', '{"a": [1}', '[NaN]', '[0x1F]', '[1,,2]', '[1, ...]'])(
		'leaves %j, which may mean several things',
		(text) => {
			expect(mend(text)).toBeUndefined();
		},
	);

	it('changes the marks alone where that is enough', () => {
		expect(mendEdits(readJson(rootView('[‘a’]')))).toEqual([
			{ offset: 1, length: 1, text: '"' },
			{ offset: 3, length: 1, text: '"' },
		]);
	});

	it('writes for the string that the document stands in', () => {
		const text = '{"text": "{\'a\': \'b\', \\"c\\": True}"}';
		const inner = readJson(rootView(text)).root?.get('text');
		if (inner === undefined) throw new Error('No text here.');
		const edits = mendEdits(readJson(jsonStringView(inner)));
		expect(applyEdits(text, edits ?? [])).toBe('{"text": "{\\"a\\": \\"b\\", \\"c\\": true}"}');
	});
});
