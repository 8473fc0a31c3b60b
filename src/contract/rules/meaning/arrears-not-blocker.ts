import { readMeaning } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';
import { meaningOf } from './meaning-of.ts';

/** Arrears, a suspension or a lock under a type that says nothing of it (ES-15); UNKNOWN has a rule of its own. */
export const arrearsNotBlocker = defineRule<'arrears-not-blocker', TypeArgs, TypeFixes>({
	meta: {
		id: 'arrears-not-blocker',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-15', 'ES-19'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		if (meaningOf(response)?.type === 'UNKNOWN' || readMeaning(response).meanings[0] !== 'arrears') return;
		const finding = misplaced(response, 'arrears', [
			'quota',
			'outage',
			'permission',
			'ambiguous',
			'occupied',
		]);
		if (finding) report(finding);
	},
});
