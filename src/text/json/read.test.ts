import fc from 'fast-check';
import { type Node as JsoncNode, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { rootView, sliceView } from '../view.ts';
import { readJson } from './read.ts';
import type { JsonNode } from './types.ts';

const read = (text: string) => readJson(rootView(text));

const ACCEPTED = [
	'{}',
	'[]',
	' \t\r\n[ ] ',
	'"a"',
	'0',
	'-0',
	'-12.5e+10',
	'1E400',
	'true',
	'null',
	'{"a":{"b":[1,{"c":[]}]},"d":"x"}',
	'"\u2028\u2029\u007f\u00a0"',
	'"\\ud800"',
	'"\ud800"',
	'"\\u0000\\b\\f\\n\\r\\t\\/\\\\\\""',
	'{"__proto__":{"x":1},"constructor":2,"toString":3}',
	'{"":1," ":2}',
	'{"a":1,"a":2}',
	'{"a":1,"\\u0061":[2]}',
	'[{"a":1,"b":2},{"a":3,"b":4},{"a":5},{"b":6,"a":7},{"a":8,"b":9,"c":10,"a":11}]',
	'8143661439548533232',
] as const;

const REFUSED = [
	'',
	' ',
	'\ufeff{}',
	'{"a":1}\u00a0',
	'{',
	'[',
	'{"a"',
	'{"a":',
	'{"a":1',
	'{"a":1,}',
	'[1,]',
	'[,1]',
	'{,}',
	"{'a':1}",
	'{a:1}',
	'"a',
	'"a\nb"',
	'"\t"',
	'"\u0000"',
	'"\\x41"',
	'"\\u12g4"',
	'"\\',
	'01',
	'1.',
	'.5',
	'+1',
	'1e',
	'-',
	'0x10',
	'NaN',
	'Infinity',
	'tru',
	'truee',
	'nul',
	'None',
	'[1 2]',
	'[1}',
	'{"a":1]',
	'1 2',
	'{} {}',
	'[1]]',
	'// x\n1',
	'1 /* x */',
	'“a”',
	'\u000b1',
] as const;

describe('accepts and refuses as JSON.parse does', () => {
	it.each(ACCEPTED)('accepts %j', (text) => {
		const document = read(text);
		expect(document.faults).toEqual([]);
		expect(document.root?.toValue()).toEqual(JSON.parse(text));
		expect(JSON.stringify(document.root?.toValue())).toBe(JSON.stringify(JSON.parse(text)));
	});

	it.each(REFUSED)('refuses %j', (text) => {
		expect(() => JSON.parse(text)).toThrow(SyntaxError);
		expect(read(text).faults).not.toEqual([]);
	});

	it('gives the value of any JSON, compact or indented', () => {
		fc.assert(
			fc.property(fc.json({ noUnicodeString: false }), fc.boolean(), (json, pretty) => {
				const text = pretty ? JSON.stringify(JSON.parse(json), null, '\t') : json;
				const document = read(text);
				expect(document.faults).toEqual([]);
				expect(document.root?.toValue()).toEqual(JSON.parse(text));
			}),
		);
	});
});

function expectSamePlaces(node: JsonNode, oracle: JsoncNode): void {
	expect([node.kind, node.start, node.end]).toEqual([
		oracle.type,
		oracle.offset,
		oracle.offset + oracle.length,
	]);
	const parts = oracle.children ?? [];
	expect(node.size).toBe(parts.length);
	node.children.forEach((child, index) => {
		const part = parts[index];
		const [key, value] = part?.type === 'property' ? (part.children ?? []) : [undefined, part];
		if (value === undefined) throw new Error('The oracle has no value here.');
		expect(child.key?.start).toBe(key?.offset);
		expect(child.key?.name).toBe(key?.value);
		expectSamePlaces(child, value);
	});
}

describe('places', () => {
	it('agree with jsonc-parser', () => {
		fc.assert(
			fc.property(
				fc.jsonValue({ noUnicodeString: false }),
				fc.constantFrom(undefined, 2, '\t'),
				(value, indent) => {
					const text = JSON.stringify(value, null, indent);
					const oracle = parseTree(text);
					const { root } = read(text);
					if (oracle === undefined || root === undefined) throw new Error('Nothing was read.');
					expectSamePlaces(root, oracle);
				},
			),
		);
	});

	it('of a part are those of the whole', () => {
		const text = 'data: {"a": [1, "é"]}\n';
		const document = readJson(sliceView(rootView(text), 6));
		const item = document.root?.get('a')?.children[1];
		expect(item?.span()).toEqual([{ start: 16, end: 19 }]);
		expect(item?.raw).toBe('"é"');
		expect(item?.parent?.key?.span()).toEqual([{ start: 7, end: 10 }]);
	});

	it('reads one value among other text', () => {
		const document = readJson(rootView('log {"a":1} more {'), { start: 4, single: true });
		expect(document.faults).toEqual([]);
		expect(document.end).toBe(11);
	});
});

describe('keys', () => {
	it.each([
		['{"a":1,"b":2,"a":3}', [['a', 13]]],
		[
			'{"a":1,"\\u0061":2,"a":3}',
			[
				['a', 7],
				['a', 18],
			],
		],
		['[{"a":1,"b":2},{"a":1,"b":2,"b":3}]', [['b', 28]]],
		['[{"a":1,"b":2},{"b":1,"a":2},{"a":1,"a":2}]', [['a', 36]]],
		[
			'[{"a":{"x":1,"x":2},"b":1},{"a":{"x":1},"b":1,"a":2}]',
			[
				['x', 13],
				['a', 46],
			],
		],
		['{"constructor":1,"toString":2,"hasOwnProperty":3}', []],
	])('repeated in %s', (text, expected) => {
		expect(read(text).duplicateKeys.map(({ name, start }) => [name, start])).toEqual(expected);
	});

	it('repeated among many', () => {
		const members = Array.from({ length: 30 }, (_, index) => `"k${index}":${index}`).join(',');
		const document = read(`{${members},"k7":0}`);
		expect(document.duplicateKeys.map(({ start }) => start)).toEqual([members.length + 2]);
	});

	it('finds __proto__ in any spelling, and again in siblings', () => {
		const document = read('[{"__proto__":1},{"__proto__":2},{"\\u005f_proto__":3}]');
		expect(document.protoKeys.map(({ start }) => start)).toEqual([2, 18, 34]);
		expect(document.root?.children[2]?.get('__proto__')?.scalar).toBe(3);
		expect(read('{}').root?.get('__proto__')).toBeUndefined();
		expect(read('{}').root?.get('constructor')).toBeUndefined();
	});

	it('finds the same repetitions as a set of names', () => {
		const keys = fc.constantFrom('a', 'b', 'c', '\\u0061', 'cc', '');
		const objects = fc.array(fc.array(keys, { maxLength: 12 }), { maxLength: 8 });
		fc.assert(
			fc.property(objects, (shapes) => {
				const text = `[${shapes.map((shape) => `{${shape.map((key) => `"${key}":0`).join()}}`).join()}]`;
				const expected = shapes.reduce((sum, shape) => {
					const names = shape.map((key) => JSON.parse(`"${key}"`));
					return sum + names.length - new Set(names).size;
				}, 0);
				expect(read(text).duplicateKeys).toHaveLength(expected);
			}),
		);
	});

	it('get gives the last of that name, whatever its spelling', () => {
		const { root } = read('{"a":1,"\\u0061":2,"ab":3}');
		expect(root?.get('a')?.scalar).toBe(2);
		expect(root?.get('ab')?.scalar).toBe(3);
		expect(root?.get('b')).toBeUndefined();
		expect(read('{xbcy: 1, bc: 2}').root?.get('bc')?.scalar).toBe(2);
	});
});

describe('size', () => {
	it.each([
		['arrays', '[', ']'],
		['objects', '{"a":', '}'],
	])('reads 100,000 nested %s', (_, open, close) => {
		const text = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
		const document = read(text);
		expect(document.faults).toEqual([]);
		expect(document.root?.end).toBe(text.length);
		expect(document.root?.toValue()).toBeTypeOf('object');
		expect(read(open.repeat(100_000)).faults.map(({ id }) => id)).toEqual(['truncated']);
	});

	it.each([1_000_000, 10_000_000])('reads a string of %i letters', (length) => {
		const text = JSON.stringify({ a: 'x"'.repeat(length / 2), b: 1 });
		const document = read(text);
		expect(document.faults).toEqual([]);
		expect(document.root?.get('a')?.scalar).toHaveLength(length);
		expect(document.root?.get('b')?.scalar).toBe(1);
	});
});
