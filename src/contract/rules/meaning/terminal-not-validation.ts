import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';

/** A cancelled appointment or a closed order exists, and nothing failed (ES-23). */
export const terminalNotValidation = defineRule<'terminal-not-validation', TypeArgs, TypeFixes>({
	meta: {
		id: 'terminal-not-validation',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-23'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const heavier = ['quota', 'outage', 'permission', 'arrears', 'ambiguous'] as const;
		const finding = misplaced(response, 'terminal', heavier) ?? misplaced(response, 'too-late', heavier);
		if (finding) report(finding);
	},
});
