import { readMeaning } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';

/** A taken slot is a datum to correct (ES-21), no missing record and no failure. */
export const occupiedNotValidation = defineRule<'occupied-not-validation', TypeArgs, TypeFixes>({
	meta: {
		id: 'occupied-not-validation',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-21'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const finding = misplaced(response, 'occupied', [
			'quota',
			'outage',
			'permission',
			'ambiguous',
			'terminal',
			'too-late',
			// «Sin disponibilidad» is both; a search that found nothing has a rule of its own.
			...(readMeaning(response).meanings[0] === 'occupied' ? [] : (['empty-search'] as const)),
		]);
		if (finding) report(finding);
	},
});
