import { LAYER_FORMS } from '../../../contract/layers/types.ts';
import { decodeBytes, isReadable } from '../../../text/bytes.ts';
import { formatJson } from '../../../text/json/format.ts';
import { readJson } from '../../../text/json/read.ts';
import type { Range } from '../../../text/span.ts';
import { rootView } from '../../../text/view.ts';
import { readFiles } from '../../shared/read-files.ts';
import type { App } from '../app.ts';
import { MOST_CHARACTERS } from '../limits.ts';
import { currentResponse, DEFAULT_CONTEXT, isCurrent, type Origin, type State } from '../state.ts';

/** Puts another text in as one undo step; refuses what is too large and keeps what is there. */
export function putText(app: App, text: string, origin: Origin, context?: State['context']): boolean {
	if (text.length > MOST_CHARACTERS) {
		app.store.dispatch({ type: 'trouble', trouble: { kind: 'too-large', size: text.length } });
		return false;
	}
	const { state } = app.store;
	app.replaced = context ? { text: state.text, context: state.context } : null;
	app.nextOrigin = { origin, ...(context && { context }) };
	app.editing.replaceAll(text);
	return true;
}

/** A paste outside the text, or over an example that nobody touched: the whole text is replaced. */
export function pasteOver(app: App, text: string): void {
	const before = app.store.state.text;
	if (putText(app, text, { kind: 'own' })) {
		app.store.dispatch({ type: 'panel', panel: 'verdict' });
		toast(app, app.texts.ui.toast.pasted, before !== '');
	}
}

/** A paste into the text, at the selection. */
export function pasteInto(app: App, text: string): void {
	const { start, end } = app.editing.selection();
	if (app.store.state.text.length - (end - start) + text.length > MOST_CHARACTERS) {
		app.store.dispatch({ type: 'trouble', trouble: { kind: 'too-large', size: text.length } });
		return;
	}
	app.editing.apply([{ offset: start, length: end - start, text }], start + text.length);
	app.store.dispatch({ type: 'panel', panel: 'verdict' });
}

export async function pasteFromClipboard(app: App): Promise<void> {
	const { toast: words } = app.texts.ui;
	const text = await readClipboard();
	if (text === null) {
		toast(app, words.clipboardBlocked, false);
		app.editing.focus();
		return;
	}
	if (text === '') toast(app, words.clipboardEmpty, false);
	else pasteOver(app, text);
}

/** Null where the browser does not allow it. */
export async function readClipboard(): Promise<string | null> {
	try {
		return await navigator.clipboard.readText();
	} catch {
		return null;
	}
}

/** Opens a file as it stands, byte-order mark included. */
export async function openFile(app: App, file: File): Promise<void> {
	const { toast: words } = app.texts.ui;
	const { name } = file;
	const read = await readFiles([{ name, open: async () => file }]);
	if (read.kind === 'too-large') {
		app.store.dispatch({ type: 'trouble', trouble: read });
		return;
	}
	const [opened] = read.files;
	if (!opened) {
		toast(app, words.fileFailed(name), false);
		return;
	}
	if (!putText(app, decodeBytes(opened.bytes), { kind: 'own' })) return;
	app.store.dispatch({ type: 'panel', panel: 'verdict' });
	toast(app, isReadable(opened.bytes) ? words.opened(name) : words.notUtf8(name), true);
}

export function loadExample(app: App, name: string): boolean {
	const example = app.page.examples.find((entry) => entry.name === name);
	if (!example) return false;
	if (putText(app, example.text, { kind: 'example', name }, example.context)) {
		toast(app, app.texts.ui.toast.example(example.title), true);
	}
	return true;
}

export function clear(app: App): void {
	if (app.store.state.text === '') return;
	putText(app, '', { kind: 'empty' }, DEFAULT_CONTEXT);
	toast(app, app.texts.ui.toast.cleared, true);
	app.editing.focus();
}

/** Formats the text, or the JSON that stands on its own inside it. */
export function format(app: App): void {
	const { toast: words } = app.texts.ui;
	const { text } = app.store.state;
	const place = formattablePlace(app.store.state);
	const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
	const written = place && formatJson(readJson(rootView(text.slice(place.start, place.end))), lineEnd);
	if (place === undefined || written === undefined) {
		toast(app, words.formatImpossible, false);
		return;
	}
	if (written === text.slice(place.start, place.end)) {
		toast(app, words.formatNothing, false);
		return;
	}
	app.editing.apply([{ offset: place.start, length: place.end - place.start, text: written }]);
	toast(app, words.formatted, true);
}

/** Where a line break may be added without breaking what is around: not in an event stream or a log line. */
export function formattablePlace(state: State): Range | undefined {
	const { text } = state;
	// What was read of an older text tells nothing of this one.
	if (!isCurrent(state)) return wholeJson(text);
	const layers = currentResponse(state)?.layers ?? [];
	const first = layers[0];
	if (first === undefined) return undefined;
	const head = LAYER_FORMS[first.id] === 'frame' ? layers[1] : first;
	const range = head?.span[0];
	if (range === undefined || head?.span.length !== 1) return undefined;
	return LAYER_FORMS[head.id] === 'json' && /^[{[]/.test(text.slice(range.start, range.start + 1))
		? range
		: undefined;
}

function wholeJson(text: string): Range | undefined {
	const start = text.search(/\S/u);
	return /[{[]/.test(text.charAt(start)) ? { start, end: text.trimEnd().length } : undefined;
}

export function toast(app: App, text: string, undoable: boolean): void {
	app.store.dispatch({ type: 'toast', toast: { text, undoable } });
}
