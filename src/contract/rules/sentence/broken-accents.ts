import { defineRule } from '../../rule.ts';
import { findMojibake, type MojibakeKind, mendMojibake } from '../../words/mojibake.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Letters that were read in the wrong encoding. */
export const brokenAccents = defineRule<'broken-accents', HitArgs<MojibakeKind>, { 'mend-accents': NoArgs }>({
	meta: {
		id: 'broken-accents',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findMojibake);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll(
					'mend-accents',
					'safe',
					found,
					findMojibake,
					(said, { kind }) => mendMojibake(kind, said) ?? said,
				),
			),
		);
	},
});
