import { type Classified, ERROR_TYPES, type ErrorType } from '../types.ts';
import { speaksSpanish } from '../words/find-foreign.ts';
import { type FailureWords, wordsOfFailure } from './failure-words.ts';
import { isListTool } from './list-tool.ts';
import type { Leaning } from './rank.ts';
import { weighWords } from './rank.ts';

/** What a failure should have been: one of the six, or the success of a search that found nothing (ES-20). */
export type Answer = ErrorType | 'empty-search';

/** What is meant, the likeliest first; empty where nothing tells. */
export interface Reading {
	readonly words: FailureWords;
	readonly meanings: readonly Leaning[];
	/** How much speaks for the first of them: 6 and more for a plain sentence, 0 where nothing tells. */
	readonly weight: number;
}

/** The answers that a meaning has; the first is the one to propose (ES-10 … ES-24). */
export const ANSWERS: Readonly<Record<Leaning, readonly [Answer, ...Answer[]]>> = {
	quota: ['SYSTEM'],
	outage: ['SYSTEM'],
	permission: ['PERMISSION'],
	// ES-19: what is no impediment of collection goes as VALIDATION.
	arrears: ['BLOCKER', 'VALIDATION'],
	ambiguous: ['VALIDATION'],
	terminal: ['VALIDATION'],
	occupied: ['VALIDATION'],
	'invalid-datum': ['VALIDATION'],
	// One thing that the customer named is NOT_FOUND, a search by criteria is a success.
	'empty-search': ['empty-search', 'NOT_FOUND'],
	'not-found': ['NOT_FOUND'],
};

/** What a status of HTTP leans to; words outweigh it, since hand-written servers send one status for everything. */
const BY_STATUS: ReadonlyMap<number, readonly [Leaning, number]> = new Map([
	[400, ['invalid-datum', 2]],
	[401, ['outage', 3]],
	[402, ['arrears', 5]],
	[403, ['permission', 4]],
	[404, ['not-found', 3]],
	[408, ['outage', 4]],
	[409, ['occupied', 2]],
	[410, ['terminal', 3]],
	[422, ['invalid-datum', 3]],
	[429, ['quota', 6]],
]);
const SERVER_FAULT: readonly [Leaning, number] = ['outage', 2];

/** A label is weighed as words: `SLOT_TAKEN`, `PatientNotFound`. */
const LABEL_SHARE = 0.75;
/** What a trace tells counts only beside words that tell nothing. */
const TRACE_SHARE = 0.5;
/** A second reading is worth offering where it has this much of the first one's weight. */
const WORTH_OFFERING = 0.4;
const MOST_MEANINGS = 3;
/** From here on the words leave no doubt that would be worth a choice. */
const SURE = 5;

const READ = new WeakMap<Classified, Reading>();

/** Reads once what a failure means, from its words, its labels, its status and the name of the tool. */
export function readMeaning(response: Classified): Reading {
	const known = READ.get(response);
	if (known) return known;
	const words = wordsOfFailure(response);
	const reading = { words, ...rank(words, response.context.tool) };
	READ.set(response, reading);
	return reading;
}

function rank(words: FailureWords, tool = ''): Pick<Reading, 'meanings' | 'weight'> {
	const total = new Map<Leaning, number>();
	const add = (leaning: Leaning, weight: number): void => {
		total.set(leaning, (total.get(leaning) ?? 0) + weight);
	};
	for (const [leaning, weight] of weighWords(words.said)) add(leaning, weight);
	for (const [leaning, weight] of weighWords(spellOut(words.labels))) add(leaning, weight * LABEL_SHARE);
	if (total.size === 0)
		for (const [leaning, weight] of weighWords(words.trace)) add(leaning, weight * TRACE_SHARE);
	const byStatus = words.status === undefined ? undefined : statusLeaning(words.status);
	if (byStatus) add(...byStatus);
	// A tool that searches and finds nothing has not failed (ES-20).
	const missing = total.get('not-found');
	if (missing !== undefined && isListTool(tool)) add('empty-search', missing + 1);
	const ranked = [...total].sort(([, one], [, other]) => other - one);
	const top = ranked[0]?.[1] ?? 0;
	const offered = ranked.filter(([, weight]) => weight >= top * WORTH_OFFERING).slice(0, MOST_MEANINGS);
	return { meanings: offered.map(([leaning]) => leaning), weight: top };
}

function statusLeaning(status: number): readonly [Leaning, number] | undefined {
	return BY_STATUS.get(status) ?? (status >= 500 && status < 600 ? SERVER_FAULT : undefined);
}

/** `SLOT_TAKEN` and `slotTaken` as words. */
function spellOut(labels: readonly string[]): string {
	return labels.join(' . ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ');
}

/** The answers to offer, the likeliest first; where little tells, also the usual ones. */
export function answersFor(reading: Reading): readonly Answer[] {
	const { said } = reading.words;
	const told = answersOf(reading);
	if (reading.weight >= SURE) return told;
	if (!speaksSpanish(said)) return told.length > 0 ? told : FOR_A_PROGRAM;
	return [...new Set([...told, ...FOR_A_SENTENCE, ...(DENIES.test(said) ? FOR_A_DENIAL : [])])];
}

/** What the words themselves tell, the likeliest first. */
function answersOf({ meanings }: Reading): readonly Answer[] {
	const read = meanings.map((meaning) => ANSWERS[meaning]);
	return [...new Set([...read.map(([first]) => first), ...read.flatMap(([, ...rest]) => rest)])];
}

/** The contract calls VALIDATION the most useful one; nothing is offered that changes the flow without a word for it. */
const FOR_A_SENTENCE: readonly Answer[] = ['VALIDATION', 'NOT_FOUND', 'SYSTEM', 'PERMISSION'];
/** Something that is not there may also be a search that found nothing. */
const FOR_A_DENIAL: readonly Answer[] = ['empty-search'];
const DENIES = /(?<!\p{L})(?:no|sin|ning[uú]n[ao]?|nada|nadie|cero|tampoco)(?!\p{L})/iu;
/** What nobody caught and nobody worded is a technical failure (ES-33). */
const FOR_A_PROGRAM: readonly Answer[] = ['SYSTEM'];

/** What is most likely meant; none where only somebody who knows the tool can tell. */
export function likelyAnswers(response: Classified): readonly Answer[] {
	const reading = readMeaning(response);
	const told = answersOf(reading);
	return told.length > 0 || speaksSpanish(reading.words.said) ? told : FOR_A_PROGRAM;
}

/** The types that the words point to, the likeliest first; none where nothing tells. */
export function likelyTypes(response: Classified): readonly ErrorType[] {
	return answersOf(readMeaning(response)).filter((answer) => answer !== 'empty-search');
}

/** The six types for somebody to choose from, those that the words point to first. */
export function orderTypes(response: Classified): readonly ErrorType[] {
	return [...new Set([...likelyTypes(response), ...ERROR_TYPES])];
}
