import { analyse } from '../analyse.ts';
import { createPairing, type Pairing } from '../layers/pairing.ts';
import { MOST_RESPONSES } from '../layers/piece.ts';
import { ALL_RULES } from '../rules/index.ts';
import type { Context, Report } from '../types.ts';
import { type Block, type BlockPlace, SPLIT_LIMITS, splitText } from './split.ts';

/** One judged part of a text, with the place of its beginning: what the report says of places counts from there. */
export interface JudgedPart {
	readonly report: Report;
	readonly place: BlockPlace;
	/** Responses of the parts before. */
	readonly before: number;
	/** Whether the whole text was judged at once. */
	readonly isWhole: boolean;
}

/** A value too long to be held, or one with more responses than are judged of one. */
export interface Unjudged {
	readonly unjudgedAt: BlockPlace;
}

/** Code units up to which a text is judged at once. */
const MOST_AT_ONCE = 1 << 20;
const START: BlockPlace = { offset: 0, line: 1, column: 1 };

/**
 * Judges a text of any length as it arrives, at constant memory: at once where it is short, else part by part. Requests
 * are paired with their responses across the parts; parts without a response are passed over, unless there is none at all.
 */
export async function* analyseStream(
	chunks: AsyncIterable<string>,
	context: Context,
): AsyncGenerator<JudgedPart | Unjudged> {
	const iterator = chunks[Symbol.asyncIterator]();
	let head = '';
	let isAll = false;
	while (!isAll && head.length <= MOST_AT_ONCE) {
		const next = await iterator.next();
		if (next.done) isAll = true;
		else head += next.value;
	}
	if (isAll) {
		const report = analyse(head, context);
		if (!isOverfull(report)) {
			yield { report, place: START, before: 0, isWhole: true };
			return;
		}
	}
	yield* judgeParts(splitText(continued(head, iterator), SPLIT_LIMITS), context);
}

async function* continued(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
	yield head;
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* judgeParts(
	parts: ReturnType<typeof splitText>,
	context: Context,
): AsyncGenerator<JudgedPart | Unjudged> {
	const pairing = createPairing();
	let before = 0;
	let hasGap = false;
	let silent: JudgedPart | undefined;
	for await (const part of parts) {
		if ('oversizeAt' in part) {
			hasGap = true;
			yield { unjudgedAt: part.oversizeAt };
			continue;
		}
		const report = judgePart(part, context, pairing);
		const judged = { report, place: part.place, before, isWhole: part.isWhole };
		if (isOverfull(report)) {
			hasGap = true;
			yield { unjudgedAt: part.place };
		}
		if (report.responses.some(({ verdict }) => verdict !== 'not-a-response')) {
			before += report.responses.length;
			yield judged;
		} else silent ??= { ...judged, isWhole: true };
	}
	if (before === 0 && silent && !hasGap) yield silent;
}

/** What is said of a paste as a whole is said of no part of it. */
const OF_THE_WHOLE = { 'several-responses': 'off', 'text-left-out': 'off' } as const;

function judgePart({ text, isWhole }: Block, context: Context, pairing: Pairing): Report {
	const own = isWhole ? context : { ...context, rules: { ...OF_THE_WHOLE, ...context.rules } };
	return analyse(text, own, ALL_RULES, pairing);
}

function isOverfull({ responses }: Report): boolean {
	return (responses[0]?.read.siblings?.count ?? 0) > MOST_RESPONSES;
}
