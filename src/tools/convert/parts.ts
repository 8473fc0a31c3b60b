import { type Child, h, type Tree } from '../../report/tree.ts';
import { diffBarPanel, diffPanel } from './panels/diff.ts';
import { noticesPanel, toastPanel } from './panels/notices.ts';
import { tablePanel } from './panels/table.ts';
import { toolbarPanel } from './panels/toolbar.ts';
import { totalsPanel } from './panels/totals.ts';
import type { State } from './state.ts';
import type { Texts } from './texts/types.ts';

/** The parts of the page that follow the state; each is an element with `data-part`. */
export const PARTS = ['bar', 'notices', 'totals', 'diffbar', 'diff', 'table', 'toast'] as const;
export type Part = (typeof PARTS)[number];

const PANELS: Readonly<Record<Part, (state: State, texts: Texts) => Child>> = {
	bar: toolbarPanel,
	notices: noticesPanel,
	totals: totalsPanel,
	diffbar: diffBarPanel,
	diff: diffPanel,
	table: tablePanel,
	toast: toastPanel,
};

const SWITCHES = ['files', 'history', 'step'] as const;

/** What each part shows: it is drawn again only when some of it changes, since a table may have hundreds of rows. */
const SHOWS: Readonly<Record<Part, readonly (keyof State)[]>> = {
	bar: [...SWITCHES, 'current', 'menu'],
	notices: ['reading', 'trouble', 'refused'],
	totals: SWITCHES,
	diffbar: [...SWITCHES, 'current', 'selected', 'layout'],
	diff: ['files', 'current', 'layout', 'hunks', 'monaco'],
	table: [...SWITCHES, 'current', 'scope', 'selected', 'drawn'],
	toast: ['toast'],
};

export function isStale(part: Part, state: State, before: State): boolean {
	return SHOWS[part].some((name) => state[name] !== before[name]);
}

/** What stands in a part; the same in the built page and in the browser. */
export function partNodes(part: Part, state: State, texts: Texts): readonly (Tree | string)[] {
	return h('part', {}, PANELS[part](state, texts)).children;
}
