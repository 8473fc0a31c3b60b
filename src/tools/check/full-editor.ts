import type { Store } from '../shared/store.ts';
import type { App } from './app.ts';
import type { Action, State } from './state.ts';

/** Lets Monaco take over from the text area once the page rests; not on touch devices, and not where it fails. */
export async function loadFullEditor(app: App, signal: AbortSignal): Promise<void> {
	const { store, texts } = app;
	if (matchMedia('(pointer: coarse)').matches) {
		store.dispatch({ type: 'editor', editor: 'text-area' });
		return;
	}
	await tellEditor(store, async () => {
		await rest();
		const { loadMonaco } = await import('../../editor/monaco/load.ts');
		const { createMonaco } = await loadMonaco(texts.locale);
		if (signal.aborted) return false;
		const host = document.createElement('div');
		host.className = 'monaco-host';
		app.editing.takeOver((shown, events) => {
			app.elements.editor.append(host);
			return createMonaco(host, shown, texts.ui.editor.label, events);
		});
		return true;
	});
}

/** Tells which editor there is: where the full one fails, the text area stays and the page says so. */
export async function tellEditor(
	{ dispatch }: Pick<Store<State, Action>, 'dispatch'>,
	takeOver: () => Promise<boolean>,
): Promise<void> {
	try {
		if (await takeOver()) dispatch({ type: 'editor', editor: 'monaco' });
	} catch (error) {
		console.warn(error);
		dispatch({ type: 'editor', editor: 'failed' });
	}
}

function rest(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 });
		else setTimeout(resolve, 200);
	});
}
