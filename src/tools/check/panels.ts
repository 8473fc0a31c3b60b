import { nodesOf, type Tree } from '../../report/tree.ts';
import type { Panels } from '../shared/parts.ts';
import type { PageData } from './page-data.ts';
import { chainPanel } from './panels/chain.ts';
import { contextPanel } from './panels/context.ts';
import { faultsPanel } from './panels/faults.ts';
import { footPanel } from './panels/foot.ts';
import { bannerPanel, stripPanel, tabsPanel, toastPanel } from './panels/notices.ts';
import { reactionPanels } from './panels/reaction.ts';
import { responsesPanel } from './panels/responses.ts';
import { sheetPanel } from './panels/sheet.ts';
import { toolbarPanel } from './panels/toolbar.ts';
import { verdictPanel } from './panels/verdict.ts';
import type { State } from './state.ts';
import type { Texts } from './texts/types.ts';

/** What is drawn into the parts of the page. */
export const PANELS = {
	banner: { draw: bannerPanel },
	bar: { draw: (state, texts, { examples }) => toolbarPanel(state, texts, examples) },
	sheet: { draw: sheetPanel },
	segs: { draw: tabsPanel },
	report: {
		draw: (state, texts) => [
			verdictPanel(state, texts),
			reactionPanels(state, texts),
			contextPanel(state, texts),
		],
	},
	responses: { draw: responsesPanel },
	chain: { draw: chainPanel },
	foot: { draw: footPanel },
	faults: { draw: faultsPanel },
	strip: { draw: stripPanel },
	toast: { draw: toastPanel },
} satisfies Panels<State, [texts: Texts, page: PageData]>;

/** What stands in a part; the same in the built page and in the browser. */
export function partNodes(
	part: keyof typeof PANELS,
	state: State,
	texts: Texts,
	page: PageData,
): readonly (Tree | string)[] {
	return nodesOf(PANELS[part].draw(state, texts, page));
}
