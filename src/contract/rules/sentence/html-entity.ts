import { defineRule } from '../../rule.ts';
import { decodeEntity, findEntities } from '../../words/entities.ts';
import { hasEntityQuotes } from '../input/html-entities.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** `&eacute;` instead of é. */
export const htmlEntity = defineRule<'html-entity', HitArgs<'entity'>, { 'decode-entities': NoArgs }>({
	meta: {
		id: 'html-entity',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findEntities);
		if (!found || hasEntityQuotes(response.source)) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll('decode-entities', 'safe', found, findEntities, (said) => decodeEntity(said) ?? said),
			),
		);
	},
});
