import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';

/** Several candidates: the caller has to say which (ES-22). */
export const ambiguousNotValidation = defineRule<'ambiguous-not-validation', TypeArgs, TypeFixes>({
	meta: {
		id: 'ambiguous-not-validation',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-22'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const finding = misplaced(response, 'ambiguous', ['quota', 'outage', 'permission']);
		if (finding) report(finding);
	},
});
