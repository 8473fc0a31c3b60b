import { defineRule } from '../../rule.ts';
import { findInstructions, type InstructionKind } from '../../words/find-instructions.ts';
import { overlaps } from '../../words/fold.ts';
import { splitSentences } from '../../words/sentences.ts';
import { tidySentence } from '../../words/tidy.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** What the agent does is for `error_type` to decide (ES-37). */
export const instructsTheModel = defineRule<
	'instructs-the-model',
	HitArgs<InstructionKind>,
	{ 'cut-instruction': NoArgs }
>({
	meta: {
		id: 'instructs-the-model',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-37'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findInstructions);
		if (!found) return;
		const { sentence, hits } = found;
		const ordering = splitSentences(sentence.text)
			.filter((range) => hits.some((hit) => overlaps(range, hit)))
			.map((range) => ({ ...range, kind: 'to-agent' as const }));
		const cut = { sentence, hits: ordering };
		report(
			hitFinding(
				sentence,
				hits,
				mendAll('cut-instruction', 'suggestion', cut, findInstructions, () => '', tidySentence),
			),
		);
	},
});
