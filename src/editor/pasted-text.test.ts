import { describe, expect, it } from 'vitest';
import { applyEdits } from '../text/edit.ts';
import { commonLineEnd, editShown, pastedText, shownEdits } from './pasted-text.ts';

const TEXTS = [
	'',
	'una línea',
	'a\nb\nc',
	'a\r\nb\r\n',
	'a\rb\r\rc',
	'a\r\nb\nc\rd\r\n\r\n',
	'\uFEFF{"a":1}',
	'\uFEFF\r\na',
	'\r\n',
	'\r\n\r',
	'\ud800 suelto \udc00\r\n😀',
];

describe('pastedText', () => {
	it.each(TEXTS)('shows %j with line feeds alone', (text) => {
		expect(pastedText(text).shown).toBe(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
	});

	it.each(TEXTS)('brings every shown offset of %j back to itself', (text) => {
		const pasted = pastedText(text);
		for (let at = 0; at <= pasted.shown.length; at++) expect(pasted.toShown(pasted.toText(at))).toBe(at);
	});

	it('stands before the line end, never inside it', () => {
		const pasted = pastedText('a\r\nb');
		expect([0, 1, 2, 3].map(pasted.toText)).toEqual([0, 1, 3, 4]);
		expect([0, 1, 2, 3, 4].map(pasted.toShown)).toEqual([0, 1, 1, 2, 3]);
	});

	it('stands behind a byte-order mark', () => {
		expect(pastedText('\uFEFFab').toText(0)).toBe(1);
	});
});

describe('editShown', () => {
	const cases = [
		[
			'keeps mixed line ends beside an insertion',
			'a\r\nb\nc\rd',
			[{ offset: 3, length: 0, text: 'x' }],
			'a\r\nbx\nc\rd',
		],
		[
			'types the line end of the text',
			'a\r\nb\r\nc',
			[{ offset: 1, length: 0, text: '\n' }],
			'a\r\n\r\nb\r\nc',
		],
		['removes a whole line end', 'a\r\nb', [{ offset: 1, length: 1, text: '' }], 'ab'],
		['keeps the byte-order mark', '\uFEFFab', [{ offset: 0, length: 1, text: 'x' }], '\uFEFFxb'],
		['replaces all, mark included', '\uFEFFab', [{ offset: 0, length: 2, text: 'x' }], 'x'],
		[
			'takes several changes',
			'a\r\nb\r\nc',
			[
				{ offset: 0, length: 1, text: 'x' },
				{ offset: 4, length: 1, text: 'z' },
			],
			'x\r\nb\r\nz',
		],
	] as const;
	it.each(cases)('%s', (_name, text, changes, expected) => {
		expect(editShown(pastedText(text), changes).text).toBe(expected);
	});
});

describe('shownEdits', () => {
	const cases = [
		['a\r\nb\r\nc', [{ offset: 3, length: 1, text: 'x\r\ny' }]],
		['a\r\nb', [{ offset: 1, length: 1, text: '' }]], // the carriage return alone
		['a\r\nb', [{ offset: 2, length: 1, text: '' }]], // the line feed alone
		['a\nb', [{ offset: 1, length: 0, text: '\r' }]], // joins into one line end
		['\uFEFFa', [{ offset: 0, length: 1, text: '' }]],
		['abc', []],
	] as const;
	it.each(cases)('leads from what %j shows to what it shows after %j', (text, edits) => {
		const before = pastedText(text);
		const after = pastedText(applyEdits(text, edits));
		expect(applyEdits(before.shown, shownEdits(before, after, edits))).toBe(after.shown);
	});
});

it.each([
	['una', '\n'],
	['a\r\nb\nc\r\n', '\r\n'],
	['a\rb\rc\n', '\r'],
	['a\nb\r\n', '\n'],
] as const)('the common line end of %j', (text, expected) => {
	expect(commonLineEnd(text)).toBe(expected);
});
