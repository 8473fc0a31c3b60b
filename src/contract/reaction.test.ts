import { describe, expect, test } from 'vitest';
import { predictReaction, type Settled } from './reaction.ts';
import { ERROR_TYPES, type ErrorType, type Shape, type Verdict } from './types.ts';

function judged(verdict: Verdict, shape: Shape, errorType: ErrorType | null = null, context = {}): Settled {
	return { verdict, shape, errorType, context: { billing: true, ...context } };
}

function ids(response: Settled): [string, string] {
	const { chat, voice } = predictReaction(response);
	return [chat.id, voice.id];
}

const byType: [ErrorType, string, string][] = [
	['NOT_FOUND', 'verify-identification', 'verify-identification'],
	['VALIDATION', 'ask-correction', 'ask-correction'],
	['PERMISSION', 'escalate', 'offer-transfer'],
	['SYSTEM', 'apologise-retry', 'apologise-retry'],
	['BLOCKER', 'switch-to-billing', 'switch-to-billing'],
	['UNKNOWN', 'improvise', 'improvise'],
];

describe('predictReaction', () => {
	test('covers the six types', () => {
		expect(byType.map(([type]) => type)).toEqual([...ERROR_TYPES]);
	});
	test.each(byType)('%s: chat %s, voice %s', (type, chat, voice) => {
		expect(ids(judged('business-error', 'envelope', type))).toEqual([chat, voice]);
	});
	test('without billing, BLOCKER loses the catalogue and nothing else changes', () => {
		const without = byType.map(([type]) =>
			ids(judged('business-error', 'envelope', type, { billing: false })),
		);
		expect(without).toEqual(
			byType.map(([type, ...pair]) => (type === 'BLOCKER' ? ['lose-catalogue', 'lose-catalogue'] : pair)),
		);
	});

	const others: [string, Settled, string][] = [
		['a payload', judged('success', 'data'), 'continue'],
		['a sentence', judged('success', 'sentence'), 'continue'],
		['an empty list with total 0', judged('success', 'empty'), 'say-empty'],
		['an unlisted type', judged('business-error', 'malformed-envelope', 'UNKNOWN'), 'improvise'],
		['an exception in words', judged('business-error', 'plain-failure'), 'improvise'],
		['another error shape', judged('business-error', 'foreign-error'), 'improvise'],
		['a 401', judged('protocol-error', 'unauthorized'), 'none'],
		['a request', judged('not-a-response', 'not-a-response'), 'none'],
	];
	test.each(others)('%s', (_, response, id) => {
		expect(ids(response)).toEqual([id, id]);
	});

	test.each(others)('%s after more than 30 s is cut off', (_, response) => {
		const late = { ...response, context: { billing: true, elapsedSeconds: 30.1 } };
		expect(ids(late)).toEqual(['cut-off', 'cut-off']);
	});
	test('thirty seconds are still in time', () => {
		expect(ids(judged('success', 'data', null, { elapsedSeconds: 30 }))).toEqual(['continue', 'continue']);
	});
	test('names the statement it comes from', () => {
		const { chat, voice } = predictReaction(judged('business-error', 'envelope', 'PERMISSION'));
		expect(chat.sources).toEqual(['ES-12']);
		expect(voice.sources).toContain('ES-13');
	});
});
