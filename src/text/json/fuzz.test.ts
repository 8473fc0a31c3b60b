import { expect, it } from 'vitest';
import { applyEdits } from '../edit.ts';
import { rootView } from '../view.ts';
import { mendEdits } from './mend.ts';
import { readJson } from './read.ts';
import type { JsonDocument } from './types.ts';

/** Texts of our own, in every notation that gets pasted. */
const CORPUS = [
	'{"error": {"error_type": "NOT_FOUND", "user_message": "No encontré el pedido.", "details": {"id": 17}}}',
	'{"results": [{"sku": "A-1", "price": 12.50, "stock": null}, {"sku": "B-2", "price": -3e2}], "total": 2}',
	'{"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"{\\"ok\\":true}"}],"isError":false}}',
	"{'cliente': 'O\\'Higgins', 'activo': True, 'saldo': None, 'planes': ['Oro', \"D'Or\"]}",
	'[1, [2, [3, []], {}], "\\u00e9\\n\\ud83d\\ude00", "😀 ñ", 0.1, -0, 1E+2]',
	'{\n  // nota\n  "a": "x",\n  "b": [true, false,],\n}',
	'{“tipo”: “SYSTEM”, “mensaje”: “El sistema «no» responde”}',
	'"sólo una cadena con \\"comillas\\" dentro"',
] as const;

const PIECES = [
	'"',
	"'",
	'“',
	'”',
	'\\',
	'\\u',
	'\\"',
	'{',
	'}',
	'[',
	']',
	',',
	':',
	'\n',
	'\r\n',
	' ',
	'\t',
	'-',
	'.',
	'0',
	'1e',
	'e5',
	'null',
	'tru',
	'None',
	'//',
	'/*',
	'*/',
	'#',
	'(',
	'...',
	'\u00a0',
	'\ufeff',
	'\ud800',
	'\u0000',
	'{"a":',
	'[[',
	'"b"',
] as const;

/** A small generator with a seed (mulberry32), so that a failure comes back. */
function createRandom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

function mutate(text: string, random: (below: number) => number): string {
	const at = random(text.length + 1);
	const piece = PIECES[random(PIECES.length)] ?? '';
	switch (random(6)) {
		case 0:
			return text.slice(0, at) + text.slice(at + 1);
		case 1:
			return text.slice(0, at);
		case 2:
			return text.slice(0, at) + piece + text.slice(at + 1);
		case 3:
			return text.slice(0, at) + text.slice(at + random(8));
		case 4: {
			const from = random(text.length + 1);
			return text.slice(0, at) + text.slice(from, from + random(12)) + text.slice(at);
		}
		default:
			return text.slice(0, at) + piece + text.slice(at);
	}
}

function parse(text: string): { value: unknown } | undefined {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return undefined;
	}
}

/** What must hold of every reading: places in order and inside of each other, faults inside the text. */
function findDisorder(document: JsonDocument, length: number): string | undefined {
	for (const fault of document.faults) {
		if (fault.start > fault.end || fault.start < 0 || fault.end > length)
			return `fault ${fault.id} at ${fault.start}`;
	}
	const open = document.root === undefined ? [] : [document.root];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		let least = node.start;
		for (const child of node.children) {
			const start = child.key?.start ?? child.start;
			if (start < least || child.end < child.start || child.end > node.end) return `child at ${start}`;
			least = child.end;
			open.push(child);
		}
	}
	return undefined;
}

it('reads 200,000 broken texts: accepts what JSON.parse does, with the same value, and never loses its place', () => {
	const random = createRandom(20261130);
	let accepted = 0;
	for (let round = 0; round < 200_000; round++) {
		let text: string = CORPUS[round % CORPUS.length] ?? '';
		for (let times = random(4); times >= 0; times--) text = mutate(text, random);
		const document = readJson(rootView(text));
		const parsed = parse(text);
		if ((parsed !== undefined) !== (document.faults.length === 0))
			expect.fail(`accepts unlike: ${JSON.stringify(text)}`);
		if (parsed !== undefined) {
			accepted++;
			if (JSON.stringify(document.root?.toValue()) !== JSON.stringify(parsed.value)) {
				expect.fail(`other value: ${JSON.stringify(text)}`);
			}
		}
		const mended = round % 8 === 0 ? mendEdits(document) : undefined;
		if (mended !== undefined && parse(applyEdits(text, mended)) === undefined) {
			expect.fail(`mended to no JSON: ${JSON.stringify(text)}`);
		}
		const disorder = findDisorder(document, text.length);
		if (disorder !== undefined) expect.fail(`${disorder}: ${JSON.stringify(text)}`);
	}
	expect(accepted).toBeGreaterThan(5_000);
}, 60_000);
