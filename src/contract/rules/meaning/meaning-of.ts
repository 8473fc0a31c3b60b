import type { Range, Span } from '../../../text/span.ts';
import { weighWords } from '../../meaning/rank.ts';
import { type Sentence, sentenceOf } from '../../sentence-of.ts';
import { type Classified, ERROR_TYPES, type ErrorType } from '../../types.ts';
import * as says from '../../words/says.ts';
import { showsFailure, tellsOutage, tellsQuota } from '../../words/says-technical.ts';
import { detailsText } from './details-text.ts';

/** What a sentence can mean to the contract, the most telling first. */
const FINDERS = {
	quota: says.saysQuota,
	outage: saysOrShowsOutage,
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
export type Meaning = keyof typeof FINDERS;

/** In words for a person, else in the signs that only a program writes. */
function saysOrShowsOutage(text: string): Range[] {
	const said = says.saysNamedOutage(text);
	return said.length > 0 ? said : showsFailure(text, 'sentence');
}

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

export interface Understood {
	readonly type: ErrorType;
	readonly sentence: Sentence;
	/** Places in the sentence by meaning, only those that it has. */
	readonly places: ReadonlyMap<Meaning, Span>;
	/** What `details` say, where they say one of these. */
	readonly inDetails: 'quota' | 'outage' | undefined;
	/** A sign that only a program writes proves the failure, in the sentence or in `details`. */
	readonly proven: boolean;
}

const READ = new WeakMap<Classified, Understood>();

/** A declared type of the six with what the sentence seems to say; undefined where either is missing. */
export function meaningOf(response: Classified): Understood | undefined {
	const known = READ.get(response);
	if (known) return known;
	const sentence = sentenceOf(response);
	const type = ERROR_TYPES.find((value) => value === response.envelope?.errorType?.scalar);
	if (!sentence || !type) return undefined;
	const details = detailsText(response.envelope?.details);
	const understood: Understood = {
		type,
		sentence,
		places: placesOf(sentence, type),
		inDetails: meaningOfDetails(details),
		proven: showsFailure(details, 'trace').length > 0 || showsFailure(sentence.text, 'sentence').length > 0,
	};
	READ.set(response, understood);
	return understood;
}

function placesOf(sentence: Sentence, type: ErrorType): ReadonlyMap<Meaning, Span> {
	const places = new Map<Meaning, Span>();
	for (const meaning of Object.keys(FINDERS) as Meaning[]) {
		const ranges = FINDERS[meaning](sentence.text);
		if (ranges.length > 0) places.set(meaning, sentence.locate(ranges));
	}
	const plain = places.size === 0 ? plainMeaning(sentence.text, type) : undefined;
	if (plain) places.set(plain, sentence.node.span());
	return places;
}

/** Weight of a plain sentence, and how much more than any other reading it must have. */
const PLAIN_WEIGHT = 5;
const PLAIN_SHARE = 2;
/** Types with a narrow meaning; under VALIDATION and BLOCKER only certain phrases count. */
const NARROW: ReadonlySet<ErrorType> = new Set(['NOT_FOUND', 'PERMISSION', 'SYSTEM', 'UNKNOWN']);
/** Whatever speaks for the declared type this much leaves it alone. */
const DOUBT = 3;

/**
 * What a sentence without any certain phrase plainly leans to («Agenda llena»); none where another reading comes near,
 * or where something speaks for the declared type.
 */
function plainMeaning(text: string, type: ErrorType): Meaning | undefined {
	if (!NARROW.has(type)) return undefined;
	const ranked = [...weighWords(text)].sort(([, one], [, other]) => other - one);
	const [first, second] = ranked;
	if (!first || first[1] < PLAIN_WEIGHT || (second && second[1] * PLAIN_SHARE > first[1])) return undefined;
	const fits = ranked.some(([leaning, weight]) => weight >= DOUBT && isAtHome(leaning, type));
	return fits ? undefined : first[0];
}

function isAtHome(meaning: Meaning, type: ErrorType): boolean {
	return meaning !== 'empty-search' && HOME[meaning].includes(type);
}

function meaningOfDetails(text: string): Understood['inDetails'] {
	if (tellsQuota(text).length > 0) return 'quota';
	return tellsOutage(text).length > 0 ? 'outage' : undefined;
}

/** Whether something in the sentence fits the declared type: then the type is not called into question. */
export function fitsType({ type, places }: Understood): boolean {
	return [...places.keys()].some((meaning) => isAtHome(meaning, type));
}
