import { type Child, h } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import type { Sheet } from '../state.ts';
import type { Texts } from '../texts/types.ts';

const MOST_SHOWN = 70;

/** Texts of other tabs, and whether any are kept. */
export function draftsSheet({ drafts, kept }: Extract<Sheet, { kind: 'drafts' }>, { ui }: Texts): Child {
	const words = ui.drafts;
	const action = (name: string, label: string, className = 'btn'): Child =>
		button(name, className, {}, label);
	return [
		h('h2', { class: 'fault-title' }, words.heading),
		h('p', { class: 'fault-why' }, kept === null ? words.blocked : words.lead),
		drafts.length === 0
			? h('p', {}, words.none)
			: h(
					'ul',
					{ class: 'short-list' },
					drafts.map(({ at, text }, index) =>
						h(
							'li',
							{},
							button(
								'open-draft',
								'draft',
								{ 'data-n': index },
								h('span', { class: 'tag' }, words.when(at)),
								h('code', { translate: 'no' }, text.slice(0, MOST_SHOWN).replace(/\s+/g, ' ').toWellFormed()),
							),
						),
					),
				),
		kept !== null &&
			h(
				'label',
				{ class: 'check' },
				h('input', { type: 'checkbox', checked: kept, 'data-do': 'keep-drafts' }),
				words.keep,
			),
		h(
			'p',
			{ class: 'fault-act' },
			drafts.length > 0 && action('forget-drafts', words.forget),
			action('reset', words.reset),
			action('close-sheet', words.close, 'btn btn--quiet'),
		),
	];
}
