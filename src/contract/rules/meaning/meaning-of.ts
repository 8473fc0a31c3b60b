import type { Span } from '../../../text/span.ts';
import { type Sentence, sentenceOf } from '../../sentence-of.ts';
import { type Classified, ERROR_TYPES, type ErrorType } from '../../types.ts';
import * as says from '../../words/says.ts';
import { tellsOutage, tellsQuota } from '../../words/says-technical.ts';
import { detailsText } from './details-text.ts';

/** What a sentence can mean to the contract, the most telling first. */
const HEARERS = {
	quota: says.saysQuota,
	outage: says.saysNamedOutage,
	'vague-failure': says.saysVagueFailure,
	permission: says.saysNoPermission,
	arrears: says.saysArrears,
	ambiguous: says.saysAmbiguous,
	terminal: says.saysTerminal,
	'too-late': says.saysTooLate,
	occupied: says.saysOccupied,
	'empty-search': says.saysEmptySearch,
	'invalid-datum': says.saysInvalidDatum,
	'not-found': says.saysNotFound,
} as const;
export type Meaning = keyof typeof HEARERS;

/** Types under which a meaning is at home; the first is the one to propose. */
export const HOME: Readonly<Record<Exclude<Meaning, 'empty-search'>, readonly [ErrorType, ...ErrorType[]]>> =
	{
		quota: ['SYSTEM'],
		outage: ['SYSTEM'],
		'vague-failure': ['SYSTEM', 'UNKNOWN'],
		permission: ['PERMISSION'],
		// ES-19: what is no impediment of collection goes as VALIDATION.
		arrears: ['BLOCKER', 'VALIDATION'],
		ambiguous: ['VALIDATION'],
		terminal: ['VALIDATION'],
		'too-late': ['VALIDATION'],
		occupied: ['VALIDATION'],
		'invalid-datum': ['VALIDATION', 'NOT_FOUND'],
		'not-found': ['NOT_FOUND', 'VALIDATION'],
	};

export interface Heard {
	readonly type: ErrorType;
	readonly sentence: Sentence;
	/** Places by meaning, only those that were heard. */
	readonly places: ReadonlyMap<Meaning, Span>;
	/** What `details` tells, where it does. */
	readonly told: 'quota' | 'outage' | undefined;
}

const HEARD = new WeakMap<Classified, Heard>();

/** A declared type of the six with what the sentence seems to say; undefined where either is missing. */
export function meaningOf(response: Classified): Heard | undefined {
	const known = HEARD.get(response);
	if (known) return known;
	const sentence = sentenceOf(response);
	const type = ERROR_TYPES.find((value) => value === response.envelope?.errorType?.scalar);
	if (!sentence || !type) return undefined;
	const heard: Heard = { type, sentence, places: listen(sentence), told: told(response) };
	HEARD.set(response, heard);
	return heard;
}

function listen(sentence: Sentence): ReadonlyMap<Meaning, Span> {
	const places = new Map<Meaning, Span>();
	for (const meaning of Object.keys(HEARERS) as Meaning[]) {
		const ranges = HEARERS[meaning](sentence.text);
		if (ranges.length > 0) places.set(meaning, sentence.locate(ranges));
	}
	return places;
}

function told(response: Classified): Heard['told'] {
	const text = detailsText(response.envelope?.details);
	if (tellsQuota(text).length > 0) return 'quota';
	return tellsOutage(text).length > 0 ? 'outage' : undefined;
}

/** Whether something in the sentence fits the declared type: then the type is not called into question. */
export function fitsType({ type, places }: Heard): boolean {
	return [...places.keys()].some((meaning) => meaning !== 'empty-search' && HOME[meaning].includes(type));
}
