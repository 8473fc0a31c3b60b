import { icon } from '../../../report/drawing.ts';
import { h, type Tree } from '../../../report/tree.ts';
import { TAKE_GROUPS, type TakeItem } from '../take-items.ts';
import type { Texts } from '../texts/types.ts';

export function takeMenu(texts: Texts): Tree {
	return h('div', { class: 'menu', role: 'menu', 'aria-label': texts.take.menu }, takeGroups(texts));
}

/** The same inside another menu. */
export function takeGroups({ take: words }: Texts): readonly Tree[] {
	return TAKE_GROUPS.map(({ id, items }) =>
		h(
			'div',
			{ role: 'group', 'aria-label': words.groups[id] },
			h('p', { class: 'menu-g', 'aria-hidden': 'true' }, words.groups[id]),
			items.map((item) =>
				h(
					'div',
					{ class: 'menu-row', role: 'none' },
					entry('take', item, {}, [icon('copy'), h('span', {}, words.names[item])]),
					entry('take-save', item, { class: 'menu-save', 'aria-label': words.save(words.names[item]) }, [
						icon('download'),
					]),
				),
			),
		),
	);
}

function entry(
	action: 'take' | 'take-save',
	item: TakeItem,
	attrs: Readonly<Record<string, string>>,
	children: readonly Tree[],
): Tree {
	return h(
		'button',
		{ type: 'button', role: 'menuitem', tabindex: -1, 'data-do': action, 'data-item': item, ...attrs },
		children,
	);
}
