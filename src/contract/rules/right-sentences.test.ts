import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { RIGHT_SENTENCES } from './testing/right-sentences/index.ts';

const ALL = Object.entries(RIGHT_SENTENCES).flatMap(([trade, types]) =>
	Object.entries(types).flatMap(([type, sentences]) =>
		sentences.map((sentence) => ({ trade, type, sentence })),
	),
);

describe('right sentences of many trades', () => {
	it('are at least three hundred, each once', () => {
		expect(new Set(ALL.map(({ sentence }) => sentence)).size).toBe(ALL.length);
		expect(ALL.length).toBeGreaterThanOrEqual(300);
	});

	it.each(ALL)('$trade: «$sentence» as $type raises no alarm', ({ type, sentence }) => {
		const text = JSON.stringify({ error: { error_type: type, user_message: sentence } });
		const { responses } = analyse(text, { billing: true });
		const alarms = responses
			.flatMap(({ diagnostics }) => diagnostics)
			.filter(({ severity }) => severity !== 'info');
		expect(alarms.map(({ rule, args }) => ({ rule, args }))).toEqual([]);
	});
});
