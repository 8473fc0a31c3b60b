import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { meaningRules } from './meaning/index.ts';
import { sentenceRules } from './sentence/index.ts';
import { WRONG_MEANINGS } from './testing/wrong-meanings.ts';
import { WRONG_SENTENCES } from './testing/wrong-sentences.ts';

const ALL = Object.entries({ ...WRONG_SENTENCES, ...WRONG_MEANINGS }).flatMap(([rule, cases]) =>
	cases.map(([type, sentence]) => ({ rule, type, sentence })),
);
/** Needs more than a sentence: billing off. */
const BY_CONTEXT = new Set(['blocker-without-billing']);

describe('wrong sentences', () => {
	it('are at least one hundred and fifty, and every alarming rule has some', () => {
		expect(ALL.length).toBeGreaterThanOrEqual(150);
		const covered = new Set(ALL.map(({ rule }) => rule));
		const alarming = [...Object.values(sentenceRules), ...Object.values(meaningRules)]
			.map(({ meta }) => meta)
			.filter(({ id, severity }) => severity !== 'info' && !BY_CONTEXT.has(id));
		expect(alarming.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
	});

	it.each(ALL)('$rule notices «$sentence» as $type, and it alone', ({ rule, type, sentence }) => {
		const text = JSON.stringify({ error: { error_type: type, user_message: sentence } });
		const { responses } = analyse(text, { billing: true });
		const alarms = responses
			.flatMap(({ diagnostics }) => diagnostics)
			.filter(({ severity }) => severity !== 'info');
		expect(alarms.map((alarm) => alarm.rule)).toEqual([rule]);
	});
});
