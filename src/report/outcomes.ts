import { analyse } from '../contract/analyse.ts';
import { emptyListAsError } from '../contract/rules/envelope/empty-list-as-error.ts';
import { outageAsNotFound } from '../contract/rules/meaning/outage-as-not-found.ts';
import type { Heard } from '../contract/types.ts';
import { type Diagnostic, type Report, type Response, SEVERITIES } from '../contract/types.ts';
import { applyEdits, type Edit, mergeEdits } from '../text/edit.ts';

/** Which fixes: the safe ones of some rows (from 1), or one proposal of a row, both from 0. */
export type FixChoice =
	| { readonly kind: 'safe'; readonly rows: readonly number[] }
	| { readonly kind: 'proposal'; readonly fault: number; readonly fix: number };

/** What the agent does and the customer hears once fixes are made. */
export interface Outcome extends Pick<Response, 'reaction' | 'heard'> {
	readonly by: FixChoice;
}

/** Fixes tried one by one: each costs a reading of the whole text. */
const MOST_TRIED = 5;
const MOST_PROPOSALS = 8;

/** The rules by which a false case of ES-27 is known. */
const TELLING_RULES = [outageAsNotFound, emptyListAsError];

/**
 * What each choice of fixes makes of the reaction to one response of a report, only where it makes a difference: all
 * safe fixes first, then the proposals of the gravest row, and so on.
 */
export function outcomesOf({ text, context, responses }: Report, index: number): readonly Outcome[] {
	const before = responses[index];
	if (!before) return [];
	const after = (edits: readonly Edit[]): Changed | undefined => {
		const response = analyse(applyEdits(text, edits), context, TELLING_RULES).responses[index];
		return response && changed(before, response, text);
	};
	const safe = safeOutcome(safeFixes(before), after);
	const proposed = proposalsOf(before).flatMap(({ edits, ...by }): Outcome[] => {
		const made = after(edits);
		return made ? [{ by: { kind: 'proposal', ...by }, ...made }] : [];
	});
	return safe ? [safe, ...proposed] : proposed;
}

type Changed = Pick<Outcome, 'reaction' | 'heard'>;

function changed(before: Response, { reaction, heard: said }: Response, text: string): Changed | undefined {
	const heard = said && byWhom(said, text);
	const same = reaction.chat.id === before.reaction.chat.id && reaction.voice.id === before.reaction.voice.id;
	if (same && isSameHeard(before.heard, heard)) return undefined;
	return { reaction, ...(heard && { heard }) };
}

/** A sentence that the text did not have is the fix's, or has been mended by it. */
function byWhom(heard: Heard, text: string): Heard {
	if (heard.from === 'contract') return heard;
	const { sentence } = heard;
	const written = [sentence, JSON.stringify(sentence).slice(1, -1)];
	return written.some((words) => text.includes(words)) ? heard : { from: 'proposed', sentence };
}

function isSameHeard(before: Heard | undefined, after: Heard | undefined): boolean {
	return JSON.stringify(before) === JSON.stringify(after);
}

/** The edits of a row's safe fix. */
export interface SafeFix {
	readonly row: number;
	readonly edits: readonly Edit[];
}

export function safeFixes({ diagnostics }: Pick<Response, 'diagnostics'>): readonly SafeFix[] {
	return diagnostics.flatMap(({ fixes = [] }, index) => {
		const safe = fixes.find(({ kind }) => kind === 'safe');
		return safe ? [{ row: index + 1, edits: safe.edits }] : [];
	});
}

/** Every safe fix at once, and the rows that it takes in. */
export function mergeSafe(sets: readonly SafeFix[]): {
	readonly edits: readonly Edit[];
	readonly rows: readonly number[];
} {
	const { edits, taken } = mergeEdits(sets.map((set) => set.edits));
	return { edits, rows: taken.flatMap((index) => sets[index]?.row ?? []) };
}

/** Names one row where its fix alone brings the same reaction as all; looked for among the first few. */
function safeOutcome(
	sets: readonly SafeFix[],
	after: (edits: readonly Edit[]) => Changed | undefined,
): Outcome | undefined {
	const { edits, rows } = mergeSafe(sets);
	const all = rows.length > 0 ? after(edits) : undefined;
	if (!all) return undefined;
	const alone =
		rows.length > 1 &&
		sets.slice(0, MOST_TRIED).find((set) => {
			const reached = after(set.edits);
			return reached?.reaction.chat.id === all.reaction.chat.id && isSameHeard(all.heard, reached.heard);
		});
	return { by: { kind: 'safe', rows: alone ? [alone.row] : rows }, ...all };
}

interface Proposal {
	readonly fault: number;
	readonly fix: number;
	readonly edits: readonly Edit[];
}

function proposalsOf({ diagnostics }: Response): readonly Proposal[] {
	const rows = diagnostics.map((diagnostic, fault) => ({ diagnostic, fault }));
	return SEVERITIES.flatMap((grade) => rows.filter(({ diagnostic }) => diagnostic.severity === grade))
		.flatMap(({ diagnostic, fault }) => suggestions(diagnostic).map((fix) => ({ fault, ...fix })))
		.slice(0, MOST_PROPOSALS);
}

function suggestions({ fixes = [] }: Diagnostic): readonly Omit<Proposal, 'fault'>[] {
	return fixes.flatMap(({ kind, edits }, fix) => (kind === 'suggestion' ? [{ fix, edits }] : []));
}
