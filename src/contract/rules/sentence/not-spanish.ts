import { defineRule } from '../../rule.ts';
import { type ForeignLanguage, findForeign } from '../../words/find-foreign.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** A sentence that seems to be in another language. */
export const notSpanish = defineRule<'not-spanish', HitArgs<ForeignLanguage>>({
	meta: {
		id: 'not-spanish',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findForeign);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
