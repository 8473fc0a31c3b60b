import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';

/** What is not this customer’s ends in escalation: one type for both cases of ES-17. */
export const permissionAsOtherType = defineRule<'permission-as-other-type', TypeArgs, TypeFixes>({
	meta: {
		id: 'permission-as-other-type',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-12', 'ES-17'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const finding = misplaced(response, 'permission', ['quota', 'outage']);
		if (finding) report(finding);
	},
});
