import { analyse, type Crash } from '../contract/analyse.ts';
import type { Context, ReactionId, Report, Response } from '../contract/types.ts';
import { applyEdits, type Edit, mergeEdits } from '../text/edit.ts';
import { createPositions, type Position } from '../text/position.ts';
import type { Span } from '../text/span.ts';

export interface ReactionIds {
	readonly chat: ReactionId;
	readonly voice: ReactionId;
}

/** A response with what the page shows beside it; all of it plain data, since it crosses from the worker. */
export interface JudgedResponse extends Response {
	/** Where each diagnostic begins. */
	readonly places: readonly Position[];
	/** Every safe fix made at once, and the numbers of the rows that it takes in. */
	readonly safe: { readonly edits: readonly Edit[]; readonly rows: readonly number[] };
	/** The reaction after the safe fixes, where it is another. */
	readonly afterFixes?: ReactionIds;
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
		const safe = safeFixes(response);
		const fixed = safe.edits.length > 0 ? analyse(applyEdits(text, safe.edits), context) : undefined;
		const afterFixes = otherReaction(response, fixed?.responses[index]);
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

function safeFixes({ diagnostics }: Response): JudgedResponse['safe'] {
	const rows = diagnostics.flatMap(({ fixes = [] }, index) => {
		const safe = fixes.find(({ kind }) => kind === 'safe');
		return safe ? [{ row: index + 1, edits: safe.edits }] : [];
	});
	const { edits, taken } = mergeEdits(rows.map((row) => row.edits));
	return { edits, rows: taken.flatMap((index) => rows[index]?.row ?? []) };
}

function otherReaction(before: Response, after: Response | undefined): ReactionIds | undefined {
	if (after === undefined) return undefined;
	const ids = { chat: after.reaction.chat.id, voice: after.reaction.voice.id };
	const same = ids.chat === before.reaction.chat.id && ids.voice === before.reaction.voice.id;
	return same ? undefined : ids;
}
