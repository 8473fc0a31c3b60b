import type { Channel } from '../../../contract/error-types.ts';
import type { ReactionId } from '../../../contract/types.ts';
import { lowerFirst } from '../../../messages/inline.ts';
import { icon } from '../../../report/drawing.ts';
import { CHANNEL_ICONS } from '../../../report/icons.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { reactionBody, reactionFrame } from '../../../report/reaction.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** What the agent does on one channel. Always two in the playground, even where they are equal. */
export function reactionPanel(state: State, texts: Texts, channel: Channel): Tree {
	const label = texts.ui.channels[channel];
	const response = state.trouble || state.text === '' ? undefined : currentResponse(state);
	return reactionFrame(
		'panel',
		{ icons: [CHANNEL_ICONS[channel]], label },
		response ? predicted(response, texts, channel) : unknown(state, texts, channel),
		{ role: 'group', 'aria-label': label, ...(state.reading && { class: 'is-waiting' }) },
	);
}

function predicted(response: JudgedResponse, { core, ui }: Texts, channel: Channel): Child {
	const { states } = ui;
	if (response.verdict === 'not-a-response') return says(states.nothing, states.nothingText);
	const textOf = (id: ReactionId) => core.reaction.texts[id][channel];
	const { afterFixes, withBilling } = response;
	return [
		reactionBody('panel', textOf(response.reaction[channel].id), core.reaction),
		afterFixes && after(ui.afterFixes(afterFixes.rows, lowerFirst(textOf(afterFixes[channel]).verb))),
		withBilling && after(ui.afterBilling(lowerFirst(textOf(withBilling[channel]).verb))),
	];
}

function unknown({ text, trouble }: State, { ui: { states } }: Texts, channel: Channel): Child {
	if (text !== '' && trouble) return says(states.nothing, states.nothingText);
	return says(states.waiting, channel === 'chat' ? states.waitingChat : states.waitingVoice);
}

/** Words of the page where a reaction would stand. */
function says(verb: string, text: string): Child {
	return [h('p', { class: 'react-verb' }, verb), h('p', { class: 'react-text' }, text)];
}

function after(text: string): Tree {
	return h('p', { class: 'react-after' }, icon('arrow'), h('span', {}, text));
}
