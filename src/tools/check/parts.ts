import { type Child, h, type Tree } from '../../report/tree.ts';
import type { PageData } from './page-data.ts';
import { chainPanel } from './panels/chain.ts';
import { contextPanel } from './panels/context.ts';
import { faultsPanel } from './panels/faults.ts';
import { footPanel } from './panels/foot.ts';
import { bannerPanel, responsesPanel, stripPanel, tabsPanel, toastPanel } from './panels/notices.ts';
import { reactionPanels } from './panels/reaction.ts';
import { sheetPanel } from './panels/sheet.ts';
import { toolbarPanel } from './panels/toolbar.ts';
import { verdictPanel } from './panels/verdict.ts';
import type { State } from './state.ts';
import type { Texts } from './texts/types.ts';

/** The parts of the page that follow the state; each is an element with `data-part`. */
export const PARTS = [
	'banner',
	'bar',
	'sheet',
	'segs',
	'report',
	'responses',
	'chain',
	'foot',
	'faults',
	'strip',
	'toast',
] as const;
export type Part = (typeof PARTS)[number];

const PANELS: Readonly<Record<Part, (state: State, texts: Texts, page: PageData) => Child>> = {
	banner: bannerPanel,
	bar: (state, texts, { examples }) => toolbarPanel(state, texts, examples),
	sheet: sheetPanel,
	segs: tabsPanel,
	report: (state, texts) => [
		verdictPanel(state, texts),
		reactionPanels(state, texts),
		contextPanel(state, texts),
	],
	responses: responsesPanel,
	chain: chainPanel,
	foot: footPanel,
	faults: faultsPanel,
	strip: stripPanel,
	toast: toastPanel,
};

/** What stands in a part; the same in the built page and in the browser. */
export function partNodes(
	part: Part,
	state: State,
	texts: Texts,
	page: PageData,
): readonly (Tree | string)[] {
	return h('part', {}, PANELS[part](state, texts, page)).children;
}
