import { ERROR_TYPES, type ErrorType } from '../contract/types.ts';
import { CUSTOMER_LOCALE, LANGUAGES } from '../locales.ts';
import type { HeardText } from '../messages/types.ts';
import { drawMark, type MarkInput, TICK } from './geometry.ts';
import {
	ICONS,
	type IconName,
	type IconPart,
	SEVERITY_CLASS,
	SEVERITY_SIGNS,
	type SeveritySign,
} from './icons.ts';
import { TYPE_LETTERS } from './look.ts';
import { parseRich } from './rich.ts';
import { h, type Tree } from './tree.ts';

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

/** The mark of a verdict. Where it is struck, its key changes with what it shows: the same mark stays and does not move again. */
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
			'data-key': struck && `${verdict} ${strike} ${letters}`,
		},
		halves.length === 0
			? inside
			: halves.map(({ clip, transform }) =>
					h('g', { transform }, h('g', { 'clip-path': `url(#${clip})` }, inside)),
				),
	);
}

/** The mark of a type itself: it carries no verdict. */
export function typeMark(type: ErrorType, size: number): Tree {
	return mark({ verdict: 'business-error', strike: 'type', letters: TYPE_LETTERS[type], size });
}

/** One of the six, framed. */
export function typeBadge(type: ErrorType): Tree {
	return h('span', { class: 'type', translate: 'no' }, type);
}

/** How a message is set. */
export interface RichLook {
	/** Sets «…» as what a person hears. */
	readonly speech?: boolean;
	/** Draws what it knows among the codes, in place of a badge or of plain code. */
	readonly link?: (code: string) => Tree | undefined;
}

/** A message with its `code`, its **strong** words and its error types. */
export function rich(message: string, { speech = false, link }: RichLook = {}): readonly (Tree | string)[] {
	return parseRich(message, speech).map(({ kind, text }) => {
		if (kind === 'text') return text;
		if (kind === 'say') return h('q', { class: 'say', lang: LANGUAGES[CUSTOMER_LOCALE].tag }, text);
		if (kind === 'strong') return h('strong', {}, text);
		return link?.(text) ?? codeOrType(text);
	});
}

function codeOrType(text: string): Tree {
	const type = ERROR_TYPES.find((known) => known === text);
	return type ? typeBadge(type) : h('code', { translate: 'no' }, text);
}

/** What a customer hears, with its gloss. */
export function heardQuote({ quote, gloss }: HeardText): readonly Tree[] {
	const said = h('q', { class: 'say', lang: LANGUAGES[CUSTOMER_LOCALE].tag }, quote);
	return gloss === undefined ? [said] : [said, h('span', { class: 'gloss' }, gloss)];
}
