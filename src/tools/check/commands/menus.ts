import type { App } from '../app.ts';
import type { State } from '../state.ts';

type MenuName = NonNullable<State['menu']>;

const OPENER: Readonly<Record<MenuName, string>> = {
	examples: '[data-do="menu-examples"]',
	more: '[data-do="menu-more"]',
	takeaway: '[data-do="menu-takeaway"]',
};

/** Opens a menu with the focus on its first entry, or closes it. */
export function toggleMenu(app: App, menu: MenuName): void {
	const open = app.store.state.menu !== menu;
	app.store.dispatch({ type: 'menu', menu: open ? menu : null });
	if (open) entries(app)[0]?.focus();
}

/** Closes the open menu and gives the focus back to its button. */
export function closeMenu(app: App): boolean {
	const { menu } = app.store.state;
	if (menu === null) return false;
	app.store.dispatch({ type: 'menu', menu: null });
	app.host.querySelector<HTMLElement>(OPENER[menu])?.focus();
	return true;
}

/** Arrows, Home and End inside the open menu. */
export function moveInMenu(app: App, key: string): boolean {
	if (app.store.state.menu === null) return false;
	const all = entries(app);
	const focused = document.activeElement;
	const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
	const target = {
		ArrowDown: (at + 1) % all.length,
		ArrowUp: (at - 1 + all.length) % all.length,
		Home: 0,
		End: all.length - 1,
	}[key];
	if (target === undefined) return false;
	all[target]?.focus();
	return true;
}

function entries(app: App): readonly HTMLElement[] {
	return [...app.host.querySelectorAll<HTMLElement>('.menu [role="menuitem"]')];
}
