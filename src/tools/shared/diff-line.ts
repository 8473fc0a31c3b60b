import { type Child, h, type Tree } from '../../report/tree.ts';

const LOOKS = {
	' ': { class: 'dl', sign: ' ' },
	'-': { class: 'dl dl--del', sign: '−' },
	'+': { class: 'dl dl--add', sign: '+' },
} as const;

/** A line of a diff with its number. What its sign means is spoken before its text. */
export function diffLine(sign: keyof typeof LOOKS, number: number, spoken: string, content: Child): Tree {
	const look = LOOKS[sign];
	return h(
		'span',
		{ class: look.class, 'data-n': number, 'data-s': look.sign },
		spoken && h('span', { class: 'vh', translate: 'yes' }, spoken, ' '),
		content,
	);
}
