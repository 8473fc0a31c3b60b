import { describe, expect, it } from 'vitest';
import { classifiedForTests, runRules } from './classified-for-tests.ts';
import { meaningRules } from './meaning/index.ts';
import { sentenceRules } from './sentence/index.ts';
import { WRONG_MEANINGS } from './wrong-meanings.ts';
import { WRONG_SENTENCES } from './wrong-sentences.ts';

const RULES = [...Object.values(sentenceRules), ...Object.values(meaningRules)];
const ALL = Object.entries({ ...WRONG_SENTENCES, ...WRONG_MEANINGS }).flatMap(([rule, cases]) =>
	cases.map(([type, sentence]) => ({ rule, type, sentence })),
);

describe('wrong sentences', () => {
	it('are at least one hundred and fifty, and every alarming rule has some', () => {
		expect(ALL.length).toBeGreaterThanOrEqual(150);
		const covered = new Set(ALL.map(({ rule }) => rule));
		const needsContext = new Set(['blocker-without-billing']);
		const alarming = RULES.map(({ meta }) => meta).filter(({ severity }) => severity !== 'info');
		expect(alarming.map(({ id }) => id).filter((id) => !covered.has(id) && !needsContext.has(id))).toEqual(
			[],
		);
	});

	it.each(ALL)('$rule notices «$sentence» as $type, and it alone', ({ rule, type, sentence }) => {
		const alarms = runRules(RULES, classifiedForTests(type, sentence)).filter(
			({ severity }) => severity !== 'info',
		);
		expect(alarms.map((alarm) => alarm.rule)).toEqual([rule]);
	});
});
