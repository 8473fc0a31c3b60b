import { defineRule } from '../../rule.ts';
import { findNumbers, type NumberKind } from '../../words/find-numbers.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** Numbers and references that a voice reads digit by digit. */
export const longNumber = defineRule<'long-number', HitArgs<NumberKind>>({
	meta: {
		id: 'long-number',
		group: 'sentence',
		severity: 'info',
		sources: ['ES-34', 'ES-35'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findNumbers);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
