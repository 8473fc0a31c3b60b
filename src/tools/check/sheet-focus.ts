import type { State } from './state.ts';

/** Draws, and gives the focus back to what opened a sheet where closing it would leave the focus nowhere. */
export type DrawAround = (state: State, before: State, draw: () => void) => void;

export function createSheetFocus(host: HTMLElement): DrawAround {
	let opener: Element | null = null;
	return (state, before, draw) => {
		if (before.sheet === null && state.sheet !== null) opener = document.activeElement;
		const wasInside = host.querySelector('.sheet')?.contains(document.activeElement) === true;
		draw();
		if (state.sheet === null && wasInside) focusShown(opener, host);
	};
}

/** An entry of a menu is gone by then: the button to share never is. */
function focusShown(opener: Element | null, host: HTMLElement): void {
	const isShown = opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility();
	const target = isShown ? opener : host.querySelector<HTMLElement>('[data-do="share"]');
	target?.focus();
}
