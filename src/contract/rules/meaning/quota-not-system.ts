import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';
import { meaningOf } from './meaning-of.ts';

/** A limit of requests is a transient failure (ES-24), whatever the caller did; denied as NOT_FOUND it fails where a program's own words prove it. */
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
		const understood = meaningOf(response);
		const isDenied = understood?.type === 'NOT_FOUND' && understood.proven;
		if (finding) report({ ...finding, ...(isDenied && { severity: 'error' }) });
	},
});
