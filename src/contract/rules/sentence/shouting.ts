import { defineRule } from '../../rule.ts';
import { calm, findShouting, type ShoutKind } from '../../words/find-shouting.ts';
import { tidySentence } from '../../words/tidy.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Emoji, doubled marks, words in capitals: the agent sets the tone. */
export const shouting = defineRule<'shouting', HitArgs<ShoutKind>, { 'calm-down': NoArgs }>({
	meta: {
		id: 'shouting',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-36'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findShouting);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll(
					'calm-down',
					'suggestion',
					found,
					findShouting,
					(said, { kind }) => calm(kind, said),
					tidySentence,
				),
			),
		);
	},
});
