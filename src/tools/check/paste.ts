import type { Range } from '../../text/span.ts';
import { listenForDrop } from '../shared/listen.ts';
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
	const inText = target !== null && app.elements.editor.contains(target);
	if (!inText && target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
	const data = event.clipboardData;
	const text = data?.getData('text/plain') ?? '';
	const file = data?.files[0];
	if (text === '' && file === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	if (text === '' && file) {
		app.background(openFile(app, file));
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

/** A file that is dropped on the page or picked is opened. */
export function listenForFiles(app: App, signal: AbortSignal): void {
	listenForDrop(app.host, signal, ({ files: [file] }) => {
		if (file) app.background(openFile(app, file));
	});
	const { file: picker } = app.elements;
	picker.addEventListener(
		'change',
		() => {
			const file = picker.files?.[0];
			if (file) app.background(openFile(app, file));
			picker.value = '';
		},
		{ signal },
	);
}
