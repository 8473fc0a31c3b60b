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
		const heard = meaningOf(response);
		if (heard?.type !== 'BLOCKER' || heard.places.has('arrears')) return;
		if (ELSEWHERE.some((meaning) => heard.places.has(meaning))) return;
		const better = heard.places.has('not-found') ? HOME['not-found'][0] : 'VALIDATION';
		report(typeFinding(response, heard, better, heard.sentence.node.span()));
	},
});
