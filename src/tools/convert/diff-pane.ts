import type { DiffView } from '../../editor/monaco/diff.ts';
import type { Background } from '../shared/listen.ts';
import type { Store } from '../shared/store.ts';
import type { ConverterClient } from './client.ts';
import type { Elements } from './elements.ts';
import { LONGEST_IN_MONACO } from './limits.ts';
import { type Action, isOn, type State, switchesOf } from './state.ts';
import type { Texts } from './texts/types.ts';

/** The diff of the current file: drawn hunks at once, Monaco as soon as it is there. */
export interface DiffPane {
	follow(state: State, before: State): void;
	/** Scrolls to the chosen occurrence. */
	reveal(): void;
	dispose(): void;
}

const LINE_PX = 22;
const MOST_PX = 560;

export function createDiffPane(
	{ diff, monaco: pane }: Pick<Elements, 'diff' | 'monaco'>,
	texts: Texts,
	store: Store<State, Action>,
	client: () => ConverterClient | undefined,
	background: Background['background'],
): DiffPane {
	let view: DiffView | undefined;
	let loading = false;
	let asked = 0;
	const tellFailed = (): void => store.dispatch({ type: 'trouble', trouble: { kind: 'not-done' } });

	const drawHunks = async ({ current, selected, files, ...state }: State): Promise<void> => {
		const ticket = ++asked;
		const row = selected?.file === current ? files[current]?.rows[selected.index] : undefined;
		const switches = switchesOf({ current, selected, files, ...state })[current] ?? [];
		const shown = row ? [row.occurrence.start] : [];
		const outcome = await client()?.ask('hunks', { file: current, switches, shown });
		if (!outcome || ticket !== asked) return;
		if (outcome.kind === 'answered') store.dispatch({ type: 'hunks', hunks: outcome.answer });
		else if (outcome.kind === 'failed') tellFailed();
	};
	const showInMonaco = async (state: State): Promise<void> => {
		const file = state.files[state.current];
		if (!view || !file) return;
		if (file.length > LONGEST_IN_MONACO) {
			store.dispatch({ type: 'monaco', on: false });
			return;
		}
		const switches = switchesOf(state)[state.current] ?? [];
		const outcome = await client()?.ask('texts', { file: state.current, switches });
		const now = store.state;
		if (outcome?.kind === 'failed') tellFailed();
		if (
			outcome?.kind !== 'answered' ||
			now.current !== state.current ||
			switchesOf(now) !== switchesOf(state)
		)
			return;
		pane.hidden = false;
		view.setInline(state.layout === 'inline');
		const { before, after } = outcome.answer;
		view.show(before, after);
		const lines = before.split('\n', MOST_PX / LINE_PX).length;
		pane.style.height = `${Math.min(MOST_PX, Math.max(8, lines + 3) * LINE_PX)}px`;
		store.dispatch({ type: 'monaco', on: true });
		revealInMonaco(now);
	};
	const load = async (): Promise<void> => {
		if (loading || matchMedia('(pointer: coarse)').matches) return;
		loading = true;
		try {
			const { loadMonacoDiff } = await import('../../editor/monaco/load.ts');
			const { createDiff } = await loadMonacoDiff(texts.locale);
			view = createDiff(pane, texts.ui.diff);
			await showInMonaco(store.state);
		} catch (error) {
			// The drawn diff stays.
			console.warn(error);
		}
	};
	const revealInMonaco = ({ selected, current, files }: State): void => {
		const row = selected?.file === current ? files[current]?.rows[selected.index] : undefined;
		if (!row || !selected) return;
		const on = isOn(store.state, selected);
		view?.reveal(row.line, row.column, (on ? row.occurrence.canonical : row.occurrence.token).length);
	};

	return {
		follow(state, before) {
			const isNew = state.files !== before.files || state.current !== before.current;
			const isChanged = isNew || state.history !== before.history || state.step !== before.step;
			if (state.files.length === 0) {
				pane.hidden = true;
				return;
			}
			if (isNew && !loading) background(load());
			if (isChanged || state.selected !== before.selected) {
				if (!state.monaco) background(drawHunks(state));
			}
			if (state.monaco !== before.monaco) {
				pane.hidden = !state.monaco;
				if (!state.monaco) background(drawHunks(state));
			}
			if (isChanged) background(showInMonaco(state));
			if (state.layout !== before.layout) view?.setInline(state.layout === 'inline');
			if (state.hunks !== before.hunks) scrollToRow(diff, state);
		},
		reveal() {
			const { state } = store;
			if (state.monaco) revealInMonaco(state);
			else scrollToRow(diff, state);
		},
		dispose: () => view?.dispose(),
	};
}

function scrollToRow(diff: HTMLElement, { selected, files, current }: State): void {
	const row = selected?.file === current ? files[current]?.rows[selected.index] : undefined;
	if (!row) return;
	diff.querySelector(`.diff-line[data-n="${row.line}"]`)?.scrollIntoView({ block: 'nearest' });
}
