import type { Channel } from '../../../contract/error-types.ts';
import { lowerFirst } from '../../../messages/inline.ts';
import { icon, rich } from '../../../report/drawing.ts';
import type { IconName } from '../../../report/icons.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

const ICON: Readonly<Record<Channel, IconName>> = { chat: 'chat', voice: 'call' };

/** What the agent does on one channel. Always two in the playground, even where they are equal. */
export function reactionPanel(state: State, texts: Texts, channel: Channel): Tree {
	const name = texts.ui.channels[channel];
	const response = state.trouble || state.text === '' ? undefined : currentResponse(state);
	return h(
		'div',
		{ class: `react${state.reading ? ' is-waiting' : ''}`, role: 'group', 'aria-label': name },
		h('h3', { class: 'react-ch' }, icon(ICON[channel]), h('span', {}, name)),
		response ? predicted(response, texts, channel) : unknown(state, texts, channel),
	);
}

function predicted(response: JudgedResponse, { core, ui }: Texts, channel: Channel): Child {
	const reactionOf = (id: JudgedResponse['reaction']['chat']['id']) => core.reaction.texts[id][channel];
	const { verb, consequence, heard } = reactionOf(response.reaction[channel].id);
	const { afterFixes, withBilling } = response;
	if (response.verdict === 'not-a-response') {
		return [
			h('p', { class: 'react-verb' }, ui.states.nothing),
			h('p', { class: 'react-text' }, ui.states.nothingText),
		];
	}
	return [
		h('p', { class: 'react-verb' }, verb),
		h('p', { class: 'react-text' }, rich(consequence)),
		heard &&
			h(
				'p',
				{ class: 'react-say' },
				h('q', { class: 'say', lang: 'es', title: core.reaction.illustration }, heard.quote),
				heard.gloss !== undefined && h('span', { class: 'gloss' }, heard.gloss),
			),
		afterFixes && after(ui.afterFixes(afterFixes.rows, lowerFirst(reactionOf(afterFixes[channel]).verb))),
		withBilling && after(ui.afterBilling(lowerFirst(reactionOf(withBilling[channel]).verb))),
	];
}

function unknown({ text, trouble }: State, { ui }: Texts, channel: Channel): Child {
	const { states } = ui;
	if (text !== '' && trouble) {
		return [
			h('p', { class: 'react-verb' }, states.nothing),
			h('p', { class: 'react-text' }, states.nothingText),
		];
	}
	const what = channel === 'chat' ? states.waitingChat : states.waitingVoice;
	return [h('p', { class: 'react-verb' }, states.waiting), h('p', { class: 'react-text' }, what)];
}

function after(text: string): Tree {
	return h('p', { class: 'react-after' }, icon('arrow'), h('span', {}, text));
}
