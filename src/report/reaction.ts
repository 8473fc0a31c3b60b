import { CHANNELS } from '../contract/error-types.ts';
import type { Response } from '../contract/types.ts';
import type { ReactionText, ReactionTexts } from '../messages/types.ts';
import { heardQuote, icon, rich } from './drawing.ts';
import { CHANNEL_ICONS, type IconName } from './icons.ts';
import { type Child, h, type Tree } from './tree.ts';

/** What stands in one cell: where, and what the agent does there. */
export interface ReactionCell {
	readonly icons: readonly IconName[];
	readonly label: string;
	readonly text: ReactionText;
}

/** Chat and call; one cell, under the label `both`, where they are the same. */
export function reactionCells(
	reaction: Response['reaction'],
	{ channels, texts }: ReactionTexts,
	both: string,
): readonly ReactionCell[] {
	if (reaction.chat.id === reaction.voice.id) {
		const icons = CHANNELS.map((channel) => CHANNEL_ICONS[channel]);
		return [{ icons, label: both, text: texts[reaction.chat.id].chat }];
	}
	return CHANNELS.map((channel) => ({
		icons: [CHANNEL_ICONS[channel]],
		label: channels[channel],
		text: texts[reaction[channel].id][channel],
	}));
}

/** The cell's own name among the classes, the beginning of those inside it, and the tag of its heading. */
const FRAMES = {
	panel: { cell: 'react', parts: 'react', heading: 'h3' },
	figure: { cell: 'j-r', parts: 'j', heading: 'p' },
} as const;
export type Frame = keyof typeof FRAMES;

/** Where it happens, over what the agent does there. */
export function reactionFrame(
	frame: Frame,
	{ icons, label }: Pick<ReactionCell, 'icons' | 'label'>,
	body: Child,
	attrs: { readonly class?: string; readonly role?: string; readonly 'aria-label'?: string } = {},
): Tree {
	const { cell, parts, heading } = FRAMES[frame];
	const className = attrs.class === undefined ? cell : `${cell} ${attrs.class}`;
	return h(
		'div',
		{ ...attrs, class: className },
		h(
			heading,
			{ class: `${parts}-ch` },
			icons.map((name) => icon(name)),
			h('span', {}, label),
		),
		body,
	);
}

/** What the agent does, what follows, and what the customer may hear. */
export function reactionBody(
	frame: Frame,
	{ verb, consequence, heard }: ReactionText,
	{ illustration }: Pick<ReactionTexts, 'illustration'>,
): readonly Tree[] {
	const { parts } = FRAMES[frame];
	return [
		h('p', { class: `${parts}-verb` }, verb),
		h('p', { class: `${parts}-text` }, rich(consequence)),
		...(heard ? [h('p', { class: `${parts}-say` }, heardQuote(heard, illustration))] : []),
	];
}
