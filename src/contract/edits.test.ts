import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit } from '../text/edit.ts';
import type { JsonNode } from '../text/json/types.ts';
import * as edits from './edits.ts';
import { peel } from './layers/peel.ts';
import type { Subject } from './types.ts';

interface Pasted {
	readonly subject: Subject;
	readonly payload: JsonNode;
	/** The paste with the edits made. */
	apply(made: readonly Edit[]): string;
}

function read(text: string): Pasted {
	const [subject] = peel(text, { billing: true });
	if (!subject?.payload) throw new Error('No payload in the text.');
	return { subject, payload: subject.payload, apply: (made) => applyEdits(text, made) };
}

/** The member at the end of the keys. */
function at(node: JsonNode, ...keys: readonly string[]): JsonNode {
	const found = keys.reduce<JsonNode | undefined>((inner, key) => inner?.get(key), node);
	if (!found) throw new Error(`No ${keys.join('.')} in the text.`);
	return found;
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
		const { subject, payload, apply } = read(text);
		const members = names.map((name) => at(payload, name));
		expect(apply(edits.removeMembers(subject, members))).toBe(after);
	});
});

describe('insertMembers', () => {
	const one: edits.NewMember[] = [['x', '0']];
	const two: edits.NewMember[] = [...one, ['y', '"z"']];
	const table: [string, edits.NewMember[], string][] = [
		['{"a": 1}', one, '{"a": 1, "x": 0}'],
		['{"a":1}', two, '{"a":1,"x":0,"y":"z"}'],
		['{}', two, '{"x": 0, "y": "z"}'],
		['{}', [], '{}'],
		['{\n  "a": 1\n}', two, '{\n  "a": 1,\n  "x": 0,\n  "y": "z"\n}'],
	];
	test.each(table)('%s with %j', (text, members, after) => {
		const { subject, payload, apply } = read(text);
		expect(apply(edits.insertMembers(subject, payload, members))).toBe(after);
	});
});

test('renameMember touches the key alone', () => {
	const { subject, payload, apply } = read(ALL);
	expect(apply(edits.renameMember(subject, at(payload, 'b'), 'ñ"'))).toBe(ALL.replace('"b"', '"ñ\\""'));
});

describe('what stands again in a text block is changed there as well', () => {
	const before = { error: { user_message: 'Hola «María»', tags: ['a', 'b'] } };
	const paste = (structured: unknown, inText: unknown): string =>
		JSON.stringify({
			content: [{ type: 'text', text: JSON.stringify(inText) }],
			structuredContent: structured,
		});
	type Change = (subject: Subject, error: JsonNode) => readonly Edit[];
	const table: Readonly<Record<string, [Change, unknown]>> = {
		replaceValue: [
			(subject, error) => edits.replaceValue(subject, at(error, 'tags').children[1] as JsonNode, '"c"'),
			{ error: { ...before.error, tags: ['a', 'c'] } },
		],
		replaceInString: [
			(subject, error) => edits.replaceInString(subject, at(error, 'user_message'), 5, 12, '"Ana"'),
			{ error: { ...before.error, user_message: 'Hola "Ana"' } },
		],
		wrapValue: [
			(subject, error) => edits.wrapValue(subject, at(error, 'tags'), '[', ']'),
			{ error: { ...before.error, tags: [['a', 'b']] } },
		],
		removeMembers: [
			(subject, error) => edits.removeMembers(subject, [at(error, 'tags')]),
			{ error: { user_message: before.error.user_message } },
		],
		insertMembers: [
			(subject, error) => edits.insertMembers(subject, error, [['x', '0']]),
			{ error: { ...before.error, x: 0 } },
		],
		insertItem: [
			(subject, error) => edits.insertItem(subject, at(error, 'tags'), '"c"'),
			{ error: { ...before.error, tags: ['a', 'b', 'c'] } },
		],
		renameMember: [
			(subject, error) => edits.renameMember(subject, at(error, 'tags'), 'x'),
			{ error: { user_message: before.error.user_message, x: ['a', 'b'] } },
		],
		replaceAnswer: [(subject) => edits.replaceAnswer(subject, '{"a":1}', false), { a: 1 }],
	};
	test.each(Object.entries(table))('%s', (_, [change, after]) => {
		const { subject, payload, apply } = read(paste(before, before));
		const done = JSON.parse(apply(change(subject, at(payload, 'error'))));
		expect(done.structuredContent).toEqual(after);
		expect(JSON.parse(done.content[0].text)).toEqual(after);
	});

	test('an error is said in the text alone', () => {
		const { subject, apply } = read(paste(before, before));
		expect(JSON.parse(apply(edits.replaceAnswer(subject, '{"a":1}', true)))).toEqual({
			content: [{ type: 'text', text: '{"a":1}' }],
			isError: true,
		});
	});

	test('not where it says something else there', () => {
		const { subject, payload } = read(paste(before, { error: { user_message: 'Otra cosa' } }));
		const message = at(payload, 'error', 'user_message');
		expect(edits.replaceInString(subject, message, 0, 4, 'Buenas')).toHaveLength(1);
	});

	test('not where its name stands again: the copy holds the last one', () => {
		const { subject, payload, apply } = read(
			'{"structuredContent": {"a": 1, "b": 2, "a": 1}, "content": [{"type": "text", "text": "{\\"a\\": 1, \\"b\\": 2}"}]}',
		);
		const [first] = payload.children;
		const done = JSON.parse(apply(edits.removeMembers(subject, first ? [first] : [])));
		expect(done.structuredContent).toEqual({ b: 2, a: 1 });
		expect(JSON.parse(done.content[0].text)).toEqual({ a: 1, b: 2 });
	});
});

describe('setErrorFlag', () => {
	const table: [string, boolean, string][] = [
		[
			'{"content":[],"structuredContent":{"a":1}}',
			true,
			'{"content":[],"structuredContent":{"a":1},"isError":true}',
		],
		[
			'{"structured_content":{"a":1},"content":[]}',
			true,
			'{"structured_content":{"a":1},"content":[],"is_error":true}',
		],
		[
			'{"structured_content":{"a":1},"is_error":false}',
			true,
			'{"structured_content":{"a":1},"is_error":true}',
		],
		['{"structuredContent":{"a":1},"isError":true}', false, '{"structuredContent":{"a":1},"isError":false}'],
		['{"structuredContent":{"a":1},"isError":"no"}', true, '{"structuredContent":{"a":1},"isError":true}'],
		['{"structuredContent":{"a":1},"isError":null}', true, '{"structuredContent":{"a":1},"isError":true}'],
		['{"structuredContent":{"a":1},"isError":null}', false, '{"structuredContent":{"a":1},"isError":null}'],
		['{"structuredContent":{"a":1}}', false, '{"structuredContent":{"a":1}}'],
		['{"a":1}', true, '{"a":1}'],
		// Another product's envelope has no such member, or a word of its own.
		[
			'{"type":"tool_result","tool_use_id":"t","content":"{\\"a\\":1}"}',
			true,
			'{"type":"tool_result","tool_use_id":"t","content":"{\\"a\\":1}"}',
		],
		[
			'{"type":"tool","tool_call_id":"t","content":"{\\"a\\":1}","status":"success"}',
			true,
			'{"type":"tool","tool_call_id":"t","content":"{\\"a\\":1}","status":"success"}',
		],
	];
	test.each(table)('%s, %s', (text, isError, after) => {
		const { subject, apply } = read(text);
		expect(apply(edits.setErrorFlag(subject, isError))).toBe(after);
	});
});
