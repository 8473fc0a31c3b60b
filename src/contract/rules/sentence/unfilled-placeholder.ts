import { defineRule } from '../../rule.ts';
import { findPlaceholders, type PlaceholderKind } from '../../words/find-placeholders.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

/** Holes of a template: `{nombre}`, `undefined`, `TODO`. */
export const unfilledPlaceholder = defineRule<'unfilled-placeholder', HitArgs<PlaceholderKind>>({
	meta: {
		id: 'unfilled-placeholder',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findPlaceholders);
		if (!found) return;
		report(hitFinding(found.sentence, found.hits));
	},
});
