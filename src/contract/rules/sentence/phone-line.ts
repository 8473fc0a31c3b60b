import { defineRule } from '../../rule.ts';
import { findPhones } from '../../words/find-phones.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** A number to call: no datum of a person, and yet hard to note down from a voice. */
export const phoneLine = defineRule<'phone-line', HitArgs<'line'>>({
	meta: {
		id: 'phone-line',
		group: 'sentence',
		severity: 'info',
		sources: ['ES-34', 'ES-38'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findPhones);
		if (!found) return;
		const lines = found.hits.flatMap(({ kind, start, end }) =>
			kind === 'line' ? [{ kind, start, end }] : [],
		);
		if (lines.length > 0) report(hitFinding(found.sentence, lines));
	},
});
