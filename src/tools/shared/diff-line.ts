import { type Child, h, type Tree } from '../../report/tree.ts';

const LOOKS = {
	' ': { class: 'diff-line', sign: ' ' },
	'-': { class: 'diff-line diff-line--del', sign: '−' },
	'+': { class: 'diff-line diff-line--add', sign: '+' },
} as const;

/** A line of a diff with its number. What its sign means is spoken before its text. */
export function diffLine(sign: keyof typeof LOOKS, number: number, spoken: string, content: Child): Tree {
	const look = LOOKS[sign];
	return h(
		'span',
		{ class: look.class, 'data-n': number, 'data-s': look.sign },
		spoken && h('span', { class: 'visually-hidden', translate: 'yes' }, spoken, ' '),
		content,
	);
}
