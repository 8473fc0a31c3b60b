import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';
import { meaningOf } from './meaning-of.ts';

/** A malformed datum is for the caller to correct (ES-11); UNKNOWN has a rule of its own. */
export const datumNotValidation = defineRule<'datum-not-validation', TypeArgs, TypeFixes>({
	meta: {
		id: 'datum-not-validation',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-11'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		if (understood?.type !== 'SYSTEM' && understood?.type !== 'PERMISSION') return;
		const finding = misplaced(response, 'invalid-datum', [
			'quota',
			'outage',
			'permission',
			'arrears',
			'ambiguous',
			'terminal',
			'too-late',
			'occupied',
		]);
		if (finding) report(finding);
	},
});
