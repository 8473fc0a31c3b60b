import { type Child, h, type Tree } from '../tree.ts';
import { diffBarPanel, diffPanel } from './panels/diff.ts';
import { noticesPanel, toastPanel } from './panels/notices.ts';
import { tablePanel } from './panels/table.ts';
import { toolbarPanel } from './panels/toolbar.ts';
import { totalsPanel } from './panels/totals.ts';
import type { State } from './state.ts';
import type { Texts } from './texts.ts';

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

/** What stands in a part; the same in the built page and in the browser. */
export function partNodes(part: Part, state: State, texts: Texts): readonly (Tree | string)[] {
	return h('part', {}, PANELS[part](state, texts)).children;
}
