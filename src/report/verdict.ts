import { SEVERITIES, type Severity } from '../contract/types.ts';
import { countBySeverity } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import { mark, severitySign } from './drawing.ts';
import type { Look } from './look.ts';
import { type Child, h, type Tree } from './tree.ts';

interface VerdictParts extends Look {
	readonly title: string;
	readonly why: Child;
	/** How many faults, and what else stands under the reason. */
	readonly below?: Child;
}

interface VerdictLook {
	/** Width of the mark in px. */
	readonly size: number;
	/** The mark moves once as it is struck. */
	readonly struck?: boolean;
	/** An older verdict, shown while the next is awaited. */
	readonly waiting?: boolean;
	/** Id of the title, which then names the section and takes the focus. */
	readonly titleId?: string;
}

/** The mark on its ground, one sentence, why, and how many faults. */
export function verdictSection(
	{ ground, mark: look, title, why, below }: VerdictParts,
	{ size, struck = false, waiting = false, titleId }: VerdictLook,
): Tree {
	return h(
		'section',
		{
			class: `verdict verdict--${ground}${waiting ? ' is-waiting' : ''}`,
			'aria-labelledby': titleId,
		},
		mark({ ...look, size }, struck),
		h(
			'div',
			{ class: 'verdict-text' },
			h('h2', { id: titleId, class: 'verdict-title', tabindex: titleId && -1 }, title),
			h('p', {}, why),
			below,
		),
	);
}

/** «2 incumplimientos» and so on, each under its sign; `none` where nothing was found. */
export function countsLine(
	diagnostics: readonly { readonly severity: Severity }[],
	{ verdict }: Messages,
	none?: Child,
): Child {
	const counts = countBySeverity(diagnostics);
	const present = SEVERITIES.filter((severity) => counts[severity] > 0);
	const words = verdict.counts(counts);
	const found = present.map((severity, index) => h('span', {}, severitySign(severity), words[index]));
	const shown = found.length > 0 ? found : none;
	return shown && h('p', { class: 'counts' }, shown);
}
