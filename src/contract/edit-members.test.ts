import { describe, expect, test } from 'vitest';
import { applyEdits } from '../text/edit.ts';
import { readJson } from '../text/json/read.ts';
import type { JsonNode } from '../text/json/types.ts';
import { rootView } from '../text/view.ts';
import { insertMembers, type NewMember, removeMembers, renameMember } from './edit-members.ts';
import type { Subject } from './types.ts';

function read(text: string): { subject: Subject; root: JsonNode } {
	const document = readJson(rootView(text));
	const root = document.root as JsonNode;
	const span = [{ start: 0, end: text.length }];
	return {
		root,
		subject: {
			source: text,
			context: { billing: true },
			span,
			layers: [],
			payload: root,
			documents: [document],
			ownDocuments: [document],
		},
	};
}

const ALL = '{"a": 1, "b": [2], "c": {"d": 3}, "e": null}';

describe('removeMembers', () => {
	const table: [string, string[], string][] = [
		[ALL, ['a'], '{"b": [2], "c": {"d": 3}, "e": null}'],
		[ALL, ['b'], '{"a": 1, "c": {"d": 3}, "e": null}'],
		[ALL, ['e'], '{"a": 1, "b": [2], "c": {"d": 3}}'],
		[ALL, ['a', 'b'], '{"c": {"d": 3}, "e": null}'],
		[ALL, ['b', 'c'], '{"a": 1, "e": null}'],
		[ALL, ['e', 'c'], '{"a": 1, "b": [2]}'],
		[ALL, ['a', 'c'], '{"b": [2], "e": null}'],
		[ALL, ['a', 'e'], '{"b": [2], "c": {"d": 3}}'],
		[ALL, ['a', 'b', 'c', 'e'], '{}'],
		[ALL, [], ALL],
		['{\n  "a": 1,\n  "b": 2\n}', ['b'], '{\n  "a": 1\n}'],
		['{\n  "a": 1,\n  "b": 2\n}', ['a'], '{\n  "b": 2\n}'],
	];
	test.each(table)('%s without %j', (text, names, after) => {
		const { subject, root } = read(text);
		const members = names.flatMap((name) => root.get(name) ?? []);
		expect(applyEdits(text, removeMembers(subject, members))).toBe(after);
	});
});

describe('insertMembers', () => {
	const one: NewMember[] = [['x', '0']];
	const two: NewMember[] = [...one, ['y', '"z"']];
	const table: [string, NewMember[], string][] = [
		['{"a": 1}', one, '{"a": 1, "x": 0}'],
		['{"a":1}', two, '{"a":1,"x":0,"y":"z"}'],
		['{}', two, '{"x": 0, "y": "z"}'],
		['{}', [], '{}'],
		['{\n  "a": 1\n}', two, '{\n  "a": 1,\n  "x": 0,\n  "y": "z"\n}'],
	];
	test.each(table)('%s with %j', (text, members, after) => {
		const { subject, root } = read(text);
		expect(applyEdits(text, insertMembers(subject, root, members))).toBe(after);
	});
});

describe('renameMember', () => {
	test('touches the key alone', () => {
		const { subject, root } = read(ALL);
		const member = root.get('b') as JsonNode;
		expect(applyEdits(ALL, renameMember(subject, member, 'ñ"'))).toBe(ALL.replace('"b"', '"ñ\\""'));
	});
});
