import type { Context } from '../../../contract/types.ts';
import { copy } from '../../shared/clipboard.ts';
import type { Commands } from '../../shared/listen.ts';
import type { App } from '../app.ts';
import { type BatchView, GROUNDS } from '../batch.ts';
import { isLayer } from '../panels/chain.ts';
import { parseSeconds } from '../panels/context.ts';
import { isRuleSetting } from '../panels/settings.ts';
import type { State } from '../state.ts';
import { bringDraft, forgetDrafts, keepDrafts, openDraft, reset, showDrafts } from './drafts.ts';
import {
	applyFix,
	applyProposal,
	fixSafe,
	goToFault,
	leaveProposal,
	propose,
	selectLayer,
} from './faults.ts';
import { pasteLink, showExampleInAddress } from './link.ts';
import { toggleMenu } from './menus.ts';
import { copyLink, downloadReport, downloadText, share, shareAsIs, shareMasked } from './share.ts';
import { copyTakeaway, itemOf, saveShown, saveTakeaway } from './takeaway.ts';
import { clear, format, loadExample, pasteFromClipboard, toast } from './text.ts';

/** What a press does, by the name in `data-do`. */
export const PRESSES: Commands<App> = {
	paste: pasteFromClipboard,
	open: (app) => {
		app.store.dispatch({ type: 'menu', menu: null });
		app.elements.file.click();
	},
	format: (app) => closingMenu(app, format),
	clear: (app) => closingMenu(app, clear),
	'menu-examples': (app) => toggleMenu(app, 'examples'),
	'menu-more': (app) => toggleMenu(app, 'more'),
	example: (app, element) => {
		app.store.dispatch({ type: 'menu', menu: null });
		const name = attribute(element, 'data-name');
		if (loadExample(app, name)) showExampleInAddress(name);
	},
	'menu-takeaway': (app) => toggleMenu(app, 'takeaway'),
	'copy-takeaway': (app, element) => copyTakeaway(app, itemOf(element)),
	'save-takeaway': (app, element) => saveTakeaway(app, itemOf(element)),
	'save-shown': saveShown,
	report: (app) => copyTakeaway(app, 'report'),
	share,
	'share-masked': shareMasked,
	'share-as-is': shareAsIs,
	'copy-link': copyLink,
	'download-text': downloadText,
	'download-report': downloadReport,
	'show-secret': (app, element) =>
		app.editing.select({ start: number(element, 'data-start'), end: number(element, 'data-end') }, true),
	'close-sheet': (app) => app.store.dispatch({ type: 'sheet', sheet: null }),
	settings: (app) =>
		toggleSheet(app, 'settings', () => app.store.dispatch({ type: 'sheet', sheet: { kind: 'settings' } })),
	drafts: (app) => toggleSheet(app, 'drafts', () => showDrafts(app)),
	'open-draft': (app, element) => openDraft(app, number(element, 'data-n')),
	'forget-drafts': forgetDrafts,
	'bring-draft': bringDraft,
	'paste-link': pasteLink,
	reset,
	'reset-rules': (app) => {
		const { rules: _, ...context } = app.store.state.context;
		app.store.dispatch({ type: 'context', context });
	},
	billing: (app) => {
		const { context } = app.store.state;
		app.afterJudgement = { soon: true };
		app.store.dispatch({ type: 'context', context: { ...context, billing: !context.billing } });
	},
	layer: (app, element) => selectLayer(app, number(element, 'data-n')),
	response: (app, element) => app.store.dispatch({ type: 'response', index: number(element, 'data-n') }),
	'batch-ground': (app, element) => {
		const chosen = GROUNDS.find((ground) => ground === attribute(element, 'data-value')) ?? null;
		const isOn = element.getAttribute('aria-pressed') === 'true';
		filterBatch(app, { ground: isOn ? null : chosen, type: null, rule: null });
	},
	'batch-type': (app, element) => filterBatch(app, { type: toggled(element) }),
	'batch-rule': (app, element) => filterBatch(app, { rule: toggled(element) }),
	'batch-all': (app) => filterBatch(app, { ground: null, type: null, rule: null }),
	listen: (app, element) => app.aloud.toggle(attribute(element, 'data-text')),
	place: (app, element) => goToFault(app, rowOf(element)),
	fix: (app, element) => applyFix(app, rowOf(element), number(element, 'data-fix')),
	propose: (app, element) => propose(app, rowOf(element), number(element, 'data-fix')),
	'apply-proposal': applyProposal,
	'leave-proposal': leaveProposal,
	'fix-safe': fixSafe,
	undo: (app) => {
		app.editing.undo();
		app.store.dispatch({ type: 'toast', toast: null });
		app.editing.focus();
	},
	'close-toast': (app) => app.store.dispatch({ type: 'toast', toast: null }),
	'close-banner': (app) => app.store.dispatch({ type: 'banner', banner: null }),
	cancel: (app) => {
		app.client.cancel();
		app.store.dispatch({ type: 'trouble', trouble: { kind: 'cancelled' } });
	},
	tab: (app, element) => {
		const panel: State['panel'] = attribute(element, 'data-panel') === 'text' ? 'text' : 'verdict';
		app.store.dispatch({ type: 'panel', panel });
	},
	'copy-detail': async (app, element) => {
		const { toast: words, share: failure } = app.texts.ui;
		const copied = await copy(attribute(element, 'data-detail'));
		toast(app, copied ? words.detailCopied : failure.failed, false);
	},
};

/** What a changed field does. */
export const CHANGES: Commands<App> = {
	elapsed: (app, element) => {
		if (!(element instanceof HTMLInputElement)) return;
		const seconds = parseSeconds(element.value);
		if (seconds === null) {
			app.store.dispatch({ type: 'elapsed-invalid' });
			return;
		}
		const { elapsedSeconds: _, ...rest } = app.store.state.context;
		app.store.dispatch({
			type: 'context',
			context: { ...rest, ...(seconds !== undefined && { elapsedSeconds: seconds }) },
		});
	},
	tool: (app, element) => {
		if (!(element instanceof HTMLInputElement)) return;
		const { tool: _, ...rest } = app.store.state.context;
		const tool = element.value.trim();
		app.store.dispatch({ type: 'context', context: { ...rest, ...(tool !== '' && { tool }) } });
	},
	'keep-drafts': (app, element) => {
		if (element instanceof HTMLInputElement) keepDrafts(app, element.checked);
	},
	rule: (app, element) => {
		if (!(element instanceof HTMLSelectElement)) return;
		const { context } = app.store.state;
		const { [attribute(element, 'data-rule')]: _, ...others } = context.rules ?? {};
		const chosen = isRuleSetting(element.value) && { [attribute(element, 'data-rule')]: element.value };
		app.store.dispatch({ type: 'context', context: withRules(context, { ...others, ...chosen }) });
	},
	'read-as': (app, element) => {
		if (!(element instanceof HTMLSelectElement)) return;
		const { layer: _, ...rest } = app.store.state.context;
		app.afterJudgement = { soon: true };
		app.store.dispatch({
			type: 'context',
			context: { ...rest, ...(isLayer(element.value) && { layer: element.value }) },
		});
	},
};

/** Without a member where every rule has its own severity. */
function withRules(context: Context, rules: NonNullable<Context['rules']>): Context {
	const { rules: _, ...rest } = context;
	return Object.keys(rules).length === 0 ? rest : { ...rest, rules };
}

function toggleSheet(app: App, kind: 'settings' | 'drafts', open: () => void): void {
	if (app.store.state.sheet?.kind === kind) app.store.dispatch({ type: 'sheet', sheet: null });
	else open();
}

/** Another filter begins at the top of the list. */
function filterBatch(app: App, change: Partial<Pick<BatchView, 'ground' | 'type' | 'rule'>>): void {
	app.store.dispatch({ type: 'batch', batch: { ...app.store.state.batch, ...change, top: 0 } });
	app.host.querySelector('[data-rows]')?.scrollTo({ top: 0 });
}

/** The value of a filter that was pressed; none where it was on. */
function toggled(element: HTMLElement): string | null {
	return element.getAttribute('aria-pressed') === 'true' ? null : attribute(element, 'data-value');
}

function closingMenu(app: App, run: (app: App) => void): void {
	app.store.dispatch({ type: 'menu', menu: null });
	run(app);
}

function rowOf(element: HTMLElement): number {
	const row = element.closest('[data-n]');
	return Number(row?.getAttribute('data-n') ?? 0);
}

function number(element: HTMLElement, name: string): number {
	return Number(element.getAttribute(name) ?? 0);
}

function attribute(element: HTMLElement, name: string): string {
	return element.getAttribute(name) ?? '';
}
