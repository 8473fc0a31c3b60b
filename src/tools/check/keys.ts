import type { App } from './app.ts';
import { focusFixes, goToNextFault, leaveProposal } from './commands/faults.ts';
import { closeMenu, moveInMenu } from './commands/menus.ts';

/** The keys of the page, none a single letter. Whether the key was one. */
export function onKey(app: App, event: KeyboardEvent): boolean {
	const command = event.ctrlKey || event.metaKey;
	switch (event.key) {
		case 'F8':
			goToNextFault(app, event.shiftKey ? -1 : 1);
			return true;
		case 'Enter':
			return command && toVerdict(app, event);
		case '.':
			// Monaco opens its own list of fixes.
			if (!command || app.store.state.editor === 'monaco') return false;
			focusFixes(app);
			return true;
		case 'z':
			// Outside every field, where a fix leaves the focus.
			if (!command || event.shiftKey || isInField(event)) return false;
			app.editing.undo();
			return true;
		case 'Escape':
			return closeTop(app, event);
		case 'Tab':
			if (app.store.state.menu) app.store.dispatch({ type: 'menu', menu: null });
			return false;
		default:
			return inTabs(app, event) || moveInMenu(app, event.key);
	}
}

function toVerdict(app: App, event: KeyboardEvent): boolean {
	if (!isInText(app, event)) return false;
	app.store.dispatch({ type: 'panel', panel: 'verdict' });
	app.host.querySelector<HTMLElement>('.verdict-title')?.focus();
	return true;
}

/** Esc closes what lies on top; inside the text it belongs to the editor. */
function closeTop(app: App, event: KeyboardEvent): boolean {
	if (closeMenu(app)) return true;
	if (isInText(app, event)) return false;
	const { proposal, sheet, banner, toast } = app.store.state;
	if (proposal) leaveProposal(app);
	else if (sheet) app.store.dispatch({ type: 'sheet', sheet: null });
	else if (banner) app.store.dispatch({ type: 'banner', banner: null });
	else if (toast) app.store.dispatch({ type: 'toast', toast: null });
	else return false;
	return true;
}

/** Arrows between the two tabs of the phone layout. */
function inTabs(app: App, event: KeyboardEvent): boolean {
	if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
	if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'tab') return false;
	app.store.dispatch({ type: 'panel', panel: app.store.state.panel === 'text' ? 'verdict' : 'text' });
	app.host.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
	return true;
}

function isInField({ target }: KeyboardEvent): boolean {
	return target instanceof Element && target.closest('input, textarea, select, dialog, .editor') !== null;
}

function isInText(app: App, event: KeyboardEvent): boolean {
	return event.target instanceof Element && app.elements.editor.contains(event.target);
}
