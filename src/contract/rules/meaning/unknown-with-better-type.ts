import { defineRule } from '../../rule.ts';
import { findEmptySearch } from '../envelope/empty-search.ts';
import { misplaced, type TypeArgs, type TypeFixes } from './change-type.ts';
import { meaningOf } from './meaning-of.ts';

/** UNKNOWN has no defined reaction (ES-16): what fits another type goes there. Graver meanings have rules of their own. */
export const unknownWithBetterType = defineRule<'unknown-with-better-type', TypeArgs, TypeFixes>({
	meta: {
		id: 'unknown-with-better-type',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-16'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		// A search that found nothing has a rule of its own.
		if (meaningOf(response)?.type !== 'UNKNOWN' || findEmptySearch(response)) return;
		const others = [
			'quota',
			'outage',
			'permission',
			'ambiguous',
			'terminal',
			'too-late',
			'occupied',
			'empty-search',
		] as const;
		const finding =
			misplaced(response, 'arrears', others) ??
			misplaced(response, 'invalid-datum', others) ??
			misplaced(response, 'not-found', others);
		if (finding) report(finding);
	},
});
