import { defineRule } from '../../rule.ts';
import { findSecrets, type SecretKind } from '../../words/find-secrets.ts';
import { tidySentence } from '../../words/tidy.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Credentials in what is read aloud. */
export const secretInSentence = defineRule<
	'secret-in-sentence',
	HitArgs<SecretKind>,
	{ 'cut-secret': NoArgs }
>({
	meta: {
		id: 'secret-in-sentence',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-35', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findSecrets);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll('cut-secret', 'suggestion', found, findSecrets, () => '', tidySentence),
			),
		);
	},
});
