import { type Hunk, OCCURRENCE_KINDS, type OccurrenceKind, type Row } from '../../converter/index.ts';
import { ROWS_STEP } from './limits.ts';
import type { FileSummary, Switches } from './protocol.ts';

export type Trouble =
	| { readonly kind: 'too-large'; readonly size: number }
	| { readonly kind: 'cancelled' }
	| { readonly kind: 'failed' }
	/** A command of the page, or a part of it, failed; the conversion stands. */
	| { readonly kind: 'not-done' }
	| { readonly kind: 'nothing-read'; readonly names: readonly string[] };

export interface Place {
	readonly file: number;
	readonly index: number;
}

export interface State {
	/** Undefined while nothing is being read. */
	readonly reading: { readonly done: number; readonly total: number } | undefined;
	readonly files: readonly FileSummary[];
	/** Names of files that are not UTF-8. */
	readonly refused: readonly string[];
	readonly current: number;
	/** Whether the table shows the current file or all. */
	readonly scope: 'file' | 'all';
	readonly layout: 'side' | 'inline';
	/** Switches after each step; the first has all off: the text before the conversion. */
	readonly history: readonly Switches[];
	readonly step: number;
	readonly selected: Place | undefined;
	/** Rows of each kind that are drawn. */
	readonly drawn: { readonly [Kind in OccurrenceKind]: number };
	/** The drawn diff of the current file; undefined until it is made. */
	readonly hunks: { readonly hunks: readonly Hunk[]; readonly left: number } | undefined;
	/** Whether Monaco shows the diff. */
	readonly monaco: boolean;
	readonly menu: boolean;
	readonly trouble: Trouble | undefined;
	readonly toast: string | undefined;
}

export type Action =
	| { readonly type: 'reading'; readonly done: number; readonly total: number }
	| {
			readonly type: 'converted';
			readonly files: readonly FileSummary[];
			readonly refused: readonly string[];
	  }
	| { readonly type: 'trouble'; readonly trouble: Trouble | undefined }
	| { readonly type: 'file'; readonly file: number }
	| { readonly type: 'scope'; readonly scope: State['scope'] }
	| { readonly type: 'layout'; readonly layout: State['layout'] }
	| { readonly type: 'switch'; readonly place: Place; readonly on: boolean }
	| { readonly type: 'switch-kind'; readonly kind: OccurrenceKind; readonly on: boolean }
	| { readonly type: 'step'; readonly by: 1 | -1 }
	| { readonly type: 'select'; readonly place: Place }
	| { readonly type: 'more'; readonly kind: OccurrenceKind }
	| { readonly type: 'hunks'; readonly hunks: State['hunks'] }
	| { readonly type: 'monaco'; readonly on: boolean }
	| { readonly type: 'menu'; readonly open: boolean }
	| { readonly type: 'toast'; readonly text: string | undefined }
	| { readonly type: 'close-refused' }
	| { readonly type: 'clear' };

const FIRST_ROWS = { converted: ROWS_STEP, suggestion: ROWS_STEP, left: ROWS_STEP, canonical: ROWS_STEP };

export const INITIAL: State = {
	reading: undefined,
	files: [],
	refused: [],
	current: 0,
	scope: 'file',
	layout: 'side',
	history: [[]],
	step: 0,
	selected: undefined,
	drawn: FIRST_ROWS,
	hunks: undefined,
	monaco: false,
	menu: false,
	trouble: undefined,
	toast: undefined,
};

export function reduce(state: State, action: Action): State {
	switch (action.type) {
		case 'reading':
			return {
				...state,
				reading: { done: action.done, total: action.total },
				trouble: undefined,
				menu: false,
			};
		case 'converted':
			return {
				...INITIAL,
				layout: state.layout,
				files: action.files,
				refused: action.refused,
				history: [
					action.files.map(({ switches }) => switches.map(() => false)),
					action.files.map(({ switches }) => switches),
				],
				step: 1,
			};
		case 'trouble':
			return { ...state, trouble: action.trouble, reading: undefined };
		case 'file':
			if (action.file === state.current) return state;
			return {
				...state,
				current: action.file,
				drawn: FIRST_ROWS,
				selected: undefined,
				hunks: undefined,
			};
		case 'scope':
			return { ...state, scope: action.scope, drawn: FIRST_ROWS };
		case 'layout':
			return { ...state, layout: action.layout };
		case 'switch':
			return push(state, (on, place) => (isSame(place, action.place) ? action.on : on));
		case 'switch-kind':
			return push(state, (on, place, row) =>
				row.occurrence.kind === action.kind && isInScope(state, place) ? action.on : on,
			);
		case 'step':
			return { ...state, step: Math.min(Math.max(state.step + action.by, 0), state.history.length - 1) };
		case 'select':
			return state.current === action.place.file
				? { ...state, selected: action.place }
				: { ...reduce(state, { type: 'file', file: action.place.file }), selected: action.place };
		case 'more':
			return {
				...state,
				drawn: { ...state.drawn, [action.kind]: state.drawn[action.kind] + ROWS_STEP },
			};
		case 'hunks':
			return { ...state, hunks: action.hunks };
		case 'monaco':
			return { ...state, monaco: action.on };
		case 'menu':
			return state.menu === action.open ? state : { ...state, menu: action.open };
		case 'toast':
			return { ...state, toast: action.text };
		case 'close-refused':
			return { ...state, refused: [] };
		case 'clear':
			return { ...INITIAL, layout: state.layout };
	}
}

/** A step of its own for undo; canonical codes have no switch. */
function push(state: State, decide: (on: boolean, place: Place, row: Row) => boolean): State {
	const now = switchesOf(state);
	const next = state.files.map((file, fileIndex) =>
		file.rows.map((row, index) => {
			const on = now[fileIndex]?.[index] ?? false;
			return row.occurrence.kind === 'canonical' ? false : decide(on, { file: fileIndex, index }, row);
		}),
	);
	return { ...state, history: [...state.history.slice(0, state.step + 1), next], step: state.step + 1 };
}

function isSame(a: Place, b: Place): boolean {
	return a.file === b.file && a.index === b.index;
}

function isInScope({ scope, current }: State, place: Place): boolean {
	return scope === 'all' || place.file === current;
}

export function switchesOf({ history, step }: State): Switches {
	return history[step] ?? [];
}

export function isOn(state: State, { file, index }: Place): boolean {
	return switchesOf(state)[file]?.[index] ?? false;
}

export interface PlacedRow extends Place {
	readonly row: Row;
}

/** The rows of the table in its scope, by kind; what a person switched on counts as what it was found as. */
export function rowsByKind(state: State): { readonly [Kind in OccurrenceKind]: readonly PlacedRow[] } {
	const groups: { [Kind in OccurrenceKind]: PlacedRow[] } = {
		converted: [],
		suggestion: [],
		left: [],
		canonical: [],
	};
	state.files.forEach(({ rows }, file) => {
		if (!isInScope(state, { file, index: 0 })) return;
		rows.forEach((row, index) => {
			groups[row.occurrence.kind].push({ file, index, row });
		});
	});
	return groups;
}

export interface StateTotals {
	/** Switched on, whatever they were found as. */
	readonly applied: number;
	readonly changedFiles: number;
	readonly kinds: { readonly [Kind in OccurrenceKind]: number };
}

/** Totals of all files. */
export function totalsOf(state: State): StateTotals {
	const switches = switchesOf(state);
	const kinds = { converted: 0, suggestion: 0, left: 0, canonical: 0 };
	for (const { rows, unlisted } of state.files) {
		kinds.left += unlisted;
		for (const { occurrence } of rows) kinds[occurrence.kind]++;
	}
	const counts = switches.map((own) => own.filter(Boolean).length);
	return {
		applied: counts.reduce((sum, count) => sum + count, 0),
		changedFiles: counts.filter((count) => count > 0).length,
		kinds,
	};
}

/** Places of the changes of the current file, in its order. */
export function changesOf(state: State): Place[] {
	const own = switchesOf(state)[state.current] ?? [];
	return own.flatMap((on, index) => (on ? [{ file: state.current, index }] : []));
}

export { OCCURRENCE_KINDS };
