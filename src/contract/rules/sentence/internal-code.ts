import { defineRule } from '../../rule.ts';
import { type CodeKind, findInternalCodes } from '../../words/find-internal-codes.ts';
import { tidySentence } from '../../words/tidy.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** Identifiers, names of code, codes of errors: nothing that a caller can use. */
export const internalCode = defineRule<'internal-code', HitArgs<CodeKind>, { 'cut-code': NoArgs }>({
	meta: {
		id: 'internal-code',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-35'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findInternalCodes);
		if (!found) return;
		report(
			hitFinding(
				found.sentence,
				found.hits,
				mendAll('cut-code', 'suggestion', found, findInternalCodes, () => '', tidySentence),
			),
		);
	},
});
