import { nodesOf, type Tree } from '../../report/tree.ts';
import type { Panels } from '../shared/parts.ts';
import { diffBarPanel, diffPanel } from './panels/diff.ts';
import { noticesPanel, toastPanel } from './panels/notices.ts';
import { tablePanel } from './panels/table.ts';
import { toolbarPanel } from './panels/toolbar.ts';
import { totalsPanel } from './panels/totals.ts';
import type { State } from './state.ts';
import type { Texts } from './texts/types.ts';

/** The rows, and which of them are switched on. */
const SWITCHES = ['files', 'history', 'step'] as const;

/** What is drawn into the parts of the page. */
export const PANELS = {
	bar: { draw: toolbarPanel, shows: [...SWITCHES, 'current', 'menu'] },
	notices: { draw: noticesPanel, shows: ['reading', 'trouble', 'refused'] },
	totals: { draw: totalsPanel, shows: SWITCHES },
	diffbar: { draw: diffBarPanel, shows: [...SWITCHES, 'current', 'selected', 'layout'] },
	diff: { draw: diffPanel, shows: ['files', 'current', 'layout', 'hunks', 'monaco'] },
	table: { draw: tablePanel, shows: [...SWITCHES, 'current', 'scope', 'selected', 'drawn'] },
	toast: { draw: toastPanel, shows: ['toast'] },
} satisfies Panels<State, [texts: Texts]>;

/** What stands in a part; the same in the built page and in the browser. */
export function partNodes(part: keyof typeof PANELS, state: State, texts: Texts): readonly (Tree | string)[] {
	return nodesOf(PANELS[part].draw(state, texts));
}
