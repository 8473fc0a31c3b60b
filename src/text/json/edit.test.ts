import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../edit.ts';
import { cutNodes, insertIntoArray, insertIntoObject, renameNode, replaceNode, wrapNode } from './edit.ts';
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
		change: (root) => replaceNode(at(root, 'a'), '{}'),
		result: '{"a": {}}',
	},
	'renames a key': {
		text: '{"a":1}',
		change: (root) => renameNode(at(root, 'a'), 'x"y'),
		result: '{"x\\"y":1}',
	},
	'removes the first': {
		text: PRETTY,
		change: (root) => cutNodes([at(root, 'a')]),
		result: '{\n  "b": {\n    "c": 2\n  }\n}',
	},
	'removes the last': {
		text: PRETTY,
		change: (root) => cutNodes([at(root, 'b')]),
		result: '{\n  "a": 1\n}',
	},
	'removes the only one': {
		text: PRETTY,
		change: (root) => cutNodes([at(root, 'b', 'c')]),
		result: '{\n  "a": 1,\n  "b": {}\n}',
	},
	'removes neighbours with the commas between them': {
		text: '[1, 2, 3, 4, 5]',
		change: (root) => cutNodes([at(root, 3), at(root, 0), at(root, 1)]),
		result: '[3, 5]',
	},
	'removes all': { text: '{"a": 1, "b": 2}', change: (root) => cutNodes(root.children), result: '{}' },
	'removes an item': { text: '[1, 2, 3]', change: (root) => cutNodes([at(root, 1)]), result: '[1, 3]' },
	'removes from what never closes': {
		text: '{"a": {"b": 1',
		change: (root) => cutNodes([at(root, 'a', 'b')]),
		result: '{"a": {',
	},
	'adds at the end, on a line of its own': {
		text: PRETTY,
		change: (root) => insertIntoObject(root, 'd', '{\n  "e": 3\n}'),
		result: '{\n  "a": 1,\n  "b": {\n    "c": 2\n  },\n  "d": {\n    "e": 3\n  }\n}',
	},
	'adds beside the only one': {
		text: PRETTY,
		change: (root) => insertIntoObject(at(root, 'b'), 'd', '3'),
		result: '{\n  "a": 1,\n  "b": {\n    "c": 2,\n    "d": 3\n  }\n}',
	},
	'adds to an empty object, as the object around it': {
		text: '{"a":{}}',
		change: (root) => insertIntoObject(at(root, 'a'), 'x', '0'),
		result: '{"a":{"x":0}}',
	},
	'adds with the line ends of the text': {
		text: '{\r\n\t"a": 1\r\n}',
		change: (root) => insertIntoObject(root, 'b', '[\n  2\n]'),
		result: '{\r\n\t"a": 1,\r\n\t"b": [\r\n\t  2\r\n\t]\r\n}',
	},
	'adds to what never closes': {
		text: '{"a": 1',
		change: (root) => insertIntoObject(root, 'b', '2'),
		result: '{"a": 1, "b": 2',
	},
	'adds an item': {
		text: '[1,2]',
		change: (root) => insertIntoArray(root, '0'),
		result: '[1,2,0]',
	},
	'wraps a value': {
		text: '["x"]',
		change: (root) => wrapNode(at(root, 0), '{"m": ', '}'),
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
				const rest = JSON.parse(applyEdits(text, cutNodes([member])));
				expect(Object.keys(rest)).toEqual(Object.keys(JSON.parse(text)).filter((key) => key !== name));
				const added = JSON.parse(applyEdits(text, insertIntoObject(root, `${name}+`, 'null')));
				expect(Object.hasOwn(added, `${name}+`)).toBe(true);
				expect(Object.keys(added)).toHaveLength(root.size + (root.get(`${name}+`) === undefined ? 1 : 0));
			}),
		);
	});
});
