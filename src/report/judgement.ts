import { readResponse } from '../contract/analyse.ts';
import { predictReaction } from '../contract/reaction.ts';
import type { AnalysedResponse, Classified, Crash, ReactionId, Report, Response } from '../contract/types.ts';
import { applyEdits, type Edit, mergeEdits } from '../text/edit.ts';
import { createPositions, type Position } from '../text/position.ts';
import type { Span } from '../text/span.ts';

/** Fixes tried one by one: each costs a reading. */
const MOST_TRIED = 5;

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
	/** The reaction after the safe fixes, where it is another, and the rows whose fixes bring it. */
	readonly afterFixes?: ReactionIds & { readonly rows: readonly number[] };
	/** The reaction with the billing scenario, where it is off and would change it. */
	readonly withBilling?: ReactionIds;
}

export interface Judgement {
	/** In the order of the paste. */
	readonly responses: readonly JudgedResponse[];
	readonly worst: number;
	/** Rules that failed and were skipped. */
	readonly crashed: readonly Crash[];
}

/** What crosses from the worker: the report without what was read, and what its safe fixes would make of each reaction. */
export function judgementOf({ text, context, responses, worst, crashed }: Report): Judgement {
	const positions = createPositions(text);
	const judged = responses.map((response, index): JudgedResponse => {
		const sets = safeFixes(response);
		const safe = mergeSafe(sets);
		const react = (edits: readonly Edit[]) =>
			edits.length === 0
				? undefined
				: otherReaction(response, readResponse(applyEdits(text, edits), context, index));
		const afterAll = react(safe.edits);
		const afterFixes = afterAll && { ...afterAll, rows: fewestRows(sets, safe.rows, afterAll, react) };
		const withBilling = otherReaction(response, {
			...response.read,
			context: { ...context, billing: true },
		});
		return {
			...toPlain(response),
			places: response.diagnostics.map(({ span }) => positions.positionOf(startOf(span))),
			safe,
			...(afterFixes && { afterFixes }),
			...(withBilling && { withBilling }),
		};
	});
	return { responses: judged, worst, crashed };
}

function toPlain({ read: _read, ...plain }: AnalysedResponse): Response {
	return plain;
}

export function startOf(span: Span): number {
	return span[0]?.start ?? 0;
}

/** The edits of a row's safe fix. */
interface SafeFix {
	readonly row: number;
	readonly edits: readonly Edit[];
}

function safeFixes({ diagnostics }: Response): readonly SafeFix[] {
	return diagnostics.flatMap(({ fixes = [] }, index) => {
		const safe = fixes.find(({ kind }) => kind === 'safe');
		return safe ? [{ row: index + 1, edits: safe.edits }] : [];
	});
}

function mergeSafe(sets: readonly SafeFix[]): JudgedResponse['safe'] {
	const { edits, taken } = mergeEdits(sets.map((set) => set.edits));
	return { edits, rows: taken.flatMap((index) => sets[index]?.row ?? []) };
}

/** One row where its fix alone brings the same reaction as all; looked for among the first few. */
function fewestRows(
	sets: readonly SafeFix[],
	all: readonly number[],
	wanted: ReactionIds,
	react: (edits: readonly Edit[]) => ReactionIds | undefined,
): readonly number[] {
	if (all.length < 2) return all;
	const alone = sets.slice(0, MOST_TRIED).find(({ edits }) => {
		const reached = react(edits);
		return reached?.chat === wanted.chat && reached.voice === wanted.voice;
	});
	return alone ? [alone.row] : all;
}

function otherReaction(before: Response, read: Classified | undefined): ReactionIds | undefined {
	if (read === undefined) return undefined;
	const { chat, voice } = predictReaction(read);
	const same = chat.id === before.reaction.chat.id && voice.id === before.reaction.voice.id;
	return same ? undefined : { chat: chat.id, voice: voice.id };
}
