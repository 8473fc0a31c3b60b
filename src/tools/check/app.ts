import { createEditing, type Editing } from '../../editor/editing.ts';
import { createTextArea } from '../../editor/text-area.ts';
import type { SurfaceEvents } from '../../editor/types.ts';
import { countBySeverity } from '../../messages/describe.ts';
import { type Announcer, createAnnouncer, TYPING_REST_MS } from '../shared/announcer.ts';
import type { Background } from '../shared/listen.ts';
import { attachPanels } from '../shared/parts.ts';
import { createStore, type Store } from '../shared/store.ts';
import { announceVerdict } from './announce.ts';
import { type FaultPlace, lightRowAt, lightSelected } from './caret.ts';
import { toDecorations } from './decorations.ts';
import { browserStore, createDrafts, type Draft, type Drafts } from './drafts.ts';
import { type Elements, findElements } from './elements.ts';
import { createJudgeClient, type JudgeClient, openJudgeWorker } from './judge-client.ts';
import { MOST_SHOWN } from './limits.ts';
import { type PageData, readPageData } from './page-data.ts';
import { PANELS } from './panels.ts';
import { createReadAloud, type ReadAloud } from './read-aloud.ts';
import { createSheetFocus } from './sheet-focus.ts';
import {
	type Action,
	currentResponse,
	initialState,
	isCurrent,
	type Origin,
	reduce,
	type State,
} from './state.ts';
import type { Texts } from './texts/types.ts';

/** Where focus goes once the next judgement is drawn. */
type FocusWish = { readonly kind: 'row'; readonly index: number } | { readonly kind: 'verdict' };

interface AfterJudgement {
	readonly focus?: FocusWish;
	/** A fix was made: what is left is said. */
	readonly fixed?: boolean;
	/** Said at once, not only when typing rests. */
	readonly soon?: boolean;
	/** The row that a link had selected. */
	readonly select?: FaultPlace;
}

export interface App extends Background {
	readonly host: HTMLElement;
	readonly elements: Elements;
	readonly page: PageData;
	readonly texts: Texts;
	readonly store: Store<State, Action>;
	readonly editing: Editing;
	readonly client: JudgeClient;
	readonly drafts: Drafts;
	/** The draft that a link came over. */
	coveredDraft: Pick<Draft, 'text' | 'context'> | null;
	readonly announcer: Announcer;
	readonly aloud: ReadAloud;
	/** After the next judgement. */
	afterJudgement: AfterJudgement;
	/** Where the next change of the text comes from; a person's own by default. */
	nextOrigin: { origin: Origin; context?: State['context'] } | null;
	/** Text and context before the last replacement that brought its own context: undo brings both back. */
	replaced: Pick<State, 'text' | 'context'> | null;
}

const TOAST_MS = 8000;

export function createApp(
	host: HTMLElement,
	texts: Texts,
	onFix: SurfaceEvents['onFix'],
	signal: AbortSignal,
): App {
	const elements = findElements(host);
	const { area, under, live } = elements;
	const page = readPageData(elements.page);
	const drawPanels = attachPanels(host, PANELS, texts, page);
	const store = createStore(firstState(page), reduce);
	const announcer = createAnnouncer(
		(text) => {
			live.textContent = text;
		},
		announceVerdict(store.state, texts),
	);
	let toastTimer: ReturnType<typeof setTimeout> | undefined;

	const editing = createEditing(
		area.value,
		MOST_SHOWN,
		(_shown, events) => createTextArea(area, under, events),
		{
			onText(text, by) {
				const { origin, context } = originOf(app, text, by);
				app.afterJudgement = { ...app.afterJudgement, soon: by === 'program' };
				store.dispatch({ type: 'text', text, origin, ...(context && { context }) });
			},
			onCaret: (offset) => lightRowAt(store, offset),
			onFix,
		},
	);
	const worker = openJudgeWorker(texts);
	// Fetched before it is needed: later there may be no network.
	worker.open();
	const client = createJudgeClient(
		{
			onJudged: ({ version, text }, judgement) =>
				store.dispatch({ type: 'judged', judged: { version, text, judgement } }),
			onSlow(version) {
				store.dispatch({ type: 'reading', version });
				if (store.state.reading) announcer.report(texts.ui.live.reading);
			},
			onFailed: (version) => {
				if (version === store.state.version) store.dispatch({ type: 'trouble', trouble: { kind: 'failed' } });
			},
			onBroken: tellBroken,
		},
		worker,
	);
	const app: App = {
		host,
		elements,
		page,
		texts,
		store,
		editing,
		client,
		drafts: createDrafts(browserStore('sessionStorage'), browserStore('localStorage'), () =>
			crypto.randomUUID(),
		),
		coveredDraft: null,
		afterJudgement: {},
		nextOrigin: null,
		replaced: null,
		announcer,
		background(work) {
			work.catch(tellBroken);
		},
		aloud: createReadAloud(window.speechSynthesis, signal, (reader) =>
			store.dispatch({ type: 'reader', reader }),
		),
	};

	const drawAround = createSheetFocus(host);
	store.subscribe((state, before) => {
		if (state.version !== before.version) {
			announcer.outdate();
			client.judge({
				version: state.version,
				text: state.text,
				context: state.context,
				opened: state.response,
			});
		}
		drawAround(state, before, () => draw(state));
		if (state.toast !== before.toast) closeToastLater(state);
		if (state.judged?.version !== before.judged?.version) announce(state);
		if (state.response !== before.response) app.background(readOutcomes(state));
	});

	/** Draws every part anew and the marks in the text. */
	function draw(state: State): void {
		drawPanels(state);
		host.dataset['panel'] = state.panel;
		if (isCurrent(state)) editing.decorate(toDecorations(state, texts));
	}

	/** Something failed that no part of the page tells by itself; what it was is for whoever opens the console. */
	function tellBroken(error: unknown): void {
		console.warn(error);
		const { notDone } = texts.ui.toast;
		announcer.say(notDone);
		store.dispatch({ type: 'toast', toast: { text: notDone, undoable: false } });
	}

	/** A message closes by itself, but not under the pointer or with the focus in it. */
	function closeToastLater({ toast }: State): void {
		clearTimeout(toastTimer);
		if (toast === null) return;
		toastTimer = setTimeout(() => {
			const busy = host.querySelector('.toast:hover, .toast:focus-within') !== null;
			if (busy) closeToastLater(store.state);
			else store.dispatch({ type: 'toast', toast: null });
		}, TOAST_MS);
	}

	/** Another response was opened: what its fixes would make of the reaction is asked for. */
	async function readOutcomes(state: State): Promise<void> {
		const { judged, context, response } = state;
		const index = response ?? judged?.judgement.worst;
		if (!judged || index === undefined || !isCurrent(state) || judged.judgement.outcomes.response === index)
			return;
		const asked = { text: judged.text, context, response: index };
		const outcome = await client.ask('outcomes', asked);
		// Where it failed, the reaction is shown without what fixes would make of it.
		if (outcome.kind !== 'answered') return;
		store.dispatch({ type: 'outcomes', version: judged.version, outcomes: outcome.answer });
	}

	function announce(state: State): void {
		const { focus, fixed, soon, select } = app.afterJudgement;
		app.afterJudgement = {};
		if (select) lightSelected(store, select);
		if (focus) moveFocus(host, focus);
		const response = currentResponse(state);
		const verdict = announceVerdict(state, texts);
		if (fixed && response) {
			announcer.say(texts.core.verdict.fixed(countBySeverity(response.diagnostics)), verdict);
		} else announcer.report(verdict, { rest: soon ? 0 : TYPING_REST_MS });
	}
	return app;
}

/** Where a text comes from. One that undo brings back has the context that it had. */
function originOf(app: App, text: string, by: 'person' | 'program'): NonNullable<App['nextOrigin']> {
	const { nextOrigin, replaced } = app;
	if (by === 'program' && nextOrigin) {
		app.nextOrigin = null;
		return nextOrigin;
	}
	const origin = { kind: 'own' } as const;
	if (replaced?.text !== text) return { origin };
	app.replaced = null;
	return { origin, context: replaced.context };
}

function firstState({ examples, first, judgement }: PageData): State {
	const example = examples.find(({ name }) => name === first);
	if (!example) throw new Error(`No example named ${first}`);
	const state = initialState(example.text, { kind: 'example', name: first }, example.context);
	return { ...state, judged: { version: state.version, text: example.text, judgement } };
}

function moveFocus(host: HTMLElement, wish: FocusWish): void {
	const rows = host.querySelectorAll<HTMLElement>('.fault .place');
	const row = wish.kind === 'row' ? rows[Math.min(wish.index, rows.length - 1)] : undefined;
	(row ?? host.querySelector<HTMLElement>('.verdict-title'))?.focus();
}
