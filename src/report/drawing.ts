import { ERROR_TYPES } from '../contract/types.ts';
import { drawMark, type MarkInput, TICK } from './geometry.ts';
import {
	ICONS,
	type IconName,
	type IconPart,
	SEVERITY_CLASS,
	SEVERITY_SIGNS,
	type SeveritySign,
} from './icons.ts';
import { parseRich } from './rich.ts';
import { type Child, h, type Tree } from './tree.ts';

export function icon(name: IconName, size = 16): Tree {
	const parts: readonly IconPart[] = ICONS[name];
	return h(
		'svg',
		{ class: 'icon', viewBox: '0 0 16 16', width: size, height: size, 'aria-hidden': 'true' },
		parts.map(({ d, filled }) => h('path', { d, fill: filled ? 'currentColor' : undefined })),
	);
}

export function severitySign(sign: SeveritySign, size = 16): Tree {
	return h(
		'svg',
		{
			class: `sev sev--${SEVERITY_CLASS[sign]}`,
			viewBox: '0 0 16 16',
			width: size,
			height: size,
			'aria-hidden': 'true',
		},
		SEVERITY_SIGNS[sign].map(({ kind, d }) => h('path', { class: kind, d })),
	);
}

/** The mark of a verdict. Its key changes with what it shows, so that a new one is struck and the same one stays. */
export function mark(input: MarkInput, struck = false): Tree {
	const { shape, glyph, halves } = drawMark(input);
	const inside = [
		h('path', { d: shape }),
		glyph?.kind === 'tick' && h('path', { class: 'mark-glyph', d: TICK }),
		glyph?.kind === 'text' && h('text', { x: 24, y: glyph.y, 'font-size': glyph.size }, glyph.text),
	];
	const { verdict, strike, letters = '', size } = input;
	return h(
		'svg',
		{
			class: `mark mark--${strike}${struck ? ' is-struck' : ''}`,
			viewBox: '0 0 48 48',
			width: size,
			height: size,
			'aria-hidden': 'true',
			'data-key': `${verdict} ${strike} ${letters}`,
		},
		halves.length === 0
			? inside
			: halves.map(({ clip, transform }) =>
					h('g', { transform }, h('g', { 'clip-path': `url(#${clip})` }, inside)),
				),
	);
}

/** How a message is set: «what a person hears» as speech, an error type as its badge. */
interface RichLook {
	readonly speech?: boolean;
	readonly badges?: boolean;
}

/** A message with its `code`. */
export function rich(message: string, { speech = false, badges = false }: RichLook = {}): Child[] {
	return parseRich(message, speech).map(({ kind, text }) => {
		if (kind === 'text') return text;
		if (kind === 'say') return h('q', { class: 'say', lang: 'es' }, text);
		const isBadge = badges && (ERROR_TYPES as readonly string[]).includes(text);
		return isBadge
			? h('span', { class: 'type', translate: 'no' }, text)
			: h('code', { translate: 'no' }, text);
	});
}
