import { defineRule } from '../../rule.ts';
import { findUnspeakable, type UnspeakableKind } from '../../words/find-unspeakable.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** Right in writing, and read aloud badly. */
export const hardToSay = defineRule<'hard-to-say', HitArgs<UnspeakableKind>>({
	meta: {
		id: 'hard-to-say',
		group: 'sentence',
		severity: 'info',
		sources: ['ES-34'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findUnspeakable);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
