import { listenForKeys, listenOutsideMenus, runNamed, runPress } from '../shared/listen.ts';
import { ToolElement } from '../shared/tool-element.ts';
import { type App, createApp } from './app.ts';
import { listenToBatch } from './batch-list.ts';
import { chooseFix, goToFault } from './commands/faults.ts';
import { CHANGES, PRESSES } from './commands/index.ts';
import { loadFullEditor } from './full-editor.ts';
import { onKey } from './keys.ts';
import { listenForFiles, onPaste } from './paste.ts';
import { listenForPrint } from './print.ts';
import type { Texts } from './texts/types.ts';
import { startVisit } from './visit.ts';

/** Where a tool response is tried. The page comes with its first verdict; this makes it answer. */
abstract class ContrastePlayground extends ToolElement {
	protected abstract readonly texts: Texts;
	#app: App | undefined;

	/** The text as it was pasted and edited, every line end kept. */
	get text(): string {
		return this.#app?.editing.text ?? '';
	}

	protected override start(signal: AbortSignal): void {
		const onFix = (number: number, fix: number): void => chooseFix(app, number - 1, fix);
		const app = createApp(this, this.texts, onFix, signal);
		this.#app = app;
		listen(app, signal);
		listenForPrint(app, signal);
		startVisit(app, signal);
		app.background(loadFullEditor(app, signal));
	}
}

function listen(app: App, signal: AbortSignal): void {
	const { host } = app;
	host.addEventListener('click', (event) => onPress(app, event), { signal });
	host.addEventListener('change', (event) => onChange(app, event), { signal });
	host.addEventListener('input', (event) => onChange(app, event), { signal });
	listenForKeys(signal, (event) => onKey(app, event));
	document.addEventListener('paste', (event) => onPaste(app, event), { signal, capture: true });
	listenOutsideMenus(signal, () => {
		if (app.store.state.menu) app.store.dispatch({ type: 'menu', menu: null });
	});
	listenForFiles(app, signal);
	listenToBatch(app, signal);
}

function onPress(app: App, event: MouseEvent): void {
	if (runPress(app, PRESSES, event) || !(event.target instanceof Element)) return;
	if (event.target.closest('a, button, .proposed')) return;
	const row = event.target.closest('.fault');
	// A press that ends a selection of the row's own words is no press.
	if (row && getSelection()?.isCollapsed !== false) goToFault(app, Number(row.getAttribute('data-n')));
}

function onChange(app: App, { target }: Event): void {
	if (!(target instanceof HTMLElement)) return;
	runNamed(app, CHANGES, target);
}

/** The element in one language, so that a page brings no texts of the other. */
export function definePlayground(texts: Texts): void {
	customElements.define(
		'contraste-playground',
		class extends ContrastePlayground {
			protected override readonly texts = texts;
		},
	);
}
