import { EXAMPLE_GROUPS, type ExampleGroup } from '../../../examples/schema.ts';
import { icon, mark } from '../../../report/drawing.ts';
import { pagePath } from '../../../report/paths.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import type { PageExample } from '../page-data.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';
import { takeawayGroups, takeawayMenu } from './takeaway.ts';

const MOST_IN_GROUP = 5;

export function toolbarPanel(
	{ menu }: State,
	texts: Texts,
	examples: readonly PageExample[],
): readonly Child[] {
	const { toolbar, title } = texts.ui;
	return [
		h('h1', { class: 'visually-hidden' }, title),
		button('paste', 'btn', {}, icon('paste'), toolbar.paste),
		h(
			'div',
			{ class: 'menu-host' },
			h(
				'button',
				{
					type: 'button',
					class: 'btn',
					'data-do': 'menu-examples',
					'aria-haspopup': 'menu',
					'aria-expanded': String(menu === 'examples'),
				},
				toolbar.examples,
				icon('down'),
			),
			menu === 'examples' && examplesMenu(texts, examples),
		),
		ACTIONS.map((action) => button(action, 'btn btn--quiet only-wide', {}, labelOf(action, texts))),
		h('span', { class: 'push' }),
		button('report', 'btn btn--quiet only-wide', {}, toolbar.report),
		h(
			'div',
			{ class: 'menu-host menu-host--end only-wide' },
			h(
				'button',
				{
					type: 'button',
					class: 'btn btn--quiet',
					'data-do': 'menu-takeaway',
					'aria-haspopup': 'menu',
					'aria-expanded': String(menu === 'takeaway'),
				},
				texts.takeaway.menu,
				icon('down'),
			),
			menu === 'takeaway' && takeawayMenu(texts),
		),
		h(
			'div',
			{ class: 'menu-host menu-host--end only-narrow' },
			h(
				'button',
				{
					type: 'button',
					class: 'iconbtn',
					'data-do': 'menu-more',
					'aria-haspopup': 'menu',
					'aria-expanded': String(menu === 'more'),
					'aria-label': toolbar.more,
				},
				icon('more', 18),
			),
			menu === 'more' && moreMenu(texts),
		),
		button('share', 'btn btn--primary btn--share', {}, icon('link'), h('span', {}, toolbar.share)),
	];
}

const ACTIONS = ['open', 'format', 'clear', 'settings', 'drafts'] as const;
type ToolAction = (typeof ACTIONS)[number];

function labelOf(action: ToolAction, { ui }: Texts): string {
	const { toolbar } = ui;
	const labels = { ...toolbar, open: toolbar.openFile, drafts: ui.drafts.button };
	return labels[action];
}

function moreMenu(texts: Texts): Tree {
	return h(
		'div',
		{ class: 'menu', role: 'menu', 'aria-label': texts.ui.toolbar.more },
		ACTIONS.map((action) =>
			h(
				'button',
				{ type: 'button', role: 'menuitem', tabindex: -1, 'data-do': action },
				labelOf(action, texts),
			),
		),
		takeawayGroups(texts),
	);
}

function examplesMenu(texts: Texts, examples: readonly PageExample[]): Tree {
	const { locale, ui } = texts;
	return h(
		'div',
		{ class: 'menu menu--examples', role: 'menu', 'aria-label': ui.toolbar.examples },
		EXAMPLE_GROUPS.map((group) => {
			const entries = examples.filter((example) => example.group === group).slice(0, MOST_IN_GROUP);
			return entries.length > 0 && shelf(group, entries, texts);
		}),
		h(
			'a',
			{ role: 'menuitem', tabindex: -1, href: pagePath(locale, 'examples') },
			ui.toolbar.allExamples(examples.length),
			icon('arrow'),
		),
	);
}

function shelf(group: ExampleGroup, entries: readonly PageExample[], { ui }: Texts): Tree {
	const name = ui.shelves[group];
	return h(
		'div',
		{ role: 'group', 'aria-label': name },
		h('p', { class: 'menu-heading', 'aria-hidden': 'true' }, name),
		entries.map(({ name: example, title, mark: look }) =>
			h(
				'button',
				{ type: 'button', role: 'menuitem', tabindex: -1, 'data-do': 'example', 'data-name': example },
				mark({ ...look, size: 20 }),
				h('span', {}, title),
			),
		),
	);
}
