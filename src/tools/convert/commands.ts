import type { Input } from '../../converter/index.ts';
import type { Commands } from '../shared/listen.ts';
import { type FoundFile, readFiles } from '../shared/read-files.ts';
import type { App } from './app.ts';
import { copyExport, saveExport } from './export.ts';
import { SAMPLE } from './sample.ts';
import { changesOf, OCCURRENCE_KINDS, type Place, switchesOf } from './state.ts';

/** What a press does, by the name in `data-do`. */
export const PRESSES: Commands<App> = {
	convert: convertTyped,
	add: (app) => app.elements.files.click(),
	folder: (app) => app.elements.folder.click(),
	sample: (app) => app.convert(SAMPLE),
	clear: (app) => {
		app.clear();
		app.elements.area.focus();
	},
	cancel: (app) => app.cancel(),
	menu: (app) => app.store.dispatch({ type: 'menu', open: !app.store.state.menu }),
	file: (app, element) => app.store.dispatch({ type: 'file', file: number(element, 'data-n') }),
	scope: (app, element) =>
		app.store.dispatch({
			type: 'scope',
			scope: element.getAttribute('data-value') === 'all' ? 'all' : 'file',
		}),
	layout: (app, element) =>
		app.store.dispatch({
			type: 'layout',
			layout: element.getAttribute('data-value') === 'inline' ? 'inline' : 'side',
		}),
	place: (app, element) => goTo(app, placeOf(element)),
	previous: (app) => goToChange(app, -1),
	next: (app) => goToChange(app, 1),
	undo: (app) => step(app, -1),
	redo: (app) => step(app, 1),
	more: (app, element) => {
		const kind = kindOf(element);
		if (kind) app.store.dispatch({ type: 'more', kind });
	},
	'switch-kind': (app, element) => {
		const kind = kindOf(element);
		const on = element.getAttribute('data-on') === 'true';
		if (kind) app.store.dispatch({ type: 'switch-kind', kind, on });
	},
	patch: (app) => saveExport(app, 'patch'),
	csv: (app) => saveExport(app, 'csv'),
	download: (app) => saveExport(app, 'files'),
	'copy-table': (app) => copyExport(app, 'markdown'),
	'copy-text': (app) => copyExport(app, 'text'),
	'close-trouble': (app) => app.store.dispatch({ type: 'trouble', trouble: undefined }),
	'close-refused': (app) => app.store.dispatch({ type: 'close-refused' }),
	'close-toast': (app) => app.store.dispatch({ type: 'toast', text: undefined }),
};

export function switchRow(app: App, element: HTMLInputElement): void {
	app.store.dispatch({ type: 'switch', place: placeOf(element), on: element.checked });
	app.announcer.say(app.texts.ui.totals.heading(changeCount(app)));
}

/** Text of one's own stands alone; what is pasted beside files joins them. */
export function convertText(app: App, text: string): Promise<void> {
	const name = app.texts.ui.pasted;
	const files = app.inputs.filter((input) => 'bytes' in input);
	return app.convert([...files, { name, text }]);
}

async function convertTyped(app: App): Promise<void> {
	const { area } = app.elements;
	if (area.value === '') area.focus();
	else await convertText(app, area.value);
}

/** Files join those that are there; one of the same name takes its place. */
export async function addFiles(app: App, found: readonly FoundFile[]): Promise<void> {
	const read = await readFiles(found);
	if (read.kind === 'too-large') {
		app.store.dispatch({ type: 'trouble', trouble: read });
		return;
	}
	const { files, failed } = read;
	if (failed.length > 0) {
		app.store.dispatch({ type: 'trouble', trouble: { kind: 'nothing-read', names: failed } });
	}
	if (files.length === 0) return;
	const names = new Set(files.map(({ name }) => name));
	const own = (input: Input): boolean => app.inputs !== SAMPLE && !names.has(input.name);
	await app.convert([...app.inputs.filter(own), ...files]);
}

export function step(app: App, by: 1 | -1): void {
	app.store.dispatch({ type: 'step', by });
	const { ui } = app.texts;
	app.announcer.say(app.store.state.step === 0 ? ui.live.undone : ui.totals.heading(changeCount(app)));
}

function changeCount({ store }: App): number {
	return switchesOf(store.state).flat().filter(Boolean).length;
}

export function goToChange(app: App, by: 1 | -1): void {
	const { state } = app.store;
	const changes = changesOf(state);
	const at = changes.findIndex(({ index }) => index === state.selected?.index);
	const first = by === 1 ? 0 : changes.length - 1;
	const next = at < 0 ? first : (at + by + changes.length) % changes.length;
	const place = changes[next];
	if (place) goTo(app, place);
}

function goTo(app: App, place: Place): void {
	app.store.dispatch({ type: 'select', place });
	app.elements.diff.scrollIntoView({ block: 'nearest' });
	app.pane.reveal();
}

function kindOf(element: HTMLElement): (typeof OCCURRENCE_KINDS)[number] | undefined {
	return OCCURRENCE_KINDS.find((kind) => kind === element.getAttribute('data-value'));
}

function placeOf(element: HTMLElement): Place {
	return { file: number(element, 'data-file'), index: number(element, 'data-n') };
}

function number(element: HTMLElement, name: string): number {
	return Number(element.getAttribute(name));
}
