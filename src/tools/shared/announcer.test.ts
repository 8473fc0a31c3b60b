import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer, HELD_MS, TYPING_REST_MS, UNNOTICED_MS } from './announcer.ts';

function setUp() {
	const said: string[] = [];
	return { said, announcer: createAnnouncer((text) => said.push(text), 'first') };
}
const typed = { rest: TYPING_REST_MS };

describe('announcer', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it('says a verdict at once after a paste or a fix', () => {
		const { announcer, said } = setUp();
		announcer.report('clean');
		expect(said).toEqual(['clean']);
	});

	it('says a verdict when typing rests, and only the last one', () => {
		const { announcer, said } = setUp();
		announcer.report('1 fault', typed);
		vi.advanceTimersByTime(TYPING_REST_MS - 1);
		expect(said).toEqual([]);
		announcer.outdate();
		announcer.report('2 faults', typed);
		vi.advanceTimersByTime(TYPING_REST_MS);
		expect(said).toEqual(['2 faults']);
	});

	it('says no verdict twice in a row, nor that of the page as it came', () => {
		const { announcer, said } = setUp();
		announcer.report('first');
		announcer.report('clean');
		announcer.report('clean', typed);
		vi.runAllTimers();
		expect(said).toEqual(['clean']);
		announcer.report('clean', { again: true });
		expect(said).toEqual(['clean', 'clean']);
	});

	it('says a verdict that was typed over before it was said, when it comes again', () => {
		const { announcer, said } = setUp();
		announcer.report('1 fault', typed);
		announcer.outdate();
		announcer.report('1 fault', typed);
		vi.runAllTimers();
		expect(said).toEqual(['1 fault']);
	});

	it('takes back a verdict that waits when things stand as they were said', () => {
		const { announcer, said } = setUp();
		announcer.report('1 fault', typed);
		announcer.report('first', typed);
		vi.runAllTimers();
		expect(said).toEqual([]);
	});

	it.each([
		['came before the command and waited for typing to rest', typed, 100],
		['comes after the command', {}, 0],
	])('leaves what a command says for a while before a verdict that %s', (_when, options, before) => {
		const { announcer, said } = setUp();
		if (before > 0) announcer.report('1 fault', options);
		vi.advanceTimersByTime(before);
		announcer.say('Not copied');
		if (before === 0) announcer.report('1 fault', options);
		vi.advanceTimersByTime(HELD_MS - 1);
		expect(said).toEqual(['Not copied']);
		vi.advanceTimersByTime(1);
		expect(said).toEqual(['Not copied', '1 fault']);
	});

	it('says nothing after a command of a text that was typed over', () => {
		const { announcer, said } = setUp();
		announcer.say('Not copied');
		announcer.report('1 fault');
		announcer.outdate();
		vi.runAllTimers();
		expect(said).toEqual(['Not copied']);
	});

	it('says a verdict again that a command took away before it could be noticed', () => {
		const { announcer, said } = setUp();
		announcer.report('1 fault');
		vi.advanceTimersByTime(UNNOTICED_MS - 1);
		announcer.say('Copied');
		vi.runAllTimers();
		expect(said).toEqual(['1 fault', 'Copied', '1 fault']);
		vi.advanceTimersByTime(UNNOTICED_MS);
		announcer.say('Saved');
		vi.runAllTimers();
		expect(said).toEqual(['1 fault', 'Copied', '1 fault', 'Saved']);
	});

	it('says what the next command says at once, and waits anew', () => {
		const { announcer, said } = setUp();
		announcer.say('Copied');
		announcer.report('1 fault');
		vi.advanceTimersByTime(HELD_MS - 1);
		announcer.say('Saved');
		expect(said).toEqual(['Copied', 'Saved']);
		vi.advanceTimersByTime(HELD_MS);
		expect(said).toEqual(['Copied', 'Saved', '1 fault']);
	});

	it('does not repeat a verdict that a command tells with its own words', () => {
		const { announcer, said } = setUp();
		announcer.report('2 faults', typed);
		announcer.say('Mended. 1 fault is left', '1 fault');
		announcer.report('1 fault');
		vi.runAllTimers();
		expect(said).toEqual(['Mended. 1 fault is left']);
	});
});
