import { icon } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { type State, switchesOf, totalsOf } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** Files by name, and what can be taken away. */
export function toolbarPanel(state: State, { ui }: Texts): Child {
	const { toolbar, title } = ui;
	const heading = h('h1', { class: 'visually-hidden' }, title);
	if (state.files.length === 0) return heading;
	const nothing = totalsOf(state).applied === 0;
	const download = toolbar.download(state.files.length);
	return [
		heading,
		fileTabs(state, toolbar.files),
		button('add', 'btn btn--quiet', {}, icon('folder'), toolbar.add),
		h('span', { class: 'push' }),
		button('copy-table', 'btn btn--quiet only-wide', {}, toolbar.copyTable),
		button('download', 'btn only-wide', {}, download),
		h(
			'div',
			{ class: 'menu-host menu-host--end' },
			button(
				'menu',
				'iconbtn',
				{ 'aria-haspopup': 'menu', 'aria-expanded': String(state.menu), 'aria-label': toolbar.more },
				icon('more', 18),
			),
			state.menu &&
				h('div', { class: 'menu', role: 'menu', 'aria-label': toolbar.more }, [
					item('copy-text', toolbar.copyText),
					item('copy-table', toolbar.copyTable, 'only-narrow'),
					item('csv', toolbar.csv),
					item('download', download, 'only-narrow'),
					item('clear', toolbar.clear),
				]),
		),
		button('patch', 'btn btn--primary', { disabled: nothing }, icon('download'), toolbar.patch),
	];
}

function item(action: string, label: string, className = ''): Tree {
	return button(action, className, { role: 'menuitem' }, label);
}

function fileTabs(state: State, label: string): Tree {
	const switches = switchesOf(state);
	return h(
		'div',
		{ class: 'files', role: 'tablist', 'aria-label': label },
		state.files.map(({ name }, index) =>
			button(
				'file',
				'tabfile',
				{
					role: 'tab',
					id: `convert-file-${index}`,
					'aria-selected': String(index === state.current),
					'aria-controls': 'convert-diff',
					tabindex: index === state.current ? 0 : -1,
					'data-n': index,
					title: name,
					translate: 'no',
				},
				name.split('/').at(-1),
				h('b', {}, String(switches[index]?.filter(Boolean).length ?? 0)),
			),
		),
	);
}
