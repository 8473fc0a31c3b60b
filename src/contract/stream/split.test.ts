import { describe, expect, it } from 'vitest';
import { call, har, harEntry, RIGHT, reply } from '../layers/testing/recordings.ts';
import { type Block, type SplitLimits, splitText } from './split.ts';

const LIMITS: SplitLimits = { block: 2_000, documents: 10, longest: 16_000 };

async function* chunksOf(text: string, size = 500): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

interface Split {
	readonly blocks: readonly Block[];
	readonly oversize: readonly number[];
	/** The most code units that were read and not given yet. */
	readonly held: number;
}

async function split(text: string): Promise<Split> {
	const blocks: Block[] = [];
	const oversize: number[] = [];
	let read = 0;
	let given = 0;
	let held = 0;
	async function* counted(): AsyncGenerator<string> {
		for await (const chunk of chunksOf(text)) {
			held = Math.max(held, read - given);
			read += chunk.length;
			yield chunk;
		}
	}
	for await (const part of splitText(counted(), LIMITS)) {
		if ('oversizeAt' in part) {
			oversize.push(part.oversizeAt.line);
			given = read;
			continue;
		}
		blocks.push(part);
		given = part.place.offset + part.text.length;
	}
	return { blocks, oversize, held };
}

const response = (id: number) => JSON.stringify(reply(id, RIGHT));
const many = <T>(count: number, make: (at: number) => T): T[] =>
	Array.from({ length: count }, (_, at) => make(at));
const entries = many(60, (id) => harEntry({ body: response(id), request: call(id) }));

const KINDS: readonly (readonly [name: string, text: string, responses: number, sign: string])[] = [
	['lines', many(200, response).join('\n'), 200, '"result"'],
	['lines of a log', many(200, (id) => `10:00:00 INFO ${response(id)}`).join('\r\n'), 200, '"result"'],
	['values on one line', many(200, response).join(''), 200, '"result"'],
	['a list on one line', `[${many(200, response).join(',')}]`, 200, '"result"'],
	[
		'an indented list',
		JSON.stringify(
			many(100, (id) => reply(id, RIGHT)),
			null,
			2,
		),
		100,
		'"result"',
	],
	[
		'indented values',
		many(100, (id) => JSON.stringify(reply(id, RIGHT), null, 2)).join('\n'),
		100,
		'"result"',
	],
	['events', many(200, (id) => `event: message\ndata: ${response(id)}\n\n`).join(''), 200, 'data: '],
	[
		'answers with heads',
		many(100, (id) => `HTTP/1.1 200 OK\ncontent-type: application/json\n\n${response(id)}\n`).join(''),
		100,
		'HTTP/1.1',
	],
	['an HTTP archive', har(...entries), 60, '"startedDateTime"'],
	['an indented archive', JSON.stringify(JSON.parse(har(...entries)), null, 1), 60, '"startedDateTime"'],
];

describe('a long text of', () => {
	it.each(KINDS)('%s is cut between responses', async (_name, text, count, sign) => {
		const { blocks, oversize } = await split(text);
		expect(oversize).toEqual([]);
		expect(blocks.length).toBeGreaterThan(5);
		const counts = blocks.map((block) => block.text.split(sign).length - 1);
		expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
		expect(Math.max(...counts)).toBeLessThanOrEqual(LIMITS.documents);
		for (const { text: part, place } of blocks) {
			expect(text.slice(place.offset, place.offset + part.length)).toBe(part);
			const before = text.slice(0, place.offset).split(/\r\n|\r|\n/);
			expect([place.line, place.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
		}
	});

	it.each(KINDS)('%s is held one block at a time', async (_name, text) => {
		const { blocks, held } = await split(text);
		const longest = Math.max(...blocks.map((block) => block.text.length));
		expect(held).toBeLessThanOrEqual(2 * Math.max(LIMITS.block, longest) + 500);
	});
});

describe('a value too long to hold', () => {
	const long = JSON.stringify({ nota: 'a'.repeat(40_000) });
	it('is passed over, and what follows is not', async () => {
		const { blocks, oversize, held } = await split(`${response(1)}\n${long}\n${response(2)}\n`);
		expect(oversize).toEqual([2]);
		expect(blocks.map(({ text }) => text.trim())).toEqual([response(1), response(2)]);
		expect(held).toBeLessThanOrEqual(2 * LIMITS.longest + 500);
	});
	it.each([
		['one line', long],
		['a line that is cut', long.slice(0, -3)],
		['brackets', '['.repeat(40_000)],
		['words', 'a'.repeat(40_000)],
	])('%s is told once', async (_name, text) => {
		const { blocks, oversize } = await split(text);
		expect([blocks.length, oversize]).toEqual([0, [1]]);
	});
});

it('gives a short text whole', async () => {
	const { blocks } = await split(response(1));
	expect(blocks).toEqual([{ text: response(1), place: { offset: 0, line: 1, column: 1 }, isWhole: true }]);
});
