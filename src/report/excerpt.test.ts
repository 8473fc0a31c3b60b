import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const at = (text: string, marked: string) => {
	const start = text.indexOf(marked);
	return [{ start, end: start + marked.length }];
};

describe('excerptOf', () => {
	it.each([
		['{"a":1}', '1', { before: '{"a":', marked: '1', after: '}' }],
		['{\n"error_type": "system"\n}', '"system"', { before: '"error_type": ', marked: '"system"', after: '' }],
		[
			'{"uno":1,"dos":2,"error_type":"system","user_message":"x"}',
			'system',
			{ before: '…"error_type":"', marked: 'system', after: '","user_messag…' },
		],
	])('of %j at %j', (text, marked, expected) => {
		expect(excerptOf(text, at(text, marked))).toEqual(expected);
	});

	it('never ends inside a pair', () => {
		const text = `${'😀'.repeat(20)}X${'😀'.repeat(20)}`;
		const { before, after } = excerptOf(text, at(text, 'X'));
		expect(before).toBe(`…${'😀'.repeat(7)}`);
		expect(after).toBe(`${'😀'.repeat(7)}…`);
		const odd = ` ${text}`;
		expect(excerptOf(odd, [{ start: 20, end: 21 }]).before.isWellFormed()).toBe(true);
	});

	it('joins the ranges of a place that a layer splits', () => {
		const text = 'data: ab\ndata: cd';
		expect(
			excerptOf(text, [
				{ start: 6, end: 8 },
				{ start: 15, end: 17 },
			]).marked,
		).toBe('ab…cd');
	});

	it('shortens a long place and keeps it on one line', () => {
		const text = `"${'a\n'.repeat(500)}"`;
		const { marked } = excerptOf(text, [{ start: 0, end: text.length }]);
		expect(marked.length).toBeLessThan(60);
		expect(marked).not.toContain('\n');
	});

	it('shows the place of an empty span', () => {
		expect(excerptOf('ab', [{ start: 1, end: 1 }])).toEqual({ before: 'a', marked: '', after: 'b' });
	});
});
