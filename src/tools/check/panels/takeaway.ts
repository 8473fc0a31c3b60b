import { icon } from '../../../report/drawing.ts';
import { h, type Tree } from '../../../report/tree.ts';
import { TAKEAWAY_GROUPS, type Takeaway } from '../takeaways.ts';
import type { Texts } from '../texts/types.ts';

export function takeawayMenu(texts: Texts): Tree {
	return h('div', { class: 'menu', role: 'menu', 'aria-label': texts.takeaway.menu }, takeawayGroups(texts));
}

/** The same inside another menu. */
export function takeawayGroups({ takeaway: words }: Texts): readonly Tree[] {
	return TAKEAWAY_GROUPS.map(({ id, items }) =>
		h(
			'div',
			{ role: 'group', 'aria-label': words.groups[id] },
			h('p', { class: 'menu-heading', 'aria-hidden': 'true' }, words.groups[id]),
			items.map((item) =>
				h(
					'div',
					{ class: 'menu-row', role: 'none' },
					entry('copy-takeaway', item, {}, [icon('copy'), h('span', {}, words.names[item])]),
					entry('save-takeaway', item, { class: 'menu-save', 'aria-label': words.save(words.names[item]) }, [
						icon('download'),
					]),
				),
			),
		),
	);
}

function entry(
	action: 'copy-takeaway' | 'save-takeaway',
	item: Takeaway,
	attrs: Readonly<Record<string, string>>,
	children: readonly Tree[],
): Tree {
	return h(
		'button',
		{ type: 'button', role: 'menuitem', tabindex: -1, 'data-do': action, 'data-item': item, ...attrs },
		children,
	);
}
