import { type Child, h } from '../../../report/tree.ts';
import { OCCURRENCE_KINDS, type State, totalsOf } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** What changes in all files, and what does not. */
export function totalsPanel(state: State, { ui }: Texts): Child {
	if (state.files.length === 0) return null;
	const { applied, changedFiles, kinds } = totalsOf(state);
	const { totals } = ui;
	const none = OCCURRENCE_KINDS.every((kind) => kinds[kind] === 0);
	return h(
		'div',
		{ class: 'totals' },
		h(
			'div',
			{},
			h('h2', { tabindex: -1, 'data-heading': true }, totals.heading(applied)),
			h('p', {}, none ? totals.none : totals.lead),
		),
		OCCURRENCE_KINDS.map((kind) =>
			h(
				'div',
				{},
				h(
					'dl',
					{},
					h('dt', {}, totals.kinds[kind]),
					h(
						'dd',
						{},
						ui.number(kind === 'converted' ? applied : kinds[kind]),
						h('span', {}, kind === 'converted' ? totals.inFiles(changedFiles) : totals.hints[kind]),
					),
				),
			),
		),
	);
}
