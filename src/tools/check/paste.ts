import type { Range } from '../../text/span.ts';
import type { App } from './app.ts';
import { fragmentOf } from './commands/link.ts';
import { openFile, pasteInto, pasteOver } from './commands/text.ts';
import type { Origin } from './state.ts';

/**
 * A paste anywhere outside another field goes to the text. It is taken before the editor sees it, since editors turn
 * every line end into one line feed.
 */
export function onPaste(app: App, event: ClipboardEvent): void {
	const target = event.target instanceof Element ? event.target : null;
	const editor = app.host.querySelector('.editor');
	const inText = target !== null && editor?.contains(target) === true;
	if (!inText && target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
	const data = event.clipboardData;
	const text = data?.getData('text/plain') ?? '';
	const file = data?.files[0];
	if (text === '' && file === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	if (text === '' && file) {
		void openFile(app, file);
		return;
	}
	const fragment = fragmentOf(text);
	if (fragment !== undefined) location.hash = fragment;
	else if (inText && !replacesAll(app.store.state.origin, app.editing.selection())) pasteInto(app, text);
	else pasteOver(app, text);
}

/** Whoever pastes into our example means their own text to stand alone; over a selection, only that goes. */
export function replacesAll(origin: Origin, { start, end }: Range): boolean {
	return origin.kind === 'example' && start === end;
}

/** A file dropped anywhere on the page is opened. */
export function listenForFiles(app: App, signal: AbortSignal): void {
	const { host } = app;
	const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
	const mark = (over: boolean): void => {
		host.toggleAttribute('data-drop', over);
	};
	document.addEventListener(
		'dragover',
		(event) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			mark(true);
		},
		{ signal, capture: true },
	);
	document.addEventListener('dragleave', (event) => event.relatedTarget === null && mark(false), { signal });
	document.addEventListener(
		'drop',
		(event) => {
			mark(false);
			const file = event.dataTransfer?.files[0];
			if (!file) return;
			event.preventDefault();
			event.stopPropagation();
			void openFile(app, file);
		},
		{ signal, capture: true },
	);
	host.querySelector<HTMLInputElement>('input[type="file"]')?.addEventListener(
		'change',
		({ target }) => {
			if (!(target instanceof HTMLInputElement)) return;
			const file = target.files?.[0];
			if (file) void openFile(app, file);
			target.value = '';
		},
		{ signal },
	);
}
