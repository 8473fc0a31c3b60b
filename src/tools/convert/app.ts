import type { Input } from '../../converter/index.ts';
import { type Announcer, createAnnouncer } from '../shared/announcer.ts';
import { MOST_BYTES } from '../shared/limits.ts';
import type { Background } from '../shared/listen.ts';
import { attachPanels } from '../shared/parts.ts';
import { createStore, type Store } from '../shared/store.ts';
import { type ConverterClient, openClient } from './client.ts';
import { createDiffPane, type DiffPane } from './diff-pane.ts';
import { type Elements, findElements } from './elements.ts';
import { PANELS } from './panels.ts';
import { type Action, INITIAL, reduce, type State, totalsOf } from './state.ts';
import type { Texts } from './texts/types.ts';

export interface App extends Background {
	readonly host: HTMLElement;
	readonly elements: Elements;
	readonly texts: Texts;
	readonly store: Store<State, Action>;
	readonly pane: DiffPane;
	/** What was given, so that more can be added. */
	readonly inputs: readonly Input[];
	/** The worker that holds the texts; undefined before the first conversion. */
	readonly client: ConverterClient | undefined;
	/** Converts these and forgets what was there, once they are read. */
	convert(inputs: readonly Input[]): Promise<void>;
	cancel(): void;
	clear(): void;
	readonly announcer: Announcer;
}

export function createApp(host: HTMLElement, texts: Texts): App {
	const store = createStore<State, Action>(INITIAL, reduce);
	const elements = findElements(host);
	const drawPanels = attachPanels(host, PANELS, texts);
	let inputs: readonly Input[] = [];
	let client: ConverterClient | undefined;
	let coming: ConverterClient | undefined;

	const background: App['background'] = (work) => {
		work.catch((error: unknown) => {
			// The page says that it failed; why is for whoever opens the console.
			console.warn(error);
			store.dispatch({ type: 'trouble', trouble: { kind: 'not-done' } });
		});
	};
	const app: App = {
		host,
		elements,
		texts,
		store,
		pane: createDiffPane(elements, texts, store, () => client, background),
		get inputs() {
			return inputs;
		},
		get client() {
			return client;
		},
		async convert(wanted) {
			const size = sizeOf(wanted);
			if (size > MOST_BYTES) {
				store.dispatch({ type: 'trouble', trouble: { kind: 'too-large', size } });
				return;
			}
			coming?.close();
			const own = openClient();
			coming = own;
			const onProgress = (done: number, total: number): void =>
				store.dispatch({ type: 'reading', done, total });
			onProgress(0, wanted.length);
			const outcome = await own.ask('convert', { inputs: wanted }, onProgress);
			if (coming !== own) return;
			coming = undefined;
			if (outcome.kind !== 'answered') {
				own.close();
				store.dispatch({ type: 'trouble', trouble: { kind: 'failed' } });
				return;
			}
			client?.close();
			[client, inputs] = [own, wanted];
			store.dispatch({ type: 'converted', ...outcome.answer });
			const { applied, kinds } = totalsOf(store.state);
			app.announcer.report(texts.ui.live.converted(applied, kinds.suggestion), { again: true });
		},
		cancel() {
			coming?.close();
			coming = undefined;
			store.dispatch({ type: 'trouble', trouble: { kind: 'cancelled' } });
		},
		clear() {
			inputs = [];
			app.announcer.outdate();
			client?.close();
			client = undefined;
			store.dispatch({ type: 'clear' });
		},
		background,
		announcer: createAnnouncer((text) => {
			elements.live.textContent = text;
		}),
	};

	store.subscribe((state, before) => {
		drawPanels(state, before);
		drawFrame(app, state);
		app.pane.follow(state, before);
	});
	return app;
}

/** What is shown and named by the state, and never drawn anew. */
function drawFrame({ elements: { intake, diff }, texts }: App, { files, current }: State): void {
	const file = files[current];
	intake.hidden = files.length > 0;
	diff.hidden = file === undefined;
	diff.setAttribute('aria-label', texts.ui.diff.label(file?.name ?? ''));
}

function sizeOf(inputs: readonly Input[]): number {
	return inputs.reduce((sum, input) => sum + ('bytes' in input ? input.bytes.length : input.text.length), 0);
}
