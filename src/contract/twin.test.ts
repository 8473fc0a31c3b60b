import { describe, expect, it } from 'vitest';
import type { Edit } from '../text/edit.ts';
import { readJson } from '../text/json/read.ts';
import { jsonStringView } from '../text/json/string-view.ts';
import type { JsonNode } from '../text/json/types.ts';
import { rootView } from '../text/view.ts';
import { replaceInString, replaceValue, twinOf } from './twin.ts';
import type { Subject } from './types.ts';

function read(text: string): { subject: Subject; payload: JsonNode } {
	const document = readJson(rootView(text));
	const root = document.root as JsonNode;
	const payload = root.get('structuredContent') as JsonNode;
	const block = root.get('content')?.children[0]?.get('text') as JsonNode;
	const inner = readJson(jsonStringView(block));
	return {
		payload,
		subject: {
			source: text,
			context: { billing: true },
			span: [{ start: 0, end: text.length }],
			layers: [],
			payload,
			twin: inner.root as JsonNode,
			documents: [document, inner],
			ownDocuments: [document, inner],
		},
	};
}

function apply(text: string, edits: readonly Edit[]): unknown {
	const ordered = [...edits].sort((one, other) => other.offset - one.offset);
	return JSON.parse(
		ordered.reduce(
			(done, edit) => done.slice(0, edit.offset) + edit.text + done.slice(edit.offset + edit.length),
			text,
		),
	);
}

const paste = (structured: unknown, inText: unknown): string =>
	JSON.stringify({
		content: [{ type: 'text', text: JSON.stringify(inText) }],
		structuredContent: structured,
	});

describe('the twin of a payload', () => {
	const same = { error: { user_message: 'Hola «María»', tags: ['a', 'b'] } };

	it('is edited with the payload, each in its own escaping', () => {
		const text = paste(same, same);
		const { subject, payload } = read(text);
		const message = payload.get('error')?.get('user_message') as JsonNode;
		const fixed = { error: { user_message: 'Hola "Ana"', tags: ['a', 'b'] } };
		const done = apply(text, replaceInString(subject, message, 5, 12, '"Ana"'));
		expect(done).toEqual(JSON.parse(paste(fixed, fixed)));
	});

	it('is followed through lists', () => {
		const text = paste(same, same);
		const { subject, payload } = read(text);
		const tag = payload.get('error')?.get('tags')?.children[1] as JsonNode;
		const fixed = { error: { user_message: 'Hola «María»', tags: ['a', 'c'] } };
		expect(apply(text, replaceValue(subject, tag, '"c"'))).toEqual(JSON.parse(paste(fixed, fixed)));
	});

	it('is left alone where it says something else', () => {
		const { subject, payload } = read(paste(same, { error: { user_message: 'Otra cosa' } }));
		const message = payload.get('error')?.get('user_message') as JsonNode;
		expect(twinOf(subject, message)).toBeUndefined();
		expect(replaceInString(subject, message, 0, 4, 'Buenas')).toHaveLength(1);
	});
});
