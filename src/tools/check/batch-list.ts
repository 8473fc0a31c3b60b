import type { App } from './app.ts';
import { batchRows, filterRows } from './batch.ts';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at) => at + 1,
	ArrowUp: (at) => at - 1,
	PageDown: (at) => at + 10,
	PageUp: (at) => at - 10,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/** The list of many responses: scrolling draws the rows that come into sight, arrows open the next. */
export function listenToBatch(app: App, signal: AbortSignal): void {
	const { host, store } = app;
	host.addEventListener(
		'scroll',
		({ target }) => {
			if (!(target instanceof HTMLElement) || !target.matches('[data-rows]')) return;
			const top = Math.floor(target.scrollTop / rowHeight(target));
			if (Math.abs(top - store.state.batch.top) >= ROWS_UNSEEN)
				store.dispatch({ type: 'batch', batch: { ...store.state.batch, top } });
		},
		{ signal, capture: true, passive: true },
	);
	host.addEventListener(
		'keydown',
		(event) => {
			const step = STEPS[event.key];
			const rows = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rows]') : null;
			if (!step || !rows || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			move(app, rows, step);
		},
		{ signal },
	);
}

/** The list is drawn anew once as many rows have passed; fewer are still drawn ahead. */
const ROWS_UNSEEN = 5;

function move(app: App, rows: HTMLElement, step: (at: number, count: number) => number): void {
	const { state } = app.store;
	const { judgement } = state.judged ?? {};
	if (!judgement) return;
	const shown = filterRows(batchRows(judgement, state.context), state.batch);
	const open = state.response ?? judgement.worst;
	const at = Math.max(
		0,
		shown.findIndex(({ index }) => index === open),
	);
	const to = Math.min(shown.length - 1, Math.max(0, step(at, shown.length)));
	const row = shown[to];
	if (!row) return;
	app.store.dispatch({ type: 'batch', batch: { ...state.batch, top: to } });
	app.store.dispatch({ type: 'response', index: row.index });
	const button = rows.querySelector<HTMLElement>(`[data-n="${row.index}"]`);
	button?.focus({ preventScroll: true });
	button?.scrollIntoView({ block: 'nearest' });
}

function rowHeight(rows: HTMLElement): number {
	return rows.querySelector('li:not(.batch-gap)')?.getBoundingClientRect().height || 52;
}
