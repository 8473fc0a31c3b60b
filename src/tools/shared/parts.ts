import { type Child, nodesOf } from '../../report/tree.ts';
import { findPart, type Host } from './find.ts';
import { patchChildren } from './patch.ts';

/** What stands in a part of the page that follows the state. `Given` is what a tool draws with beside the state. */
export interface Panel<State, Given extends readonly unknown[]> {
	readonly draw: (state: State, ...given: Given) => Child;
	/** Drawn again only when one of these changes, since a table may have hundreds of rows; with every change by default. */
	readonly shows?: readonly (keyof State)[];
}

/** A tool's panels by the name of their part: an element with that name in `data-part`. */
export type Panels<State, Given extends readonly unknown[]> = Readonly<Record<string, Panel<State, Given>>>;

/**
 * Finds the element of every part and draws there from then on; without a state before, everything.
 * @throws {Error} where the page lacks a part, by its name
 */
export function attachPanels<State, Given extends readonly unknown[]>(
	host: Host,
	panels: Panels<State, Given>,
	...given: Given
): (state: State, before?: State) => void {
	const parts = Object.entries(panels).map(([name, panel]) => ({
		panel,
		element: findPart(host, name),
	}));
	return (state, before) => {
		for (const { panel, element } of parts) {
			if (before === undefined || isStale(panel, state, before)) {
				patchChildren(element, nodesOf(panel.draw(state, ...given)));
			}
		}
	};
}

export function isStale<State, Given extends readonly unknown[]>(
	{ shows }: Panel<State, Given>,
	state: State,
	before: State,
): boolean {
	return shows === undefined || shows.some((name) => state[name] !== before[name]);
}
