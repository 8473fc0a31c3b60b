import { defineRule } from '../../rule.ts';
import { findRegional, type RegionalKind } from '../../words/find-regional.ts';
import { REGIONAL } from '../../words/regional-words.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Forms of one region: *vos*, *vosotros*, words that others do not know. */
export const regionalSpanish = defineRule<
	'regional-spanish',
	HitArgs<RegionalKind>,
	{ 'make-neutral': NoArgs }
>({
	meta: {
		id: 'regional-spanish',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findRegional);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll('make-neutral', 'suggestion', found, findRegional, (said) => neutral(said)),
			),
		);
	},
});

function neutral(said: string): string {
	const word = REGIONAL.get(said.toLowerCase());
	if (word === undefined) return said;
	return said.charAt(0) === said.charAt(0).toUpperCase()
		? word.charAt(0).toUpperCase() + word.slice(1)
		: word;
}
