import type { Context } from '../../contract/types.ts';
import type { LinkProblem } from '../../permalink/codec.ts';
import type { Secret } from '../../permalink/secrets.ts';
import type { TakenFile } from '../../programs/types.ts';
import type { JudgedResponse, Judgement, Outcomes } from '../../report/judgement.ts';
import type { Outcome } from '../../report/outcomes.ts';
import { type BatchView, WHOLE_BATCH } from './batch.ts';
import type { Draft } from './drafts.ts';
import type { Reader } from './read-aloud.ts';
import type { Takeaway } from './takeaways.ts';

/** Where the text comes from: an untouched example may be replaced by a paste, wherever the caret is. */
export type Origin =
	| { readonly kind: 'empty' }
	| { readonly kind: 'example'; readonly name: string }
	| { readonly kind: 'link' }
	| { readonly kind: 'own' };

export interface Judged {
	readonly version: number;
	/** The text that the offsets of the judgement refer to. */
	readonly text: string;
	readonly judgement: Judgement;
}

export type Trouble =
	| { readonly kind: 'too-large'; readonly size: number }
	| { readonly kind: 'cancelled' }
	| { readonly kind: 'failed' };

/** Why an address opened nothing. An empty fragment and an anchor of the page are no fault. */
export type LinkFault = Exclude<LinkProblem, 'empty'> | 'unknown-example';
type Banner = { readonly kind: 'link'; readonly fault: LinkFault } | { readonly kind: 'draft-kept' };

interface Toast {
	readonly text: string;
	readonly undoable: boolean;
}

/** What stands between the toolbar and the verdict while it waits for an answer. */
export type Sheet =
	| {
			readonly kind: 'secrets';
			readonly secrets: readonly Secret[];
			readonly masked: string;
			readonly keepsVerdict: boolean;
	  }
	| { readonly kind: 'link'; readonly url: string; readonly copied: boolean; readonly failed?: boolean }
	| { readonly kind: 'takeaway'; readonly item: Takeaway; readonly file: TakenFile }
	| { readonly kind: 'settings' }
	| { readonly kind: 'drafts'; readonly drafts: readonly Draft[]; readonly kept: boolean | null };

export interface State {
	readonly text: string;
	/** Raised by whatever asks for a new judgement. */
	readonly version: number;
	readonly context: Context;
	readonly origin: Origin;
	readonly judged: Judged | null;
	/** Since when the judgement takes long enough to say so. */
	readonly reading: boolean;
	readonly trouble: Trouble | null;
	/** Index of the response that a person opened; null for the worst. */
	readonly response: number | null;
	/** Index of the lit row. */
	readonly fault: number | null;
	/** Index of the chosen layer; null for the innermost, which is not drawn in the text. */
	readonly layer: number | null;
	readonly proposal: { readonly fault: number; readonly fix: number } | null;
	readonly banner: Banner | null;
	readonly sheet: Sheet | null;
	readonly toast: Toast | null;
	readonly menu: 'examples' | 'more' | 'takeaway' | null;
	readonly panel: 'verdict' | 'text';
	readonly editor: 'loading' | 'text-area' | 'monaco' | 'failed';
	/** A seconds field that holds no number. */
	readonly elapsedInvalid: boolean;
	/** Whether a sentence can be read aloud, and which one is. */
	readonly reader: Reader;
	/** Which of many responses are listed. */
	readonly batch: BatchView;
}

export type Action =
	| { readonly type: 'text'; readonly text: string; readonly origin: Origin; readonly context?: Context }
	| { readonly type: 'context'; readonly context: Context }
	| { readonly type: 'elapsed-invalid' }
	| { readonly type: 'judged'; readonly judged: Judged }
	| { readonly type: 'outcomes'; readonly version: number; readonly outcomes: Outcomes }
	| { readonly type: 'reading'; readonly version: number }
	| { readonly type: 'trouble'; readonly trouble: Trouble }
	| { readonly type: 'response'; readonly index: number }
	| { readonly type: 'fault'; readonly index: number | null }
	| { readonly type: 'layer'; readonly index: number | null }
	| { readonly type: 'proposal'; readonly proposal: State['proposal'] }
	| { readonly type: 'banner'; readonly banner: Banner | null }
	| { readonly type: 'sheet'; readonly sheet: Sheet | null }
	| { readonly type: 'toast'; readonly toast: Toast | null }
	| { readonly type: 'menu'; readonly menu: State['menu'] }
	| { readonly type: 'panel'; readonly panel: State['panel'] }
	| { readonly type: 'editor'; readonly editor: State['editor'] }
	| { readonly type: 'reader'; readonly reader: Reader }
	| { readonly type: 'batch'; readonly batch: BatchView };

export const DEFAULT_CONTEXT: Context = { billing: true };

export function initialState(text: string, origin: Origin, context: Context = DEFAULT_CONTEXT): State {
	return {
		text,
		version: 0,
		context,
		origin,
		judged: null,
		reading: false,
		trouble: null,
		response: null,
		fault: null,
		layer: null,
		proposal: null,
		banner: null,
		sheet: null,
		toast: null,
		menu: null,
		panel: 'verdict',
		editor: 'loading',
		elapsedInvalid: false,
		reader: { state: 'none' },
		batch: WHOLE_BATCH,
	};
}

export function reduce(state: State, action: Action): State {
	switch (action.type) {
		case 'text':
			return {
				...judgeAnew(state),
				text: action.text,
				origin: action.text === '' ? { kind: 'empty' } : action.origin,
				context: withoutForcedLayer(action.context ?? state.context, state, action.text),
				response: null,
				batch: WHOLE_BATCH,
				layer: null,
				proposal: null,
				sheet: isAboutText(state.sheet) ? null : state.sheet,
				elapsedInvalid: action.context === undefined && state.elapsedInvalid,
			};
		case 'context':
			return { ...judgeAnew(state), context: action.context, elapsedInvalid: false, layer: null };
		case 'elapsed-invalid':
			return { ...state, elapsedInvalid: true };
		case 'judged':
			return acceptJudgement(state, action.judged);
		case 'outcomes':
			return acceptOutcomes(state, action);
		case 'reading':
			return action.version === state.version ? { ...state, reading: true } : state;
		case 'trouble':
			return { ...state, trouble: action.trouble, reading: false };
		case 'response':
			return { ...state, response: action.index, fault: null, layer: null, proposal: null };
		case 'fault':
			return action.index === state.fault ? state : { ...state, fault: action.index };
		case 'layer':
			return { ...state, layer: action.index };
		case 'proposal':
			return { ...state, proposal: action.proposal, fault: action.proposal?.fault ?? state.fault };
		case 'banner':
			return { ...state, banner: action.banner };
		case 'sheet':
			return { ...state, sheet: action.sheet, menu: null };
		case 'toast':
			return { ...state, toast: action.toast };
		case 'menu':
			return { ...state, menu: action.menu };
		case 'panel':
			return { ...state, panel: action.panel };
		case 'editor':
			return { ...state, editor: action.editor };
		case 'batch':
			return { ...state, batch: action.batch };
		case 'reader':
			return { ...state, reader: action.reader };
	}
}

/** The response that the page shows. */
export function currentResponse({
	judged,
	response,
}: Pick<State, 'judged' | 'response'>): JudgedResponse | undefined {
	return judged?.judgement.responses[response ?? judged.judgement.worst];
}

/** What the open proposal would make of the reaction, else what the best fixes would; none where nothing changes. */
export function shownOutcome({ judged, response, proposal }: State): Outcome | undefined {
	if (!judged) return undefined;
	const { outcomes, worst } = judged.judgement;
	if (outcomes.response !== (response ?? worst)) return undefined;
	if (!proposal) return outcomes.list[0];
	return outcomes.list.find(
		({ by }) => by.kind === 'proposal' && by.fault === proposal.fault && by.fix === proposal.fix,
	);
}

/** Whether the judgement on show is that of the text as it is. */
export function isCurrent({ judged, version }: Pick<State, 'judged' | 'version'>): boolean {
	return judged?.version === version;
}

function judgeAnew(state: State): State {
	return { ...state, version: state.version + 1, trouble: null, reading: false, menu: null };
}

/** A link or a report is of one text; settings and drafts are not. */
function isAboutText(sheet: Sheet | null): boolean {
	return sheet !== null && sheet.kind !== 'settings' && sheet.kind !== 'drafts';
}

/** A judgement of an older text is dropped. */
function acceptJudgement(state: State, judged: Judged): State {
	if (judged.version !== state.version) return state;
	const kept = state.response !== null && state.response < judged.judgement.responses.length;
	// A file that was too large is told until the text changes: the judgement is of the text that stayed.
	const trouble = state.trouble?.kind === 'too-large' ? state.trouble : null;
	const next = { ...state, judged, reading: false, trouble, response: kept ? state.response : null };
	const rows = currentResponse(next)?.diagnostics.length ?? 0;
	return { ...next, fault: state.fault !== null && state.fault < rows ? state.fault : null };
}

/** Those of an older text are dropped. */
function acceptOutcomes(
	state: State,
	{ version, outcomes }: { readonly version: number; readonly outcomes: Outcomes },
): State {
	const { judged } = state;
	if (judged?.version !== version) return state;
	return { ...state, judged: { ...judged, judgement: { ...judged.judgement, outcomes } } };
}

/** A layer chosen by hand holds while the text is worked on; another text is read afresh. */
function withoutForcedLayer(context: Context, state: State, text: string): Context {
	if (context !== state.context || context.layer === undefined) return context;
	if (text !== '' && state.text !== '') return context;
	const { layer: _, ...rest } = context;
	return rest;
}
