import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit.ts';
import { readJson } from './json/read.ts';
import { jsonStringView } from './json/string-view.ts';
import { type Joint, joinView, rootView, sliceView, type TextView } from './view.ts';

const FIELD = /^data: ?/;

/** The joints of an event stream, as its layer has them. */
const joint: Joint = {
	glue: '\n',
	encode: (text) => text.replace(/\r\n|\r|\n/g, '\r\ndata: '),
	isRemovable: (gap) => /^(?:\r\n|\r|\n)data: ?$/.test(gap),
};

function decodeEvent(source: string): string {
	const lines = source.split('\r\n').filter((line) => FIELD.test(line));
	return lines.map((line) => line.replace(FIELD, '')).join('\n');
}

function openEvent(source: string): TextView {
	const pieces = [...source.matchAll(/^data: (.*?)\r?$/gm)].map((match) => {
		const start = match.index + 'data: '.length;
		return { start, end: start + (match[1] ?? '').length };
	});
	return joinView(rootView(source), pieces, joint);
}

/** The text inside a JSON string that is a view's whole text. */
function openString(view: TextView): TextView {
	const { root } = readJson(view);
	if (root === undefined) throw new Error('No string here.');
	return jsonStringView(root);
}

const edited = (view: TextView, start: number, end: number, text: string): string =>
	applyEdits(view.source, view.replace(start, end, text));

const spliced = (text: string, start: number, end: number, replacement: string): string =>
	text.slice(0, start) + replacement + text.slice(end);

/** Texts that need escapes, and two places in them. */
const texts = fc.string({
	unit: fc.constantFrom('a', 'ñ', '😀', '"', '\\', '\n', '/', '\u0001', 'x'),
	maxLength: 30,
});
const place = fc.tuple(fc.nat(60), fc.nat(60));
const inside = (length: number, [a, b]: readonly [number, number]): [number, number] => {
	const [one, two] = [a % (length + 1), b % (length + 1)];
	return one < two ? [one, two] : [two, one];
};

describe('sliceView', () => {
	it('moves places and edits', () => {
		const view = sliceView(sliceView(rootView('abcdefgh'), 2, 7), 1);
		expect(view.text).toBe('defg');
		expect(view.locate(1, 3)).toEqual([{ start: 4, end: 6 }]);
		expect(edited(view, 1, 3, 'X')).toBe('abcdXgh');
	});
});

describe('joinView', () => {
	const source = 'event: message\r\ndata: {"a":\r\ndata: 1,\r\nid: 7\r\ndata: "b":2}\r\n\r\n';
	const view = openEvent(source);

	it('joins the pieces and says where each part stands', () => {
		expect(view.text).toBe('{"a":\n1,\n"b":2}');
		expect(view.locate(0, 7).map(({ start, end }) => source.slice(start, end))).toEqual(['{"a":', '1']);
		expect(view.locate(5, 6).map(({ start, end }) => source.slice(start, end))).toEqual(['\r\ndata: ']);
		expect(view.locate(3, 3)).toEqual([{ start: 25, end: 25 }]);
		expect(view.locate(6, 6)).toEqual([{ start: 35, end: 35 }]);
	});

	it.each([
		{ what: 'inside of a piece', range: [6, 7], text: '25', result: source.replace('1,', '25,') },
		{ what: 'a line break', range: [6, 7], text: '[\n1]', result: source.replace('1,', '[\r\ndata: 1],') },
		{ what: 'across a joint', range: [4, 7], text: ':3', result: source.replace('\r\ndata: 1', '3') },
		{
			what: 'across another field, which stays',
			range: [7, 12],
			text: '',
			result: source.replace('1,', '1').replace('"b"', ''),
		},
	])('edits $what', ({ range: [start = 0, end = 0], text, result }) => {
		expect(edited(view, start, end, text)).toBe(result);
	});

	it('gives the edited text again, whatever the edit', () => {
		const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '"', ' ', 'é'), maxLength: 6 }), {
			minLength: 1,
			maxLength: 5,
		});
		const replacements = fc.string({ unit: fc.constantFrom('x', '\n', 'y'), maxLength: 6 });
		fc.assert(
			fc.property(lines, place, replacements, (parts, at, replacement) => {
				const event = parts.map((part) => `data: ${part}\r\n`).join('');
				const joined = openEvent(event);
				const [start, end] = inside(joined.text.length, at);
				const after = decodeEvent(edited(joined, start, end, replacement));
				expect(after).toBe(spliced(joined.text, start, end, replacement));
			}),
		);
	});
});

describe('jsonStringView', () => {
	it.each([
		{ source: '"a\\nb"', range: [1, 2], text: '"', result: '"a\\"b"' },
		{ source: '"caf\\u00e9 x"', range: [5, 6], text: 'ñ', result: '"caf\\u00e9 \\u00f1"' },
		{ source: '"CAF\\u00C9 x"', range: [5, 6], text: 'Ñ', result: '"CAF\\u00C9 \\u00D1"' },
		{ source: '"café x"', range: [5, 6], text: 'ñ', result: '"café ñ"' },
		{ source: '"\\u0041 x"', range: [2, 3], text: 'ñ', result: '"\\u0041 ñ"' },
		{ source: "'It\\'s'", range: [4, 4], text: " O'H", result: "'It\\'s O\\'H'" },
		{ source: '“a”', range: [1, 1], text: '”', result: '“a\\u201d”' },
	])('edits $source at $range', ({ source, range: [start = 0, end = 0], text, result }) => {
		expect(edited(openString(rootView(source)), start, end, text)).toBe(result);
	});

	it('locates what each code unit of a text is spelled by', () => {
		fc.assert(
			fc.property(texts, fc.boolean(), (text, ascii) => {
				const json = JSON.stringify(text);
				const source = ascii
					? json.replace(
							/[\u0080-\uffff]/g,
							(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
						)
					: json;
				const view = openString(rootView(source));
				expect(view.text).toBe(text);
				for (let at = 0; at < text.length; at++) {
					const spelled = view.locate(at, at + 1).map(({ start, end }) => source.slice(start, end));
					expect(JSON.parse(`"${spelled.join('')}"`)).toBe(text[at]);
				}
			}),
		);
	});

	it('gives the edited text again through three levels and an event stream', () => {
		fc.assert(
			fc.property(texts, texts, place, (text, replacement, at) => {
				const event = `data: ${JSON.stringify(JSON.stringify(JSON.stringify(text)))}\r\n\r\n`;
				const view = openString(openString(openString(openEvent(event))));
				const [start, end] = inside(text.length, at);
				const after = decodeEvent(edited(view, start, end, replacement));
				expect(JSON.parse(JSON.parse(JSON.parse(after)))).toBe(spliced(text, start, end, replacement));
			}),
		);
	});

	it('holds at any place of a large string with and without escapes', () => {
		const text = `${'x'.repeat(10_000)}${'"\\\n'.repeat(10_000)}${'é'.repeat(50_000)}"${'z'.repeat(5_000)}`;
		const source = JSON.stringify(text);
		const view = openString(rootView(source));
		for (let at = 0; at < text.length; at += 997) {
			const [range] = view.locate(at, at + 1);
			expect(JSON.parse(`"${source.slice(range?.start, range?.end)}"`)).toBe(text[at]);
		}
		expect(view.locate(text.length, text.length)).toEqual([
			{ start: source.length - 1, end: source.length - 1 },
		]);
	});

	it('opens 20 levels of strings in strings', () => {
		let source = 'ya "está"';
		for (let level = 0; level < 20; level++) source = JSON.stringify(source);
		let view = rootView(source);
		for (let level = 0; level < 20; level++) view = openString(view);
		expect(view.text).toBe('ya "está"');
		let after: string = edited(view, 4, 8, 'estuvo');
		for (let level = 0; level < 20; level++) after = JSON.parse(after);
		expect(after).toBe('ya "estuvo"');
	});
});
