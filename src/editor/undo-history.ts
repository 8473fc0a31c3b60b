import type { Range } from '../text/span.ts';

interface Snapshot {
	/** Never used twice. */
	readonly version: number;
	readonly text: string;
	readonly selection: Range;
}

/** What was, is and could be again; the last of `past` and the first of `future` are next to `present`. */
export interface UndoHistory {
	readonly past: readonly Snapshot[];
	readonly present: Snapshot;
	readonly future: readonly Snapshot[];
	/** When the last step was typed, and how; null closes the step. */
	readonly typing: { readonly kind: string; readonly at: number } | null;
}

/** Code units kept in all: older steps go first. */
const MOST_KEPT = 32 * 1024 * 1024;
const MOST_STEPS = 200;
const ONE_STEP_MS = 1000;

let lastVersion = 0;

export function startHistory(text: string, selection: Range = { start: 0, end: 0 }): UndoHistory {
	return { past: [], present: snapshot(text, selection), future: [], typing: null };
}

/** A step of its own: a paste, a fix. */
export function recordStep(history: UndoHistory, text: string, selection: Range): UndoHistory {
	const past = bounded([...history.past, history.present]);
	return { past, present: snapshot(text, selection), future: [], typing: null };
}

/** Typing of one kind within a second is one step. */
export function recordTyping(
	history: UndoHistory,
	text: string,
	selection: Range,
	kind: string,
	at: number,
): UndoHistory {
	const typing = { kind, at };
	const goesOn = history.typing?.kind === kind && at - history.typing.at < ONE_STEP_MS;
	if (!goesOn) return { ...recordStep(history, text, selection), typing };
	return { ...history, present: snapshot(text, selection), future: [], typing };
}

/** The caret before the next change, so that undo brings it back. */
export function rememberSelection(history: UndoHistory, selection: Range): UndoHistory {
	return { ...history, present: { ...history.present, selection } };
}

export function undo(history: UndoHistory): UndoHistory {
	const present = history.past.at(-1);
	if (present === undefined) return history;
	return {
		past: history.past.slice(0, -1),
		present,
		future: [history.present, ...history.future],
		typing: null,
	};
}

export function redo(history: UndoHistory): UndoHistory {
	const [present, ...future] = history.future;
	if (present === undefined) return history;
	return { past: [...history.past, history.present], present, future, typing: null };
}

function snapshot(text: string, selection: Range): Snapshot {
	lastVersion++;
	return { version: lastVersion, text, selection };
}

function bounded(past: readonly Snapshot[]): readonly Snapshot[] {
	let room = MOST_KEPT;
	const from = past.findLastIndex((step) => {
		room -= step.text.length;
		return room < 0;
	});
	return past.slice(Math.max(from + 1, past.length - MOST_STEPS));
}
