import { lettersOf } from '../../names.ts';

const OTHERS = new Set([
	'recuperable',
	'recoverable',
	'isrecoverable',
	'transient',
	'istransient',
	'transitorio',
	'estransitorio',
	'temporary',
	'istemporary',
	'temporal',
	'estemporal',
	'permanent',
	'backoff',
	'backoffms',
	'backoffseconds',
	'tryagain',
	'cantryagain',
	'volveraintentar',
]);

/** Whether a member's name is a mark that an operation may be tried again, in Spanish or English (ES-09). */
export function isRetryMark(name: string): boolean {
	const letters = lettersOf(name);
	return /retry|retri(?:able|es)|reint(?:ent|é)/u.test(letters) || OTHERS.has(letters);
}
