import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../edit.ts';
import {
	insertItem,
	insertMember,
	removeMember,
	renameKey,
	replaceInString,
	replaceValue,
	wrapValue,
} from './edit.ts';
import { at, rootOf } from './testing/nodes.ts';
import type { JsonNode } from './types.ts';

const PRETTY = '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}';

interface Row {
	readonly text: string;
	readonly change: (root: JsonNode) => readonly Edit[];
	readonly result: string;
}

const ROWS: Readonly<Record<string, Row>> = {
	'replaces a value': {
		text: '{"a": [1]}',
		change: (root) => replaceValue(at(root, 'a'), '{}'),
		result: '{"a": {}}',
	},
	'changes a part of a string': {
		text: '["\\"a\\" b"]',
		change: (root) => replaceInString(at(root, 0), 1, 2, '"'),
		result: '["\\"\\"\\" b"]',
	},
	'renames a key': {
		text: '{"a":1}',
		change: (root) => renameKey(at(root, 'a'), 'x"y'),
		result: '{"x\\"y":1}',
	},
	'removes the first': {
		text: PRETTY,
		change: (root) => removeMember(at(root, 'a')),
		result: '{\n  "b": {\n    "c": 2\n  }\n}',
	},
	'removes the last': {
		text: PRETTY,
		change: (root) => removeMember(at(root, 'b')),
		result: '{\n  "a": 1\n}',
	},
	'removes the only one': {
		text: PRETTY,
		change: (root) => removeMember(at(root, 'b', 'c')),
		result: '{\n  "a": 1,\n  "b": {}\n}',
	},
	'removes an item': { text: '[1, 2, 3]', change: (root) => removeMember(at(root, 1)), result: '[1, 3]' },
	'removes from what never closes': {
		text: '{"a": {"b": 1',
		change: (root) => removeMember(at(root, 'a', 'b')),
		result: '{"a": {',
	},
	'adds at the end, on a line of its own': {
		text: PRETTY,
		change: (root) => insertMember(root, 'd', '{\n  "e": 3\n}'),
		result: '{\n  "a": 1,\n  "b": {\n    "c": 2\n  },\n  "d": {\n    "e": 3\n  }\n}',
	},
	'adds beside the only one': {
		text: PRETTY,
		change: (root) => insertMember(at(root, 'b'), 'd', '3'),
		result: '{\n  "a": 1,\n  "b": {\n    "c": 2,\n    "d": 3\n  }\n}',
	},
	'adds before': {
		text: '{"a":1}',
		change: (root) => insertMember(root, 'x', '0', { before: at(root, 'a') }),
		result: '{"x":0,"a":1}',
	},
	'adds after': {
		text: '{ "a": 1, "b": 2 }',
		change: (root) => insertMember(root, 'x', '0', { after: at(root, 'a') }),
		result: '{ "a": 1, "x": 0, "b": 2 }',
	},
	'adds to an empty object, as the object around it': {
		text: '{"a":{}}',
		change: (root) => insertMember(at(root, 'a'), 'x', '0'),
		result: '{"a":{"x":0}}',
	},
	'adds with the line ends of the text': {
		text: '{\r\n\t"a": 1\r\n}',
		change: (root) => insertMember(root, 'b', '[\n  2\n]'),
		result: '{\r\n\t"a": 1,\r\n\t"b": [\r\n\t  2\r\n\t]\r\n}',
	},
	'adds to what never closes': {
		text: '{"a": 1',
		change: (root) => insertMember(root, 'b', '2'),
		result: '{"a": 1, "b": 2',
	},
	'adds an item': {
		text: '[1,2]',
		change: (root) => insertItem(root, '0', { before: at(root, 0) }),
		result: '[0,1,2]',
	},
	'wraps a value': {
		text: '["x"]',
		change: (root) => wrapValue(at(root, 0), '{"m": ', '}'),
		result: '[{"m": "x"}]',
	},
};

describe('edits', () => {
	it.each(Object.entries(ROWS))('%s', (_, { text, change, result }) => {
		expect(applyEdits(text, change(rootOf(text)))).toBe(result);
	});

	const objects = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }), {
		minKeys: 1,
		maxKeys: 5,
	});
	const indents = fc.constantFrom(undefined, 2, '\t');

	it('removing and adding a member give the object without and with it', () => {
		fc.assert(
			fc.property(objects, indents, fc.nat(4), (object, indent, pick) => {
				const text = JSON.stringify(object, null, indent);
				const root = rootOf(text);
				const member = at(root, pick % root.size);
				const name = member.key?.name ?? '';
				const rest = JSON.parse(applyEdits(text, removeMember(member)));
				expect(Object.keys(rest)).toEqual(Object.keys(JSON.parse(text)).filter((key) => key !== name));
				const added = JSON.parse(
					applyEdits(text, insertMember(root, `${name}+`, 'null', { before: member })),
				);
				expect(Object.hasOwn(added, `${name}+`)).toBe(true);
				expect(Object.keys(added)).toHaveLength(root.size + (root.get(`${name}+`) === undefined ? 1 : 0));
			}),
		);
	});
});
