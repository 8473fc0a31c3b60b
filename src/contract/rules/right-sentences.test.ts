import { describe, expect, it } from 'vitest';
import { classifiedForTests, runRules } from './classified-for-tests.ts';
import { meaningRules } from './meaning/index.ts';
import { RIGHT_SENTENCES } from './right-sentences/index.ts';
import { sentenceRules } from './sentence/index.ts';

const RULES = [...Object.values(sentenceRules), ...Object.values(meaningRules)];
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
		const alarms = runRules(RULES, classifiedForTests(type, sentence)).filter(
			({ severity }) => severity !== 'info',
		);
		expect(alarms.map(({ rule, args }) => ({ rule, args }))).toEqual([]);
	});
});
