import { defineRule } from '../../rule.ts';
import { type TypeArgs, type TypeFixes, typeFinding } from './change-type.ts';
import { HOME, type Meaning, meaningOf } from './meaning-of.ts';

/** Meanings with a rule of their own under BLOCKER. */
const ELSEWHERE: readonly Meaning[] = [
	'quota',
	'outage',
	'permission',
	'ambiguous',
	'terminal',
	'too-late',
	'occupied',
	'empty-search',
];

/** BLOCKER changes the flow to billing: only for arrears, a suspension or a locked account (ES-15, ES-19). */
export const blockerWithoutImpediment = defineRule<'blocker-without-impediment', TypeArgs, TypeFixes>({
	meta: {
		id: 'blocker-without-impediment',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-15', 'ES-19'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		if (understood?.type !== 'BLOCKER' || understood.places.has('arrears')) return;
		if (ELSEWHERE.some((meaning) => understood.places.has(meaning))) return;
		const better = understood.places.has('not-found') ? HOME['not-found'][0] : 'VALIDATION';
		report(typeFinding(response, understood, better, understood.sentence.node.span()));
	},
});
