import { defineRule } from '../../rule.ts';
import { findMarkup, type MarkupKind, stripMarkup } from '../../words/find-markup.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Tags, Markdown, lists and line breaks. */
export const markupInSentence = defineRule<
	'markup-in-sentence',
	HitArgs<MarkupKind>,
	{ 'strip-markup': NoArgs }
>({
	meta: {
		id: 'markup-in-sentence',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-34'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findMarkup);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll('strip-markup', 'safe', found, findMarkup, (said, { kind }) => stripMarkup(kind, said)),
			),
		);
	},
});
