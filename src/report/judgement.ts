import { analyse, type Crash } from '../contract/analyse.ts';
import type { Context, ReactionId, Report, Response } from '../contract/types.ts';
import { applyEdits, type Edit, mergeEdits } from '../text/edit.ts';
import { createPositions, type Position } from '../text/position.ts';
import type { Span } from '../text/span.ts';

/** Fixes tried one by one: each costs a judgement. */
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

/** The whole work of the worker: judges the text, then what its safe fixes would make of it. */
export function judge(text: string, context: Context): Judgement {
	const report = analyse(text, context);
	const positions = createPositions(text);
	const withBilling = context.billing ? undefined : otherReport(report, text, { ...context, billing: true });
	const responses = report.responses.map((response, index) => {
		const sets = safeFixes(response);
		const safe = mergeSafe(sets);
		const react = (edits: readonly Edit[]) =>
			edits.length === 0
				? undefined
				: otherReaction(response, analyse(applyEdits(text, edits), context).responses[index]);
		const afterAll = react(safe.edits);
		const afterFixes = afterAll && { ...afterAll, rows: fewestRows(sets, safe.rows, afterAll, react) };
		const afterBilling = otherReaction(response, withBilling?.responses[index]);
		return {
			...response,
			places: response.diagnostics.map(({ span }) => positions.positionOf(startOf(span))),
			safe,
			...(afterFixes && { afterFixes }),
			...(afterBilling && { withBilling: afterBilling }),
		};
	});
	return { responses, worst: report.worst, crashed: report.crashed };
}

export function startOf(span: Span): number {
	return span[0]?.start ?? 0;
}

/** Only BLOCKER listens to the billing scenario (ES-18): the second reading is spared for everything else. */
function otherReport(report: Report, text: string, context: Context): Report | undefined {
	return report.responses.some(({ errorType }) => errorType === 'BLOCKER')
		? analyse(text, context)
		: undefined;
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

function otherReaction(before: Response, after: Response | undefined): ReactionIds | undefined {
	if (after === undefined) return undefined;
	const ids = { chat: after.reaction.chat.id, voice: after.reaction.voice.id };
	const same = ids.chat === before.reaction.chat.id && ids.voice === before.reaction.voice.id;
	return same ? undefined : ids;
}
