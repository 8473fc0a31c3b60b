import type { App } from '../app.ts';
import { DEFAULT_CONTEXT } from '../state.ts';
import { clearAddress } from './link.ts';
import { putText, toast } from './text.ts';

export function showDrafts(app: App): void {
	const { drafts } = app;
	app.store.dispatch({
		type: 'sheet',
		sheet: { kind: 'drafts', drafts: drafts.recent(), kept: drafts.isKept() },
	});
}

export function openDraft(app: App, index: number): void {
	const { sheet } = app.store.state;
	const draft = sheet?.kind === 'drafts' ? sheet.drafts[index] : undefined;
	if (!draft) return;
	app.store.dispatch({ type: 'sheet', sheet: null });
	putText(app, draft.text, { kind: 'own' }, draft.context);
	toast(app, app.texts.ui.toast.draft, true);
}

/** The draft that a link came over. */
export function bringDraft(app: App): void {
	const draft = app.coveredDraft;
	app.store.dispatch({ type: 'banner', banner: null });
	if (draft === null) return;
	app.coveredDraft = null;
	putText(app, draft.text, { kind: 'own' }, draft.context);
	toast(app, app.texts.ui.toast.restored, true);
}

export function forgetDrafts(app: App): void {
	app.drafts.forgetAll();
	showDrafts(app);
	toast(app, app.texts.ui.drafts.forgotten, false);
}

export function keepDrafts(app: App, on: boolean): void {
	app.drafts.keep(on);
	showDrafts(app);
}

/** Back to the first example with everything at its usual value; theme and language stay. */
export function reset(app: App): void {
	const { examples, first } = app.page;
	const example = examples.find(({ name }) => name === first);
	if (!example) return;
	app.store.dispatch({ type: 'sheet', sheet: null });
	putText(app, example.text, { kind: 'example', name: first }, { ...DEFAULT_CONTEXT, ...example.context });
	clearAddress();
	toast(app, app.texts.ui.toast.reset, true);
}
