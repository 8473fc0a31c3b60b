import { lookup } from '../../registry/index.ts';
import { find } from '../shared/find.ts';
import { listenForDrop, listenForKeys, listenOutsideMenus, runPress } from '../shared/listen.ts';
import { filesOfDrop, filesOfInput } from '../shared/read-files.ts';
import { ToolElement } from '../shared/tool-element.ts';
import { type App, createApp } from './app.ts';
import { addFiles, convertText, goToChange, PRESSES, step, switchRow } from './commands.ts';
import { sampleOf } from './sample.ts';
import type { Texts } from './texts/types.ts';

/** Where legacy codes are converted. The page comes with its text field; this makes it answer. */
abstract class ContrasteConverter extends ToolElement {
	protected abstract readonly texts: Texts;

	protected override start(signal: AbortSignal): void {
		const app = createApp(this, this.texts);
		listen(app, signal);
		signal.addEventListener('abort', () => app.pane.dispose());
		openLink(app);
		this.toggleAttribute('data-ready', true);
	}
}

function listen(app: App, signal: AbortSignal): void {
	const { host } = app;
	host.addEventListener('click', (event) => runPress(app, PRESSES, event), { signal });
	host.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof HTMLInputElement) onChange(app, target);
		},
		{ signal },
	);
	listenForKeys(signal, (event) => onKey(app, event));
	document.addEventListener('paste', (event) => onPaste(app, event), { signal });
	listenForDrop(host, signal, (data) => app.background(addDropped(app, data)));
	listenOutsideMenus(signal, () => app.store.dispatch({ type: 'menu', open: false }));
	addEventListener('hashchange', () => openLink(app), { signal });
}

function onChange(app: App, target: HTMLInputElement): void {
	if (target.type === 'file') {
		const found = filesOfInput(target.files ?? new DataTransfer().files);
		target.value = '';
		app.background(addFiles(app, found));
	} else if (target.getAttribute('data-do') === 'switch') switchRow(app, target);
}

/** F7 goes through the changes; undo and redo where no text field has the focus; arrows move in the files. */
function onKey(app: App, event: KeyboardEvent): boolean {
	const target = event.target instanceof Element ? event.target : null;
	const command = event.ctrlKey || event.metaKey;
	const { files, menu, history, step: at } = app.store.state;
	if (event.key === 'Escape' && menu) {
		app.store.dispatch({ type: 'menu', open: false });
		find(app.host, 'button', '[data-do="menu"]').focus();
		return true;
	}
	if (files.length === 0) return false;
	if (event.key === 'F7') {
		goToChange(app, event.shiftKey ? -1 : 1);
		return true;
	}
	if (target?.matches('[role="tab"]')) return moveInTabs(app, event.key);
	const key = event.key.toLowerCase();
	if (!command || target?.closest('textarea:not([readonly]), input:not([type="checkbox"])')) return false;
	if (key === 'z' && !event.shiftKey && at > 0) step(app, -1);
	else if ((key === 'y' || (key === 'z' && event.shiftKey)) && at < history.length - 1) step(app, 1);
	else return false;
	return true;
}

function moveInTabs(app: App, key: string): boolean {
	const { files, current } = app.store.state;
	const targets: Readonly<Record<string, number>> = {
		ArrowLeft: current - 1,
		ArrowRight: current + 1,
		Home: 0,
		End: files.length - 1,
	};
	const wanted = targets[key];
	if (wanted === undefined) return false;
	app.store.dispatch({ type: 'file', file: (wanted + files.length) % files.length });
	find(app.host, 'button', '[role="tab"][aria-selected="true"]').focus();
	return true;
}

/** A paste is taken before a text field makes one kind of line end of all. */
function onPaste(app: App, event: ClipboardEvent): void {
	const target = event.target instanceof Element ? event.target : null;
	const isOwn = target?.closest('[data-intake]') !== null;
	if (!isOwn && target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
	const data = event.clipboardData;
	const text = data?.getData('text/plain') ?? '';
	if (text === '' && !data?.files.length) return;
	event.preventDefault();
	if (text !== '') app.background(convertText(app, text));
	else if (data) app.background(addFiles(app, filesOfInput(data.files)));
}

async function addDropped(app: App, data: DataTransfer): Promise<void> {
	await addFiles(app, await filesOfDrop(data));
}

/** `#codigo=TIMEOUT` opens that code; anything else in the address is left alone. */
function openLink(app: App): void {
	const code = /^#codigo=([\w.]+)$/.exec(location.hash)?.[1];
	if (code !== undefined && lookup(code)) app.background(app.convert(sampleOf(code)));
}

/** The element in one language, so that a page brings no texts of the other. */
export function defineConverter(texts: Texts): void {
	customElements.define(
		'contraste-converter',
		class extends ContrasteConverter {
			protected override readonly texts = texts;
		},
	);
}
