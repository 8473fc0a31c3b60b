import { defineRule } from '../../rule.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';
import { meaningOf } from './meaning-of.ts';

/** «No encontré esa cita» as SYSTEM makes the agent apologise for a failure that was none (ES-27). */
export const notFoundAsSystem = defineRule<'not-found-as-system', TypeArgs, TypeFixes>({
	meta: {
		id: 'not-found-as-system',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-10', 'ES-27'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		if (understood?.type !== 'SYSTEM' || understood.inDetails) return;
		const finding = misplaced(response, 'not-found', [
			'quota',
			'outage',
			'permission',
			'arrears',
			'ambiguous',
			'terminal',
			'too-late',
			'occupied',
			'empty-search',
			'invalid-datum',
		]);
		if (finding) report(finding);
	},
});
