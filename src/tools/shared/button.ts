import { type Attrs, type Child, h, type Tree } from '../../report/tree.ts';

/** A button whose press is found by the name in `data-do`. */
export function button(action: string, className: string, attrs: Attrs, ...children: readonly Child[]): Tree {
	return h('button', { type: 'button', class: className, 'data-do': action, ...attrs }, ...children);
}

/** One of several views. */
export function chip(action: string, value: string, on: boolean, label: string): Tree {
	return button(action, 'chip', { 'data-value': value, 'aria-pressed': String(on) }, label);
}

/** One of several in a list that can be opened, by its index. */
export function choice(action: string, index: number, on: boolean, ...children: readonly Child[]): Tree {
	return button(
		action,
		on ? 'layer is-on' : 'layer',
		{ 'aria-pressed': String(on), 'data-n': index },
		...children,
	);
}
