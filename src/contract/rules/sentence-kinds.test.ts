import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import type { ErrorType } from '../types.ts';
import { SENTENCE_KINDS } from './testing/kinds/index.ts';

/** Kinds of fault that a sentence often has, each among right sentences that look like it. */
describe.each(Object.entries(SENTENCE_KINDS))('sentences of one kind: %s', (_kind, { wrong, right }) => {
	const faulty = Object.entries(wrong).flatMap(([rule, cases]) =>
		cases.map(([type, sentence]) => ({ rule, type, sentence })),
	);

	it('has a dozen of each', () => {
		expect(faulty.length).toBeGreaterThanOrEqual(12);
		expect(right.length).toBeGreaterThanOrEqual(12);
	});

	it.each(faulty)('«$sentence» as $type is noticed by $rule', ({ rule, type, sentence }) => {
		expect(alarms(type, sentence)).toContain(rule);
	});

	it.each(right)('%s: «%s» raises no alarm', (type, sentence) => {
		expect(alarms(type, sentence)).toEqual([]);
	});
});

function alarms(type: ErrorType, sentence: string): string[] {
	const text = JSON.stringify({ error: { error_type: type, user_message: sentence } });
	return analyse(text, { billing: true })
		.responses.flatMap(({ diagnostics }) => diagnostics)
		.filter(({ severity }) => severity !== 'info')
		.map(({ rule }) => rule);
}
