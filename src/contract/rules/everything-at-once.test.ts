import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { WRONG_SENTENCES } from './testing/wrong-sentences.ts';

/** Rules about the whole of a sentence; two sentences side by side are another one. */
const OF_THE_WHOLE = new Set(['too-many-sentences', 'too-long-to-say']);

/** The first wrong sentence of each rule that two of them side by side do not change. */
const SAMPLES = Object.entries(WRONG_SENTENCES).flatMap(([rule, [[, said]]]) =>
	OF_THE_WHOLE.has(rule) ? [] : [[rule, said.replace(/[^.?!…>;]$/u, '$&.')] as const],
);

function rulesIn(message: string): readonly string[] {
	const text = JSON.stringify({ error: { error_type: 'VALIDATION', user_message: message } });
	return analyse(text, { billing: true }).responses[0]?.diagnostics.map(({ rule }) => rule) ?? [];
}

describe('one fault hides no other', () => {
	test.each(SAMPLES)('%s stands beside every other', (rule, said) => {
		const missing = SAMPLES.filter(([other]) => other !== rule).flatMap(([other, beside]) =>
			[`${said} ${beside}`, `${beside} ${said}`].flatMap((message) =>
				[rule, other].filter((id) => !rulesIn(message).includes(id)).map((id) => `${id}: ${message}`),
			),
		);
		expect(missing).toEqual([]);
	});
});
