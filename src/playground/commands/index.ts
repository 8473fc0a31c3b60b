import type { App } from '../app.ts';
import { isLayer } from '../panels/chain.ts';
import { parseSeconds } from '../panels/context.ts';
import type { State } from '../state.ts';
import {
	applyFix,
	applyProposal,
	fixSafe,
	goToFault,
	leaveProposal,
	propose,
	selectLayer,
} from './faults.ts';
import { toggleMenu } from './menus.ts';
import { clear, format, loadExample, pasteFromClipboard, toast } from './text.ts';

type Command = (app: App, element: HTMLElement) => void;

/** What a press does, by the name in `data-do`. */
export const PRESSES: Readonly<Record<string, Command>> = {
	paste: (app) => void pasteFromClipboard(app),
	open: (app) => {
		app.store.dispatch({ type: 'menu', menu: null });
		app.host.querySelector<HTMLInputElement>('input[type="file"]')?.click();
	},
	format: (app) => closingMenu(app, format),
	clear: (app) => closingMenu(app, clear),
	'menu-examples': (app) => toggleMenu(app, 'examples'),
	'menu-more': (app) => toggleMenu(app, 'more'),
	example: (app, element) => {
		app.store.dispatch({ type: 'menu', menu: null });
		loadExample(app, attribute(element, 'data-name'));
	},
	billing: (app) => {
		const { context } = app.store.state;
		app.afterJudgement = { soon: true };
		app.store.dispatch({ type: 'context', context: { ...context, billing: !context.billing } });
	},
	layer: (app, element) => selectLayer(app, number(element, 'data-n')),
	response: (app, element) => app.store.dispatch({ type: 'response', index: number(element, 'data-n') }),
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
	'copy-detail': (app, element) => {
		navigator.clipboard.writeText(attribute(element, 'data-detail')).then(
			() => toast(app, app.texts.ui.toast.detailCopied, false),
			() => toast(app, app.texts.ui.share.failed, false),
		);
	},
};

/** What a changed field does. */
export const CHANGES: Readonly<Record<string, Command>> = {
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
