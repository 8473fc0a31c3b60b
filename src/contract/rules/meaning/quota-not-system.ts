import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';

/** A limit of requests is a transient failure (ES-24), whatever the caller did. */
export const quotaNotSystem = defineRule<'quota-not-system', TypeArgs, TypeFixes>({
	meta: {
		id: 'quota-not-system',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-24'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const finding = misplaced(response, 'quota', []);
		if (finding) report(finding);
	},
});
