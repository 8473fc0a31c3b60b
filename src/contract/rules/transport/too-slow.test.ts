import { describe, expect, it } from 'vitest';
import { findings } from '../testing/describe-rule.ts';
import { tooSlow } from './too-slow.ts';

describe('too-slow', () => {
	it.each([0, 29.9, 30])('accepts %s seconds', (elapsedSeconds) => {
		expect(findings(tooSlow, '{"a":1}', { elapsedSeconds })).toEqual([]);
	});
	it.each([30.1, 95])('tells %s seconds, whatever the answer', (elapsedSeconds) => {
		const [finding] = findings(tooSlow, '{"a":1}', { elapsedSeconds });
		expect([finding?.args, finding?.sources]).toEqual([{ seconds: elapsedSeconds }, ['ES-25']]);
	});
});
