import { defineRule } from '../../rule.ts';
import { findBlame } from '../../words/find-blame.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** Words that put the fault on the caller. */
export const blamesThePerson = defineRule<'blames-the-person', HitArgs<'blame'>>({
	meta: {
		id: 'blames-the-person',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-36'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findBlame);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
