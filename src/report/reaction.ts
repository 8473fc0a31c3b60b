import { CHANNELS } from '../contract/error-types.ts';
import type { Heard, Response } from '../contract/types.ts';
import type { Messages } from '../messages/texts.ts';
import type { HeardSource, HeardText, ReactionText } from '../messages/types.ts';
import { heardQuote, icon, rich } from './drawing.ts';
import { CHANNEL_ICONS, HEARD_ICONS, type IconName } from './icons.ts';
import { statementLink } from './links.ts';
import { type Child, h, type Tree } from './tree.ts';

/** What the customer hears, and who says so. */
export interface HeardShown {
	readonly text: HeardText;
	readonly from: HeardSource;
}

/** What stands in one cell: where, and what the agent does there. */
export interface ReactionCell {
	readonly icons: readonly IconName[];
	readonly label: string;
	readonly text: ReactionText;
	readonly heard?: HeardShown;
}

export const BOTH_ICONS: readonly IconName[] = CHANNELS.map((channel) => CHANNEL_ICONS[channel]);

/** The pasted sentence or the contract's quotation, else the reaction's illustration, if it has one. */
export function heardShown(
	heard: Heard | undefined,
	text: ReactionText,
	{ reaction }: Messages,
): HeardShown | undefined {
	if (heard?.from === 'contract') return { from: 'contract', text: reaction.quotations[heard.case] };
	if (heard) return { from: heard.from, text: { quote: heard.sentence } };
	return text.heard && { from: 'illustration', text: text.heard };
}

/** Chat and call; one cell, under the label `both`, where they are the same. */
export function reactionCells(
	{ reaction, heard }: Pick<Response, 'reaction' | 'heard'>,
	messages: Messages,
	both: string,
): readonly ReactionCell[] {
	const { channels, texts } = messages.reaction;
	const cell = (icons: readonly IconName[], label: string, text: ReactionText): ReactionCell => {
		const shown = heardShown(heard, text, messages);
		return { icons, label, text, ...(shown && { heard: shown }) };
	};
	if (reaction.chat.id === reaction.voice.id) return [cell(BOTH_ICONS, both, texts[reaction.chat.id].chat)];
	return CHANNELS.map((channel) =>
		cell([CHANNEL_ICONS[channel]], channels[channel], texts[reaction[channel].id][channel]),
	);
}

/** The cell's own name among the classes, the beginning of those inside it, and the tag of its heading. */
const FRAMES = {
	panel: { cell: 'react', parts: 'react', heading: 'h3' },
	figure: { cell: 'figure-branch', parts: 'figure', heading: 'p' },
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
			{ class: `${parts}-channel` },
			icons.map((name) => icon(name)),
			h('span', {}, label),
		),
		body,
	);
}

/** What the agent does, what follows, and what the customer hears; `beside` stands behind the words' source. */
export function reactionBody(
	frame: Frame,
	{ text: { verb, consequence }, heard }: Pick<ReactionCell, 'text' | 'heard'>,
	messages: Messages,
	beside?: Child,
): readonly Tree[] {
	const { parts } = FRAMES[frame];
	return [
		h('p', { class: `${parts}-verb` }, verb),
		h('p', { class: `${parts}-text` }, rich(consequence)),
		...(heard ? heardLines(frame, heard, messages, beside) : []),
	];
}

/** Both channels in one cell: once where they are the same, else one below the other, and the words once. */
export function jointBody(
	frame: Frame,
	subject: Pick<Response, 'reaction' | 'heard'>,
	messages: Messages,
	beside?: (heard: HeardShown) => Child,
): readonly Tree[] {
	const cells = reactionCells(subject, messages, '');
	const isShared = subject.heard !== undefined;
	return cells.flatMap(({ heard, ...cell }, index) => {
		const isLast = index === cells.length - 1;
		const shown = heard && (isLast || !isShared) ? { heard } : {};
		const body = reactionBody(frame, { ...cell, ...shown }, messages, shown.heard && beside?.(shown.heard));
		return cells.length === 1 ? body : [channelLine(frame, cell), ...body];
	});
}

function channelLine(frame: Frame, { icons, label }: Pick<ReactionCell, 'icons' | 'label'>): Tree {
	const { parts } = FRAMES[frame];
	return h(
		'p',
		{ class: `${parts}-channel` },
		icons.map((name) => icon(name)),
		h('span', {}, label),
	);
}

/** The words, and below them whose they are. */
function heardLines(
	frame: Frame,
	{ text, from }: HeardShown,
	messages: Messages,
	beside?: Child,
): readonly Tree[] {
	const source = h(
		'p',
		{ class: `from from--${from}` },
		icon(HEARD_ICONS[from], 12),
		h('span', {}, messages.reaction.from[from]),
		from === 'contract' && [' ', statementLink(messages, 'ES-27')],
	);
	return [
		h('p', { class: `${FRAMES[frame].parts}-say` }, heardQuote(text)),
		beside ? h('div', { class: 'heard' }, source, beside) : source,
	];
}
