import { defineRule } from '../../rule.ts';
import { findJargon, type JargonKind } from '../../words/find-jargon.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** Terms of the trade, names of systems and tables, addresses inside the company. */
export const technicalJargon = defineRule<'technical-jargon', HitArgs<JargonKind>>({
	meta: {
		id: 'technical-jargon',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-35'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findJargon);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
