import { predictReaction } from '../contract/reaction.ts';
import type { AnalysedResponse, Classified, Crash, ReactionId, Report, Response } from '../contract/types.ts';
import type { Edit } from '../text/edit.ts';
import { createPositions, type Position } from '../text/position.ts';
import type { Span } from '../text/span.ts';
import { mergeSafe, type Outcome, outcomesOf, safeFixes } from './outcomes.ts';

interface ReactionIds {
	readonly chat: ReactionId;
	readonly voice: ReactionId;
}

/** A response with what the page shows beside it; all of it plain data, since it crosses from the worker. */
export interface JudgedResponse extends Response {
	/** Where each diagnostic begins. */
	readonly places: readonly Position[];
	/** Every safe fix made at once, and the numbers of the rows that it takes in. */
	readonly safe: { readonly edits: readonly Edit[]; readonly rows: readonly number[] };
	/** The reaction with the billing scenario, where it is off and would change it. */
	readonly withBilling?: ReactionIds;
}

/** What fixes make of one response: the one that is shown. */
export interface Outcomes {
	readonly response: number;
	readonly list: readonly Outcome[];
}

export interface Judgement {
	/** In the order of the paste. */
	readonly responses: readonly JudgedResponse[];
	readonly worst: number;
	readonly outcomes: Outcomes;
	/** Rules that failed and were skipped. */
	readonly crashed: readonly Crash[];
}

/** What crosses from the worker: the report without what was read; `opened` is the response that a person chose. */
export function judgementOf(report: Report, opened: number | null = null): Judgement {
	const { text, responses, worst, crashed } = report;
	const positions = createPositions(text);
	const judged = responses.map((response): JudgedResponse => {
		const withBilling = reactionWithBilling(response, response.read);
		return {
			...toPlain(response),
			places: response.diagnostics.map(({ span }) => positions.positionOf(startOf(span))),
			safe: mergeSafe(safeFixes(response)),
			...(withBilling && { withBilling }),
		};
	});
	const shown = opened !== null && opened < responses.length ? opened : worst;
	return { responses: judged, worst, outcomes: readOutcomes(report, shown), crashed };
}

export function readOutcomes(report: Report, response: number): Outcomes {
	return { response, list: outcomesOf(report, response) };
}

function toPlain({ read: _read, ...plain }: AnalysedResponse): Response {
	return plain;
}

export function startOf(span: Span): number {
	return span[0]?.start ?? 0;
}

function reactionWithBilling(before: Response, read: Classified): ReactionIds | undefined {
	const { chat, voice } = predictReaction({ ...read, context: { ...read.context, billing: true } });
	const same = chat.id === before.reaction.chat.id && voice.id === before.reaction.voice.id;
	return same ? undefined : { chat: chat.id, voice: voice.id };
}
