import type { State } from '../state.ts';
import type { Texts } from '../texts.ts';
import type { Child } from '../tree.ts';

/** What waits for an answer before something leaves the page, and the settings. */
export function sheetPanel({ sheet }: State, _texts: Texts): Child {
	if (sheet === null) return null;
	return null;
}
