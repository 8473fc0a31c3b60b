import { CHANNELS, type Channel } from '../../../contract/error-types.ts';
import type { ReactionId } from '../../../contract/types.ts';
import { lowerFirst } from '../../../messages/inline.ts';
import { icon } from '../../../report/drawing.ts';
import { CHANNEL_ICONS } from '../../../report/icons.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import type { FixChoice, Outcome } from '../../../report/outcomes.ts';
import {
	BOTH_ICONS,
	type HeardShown,
	heardShown,
	jointBody,
	reactionBody,
	reactionFrame,
} from '../../../report/reaction.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { currentResponse, type State, shownOutcome } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** What happens in chat and in a call; where a fix changes it, what happens now and what with the fix. Always two cells. */
export function reactionPanels(state: State, texts: Texts): readonly Tree[] {
	const response = state.trouble || state.text === '' ? undefined : currentResponse(state);
	const outcome = response && shownOutcome(state);
	if (response && outcome) return beforeAndAfter(response, outcome, state, texts);
	return CHANNELS.map((channel) =>
		cell(
			state,
			{ icons: [CHANNEL_ICONS[channel]], label: texts.ui.channels[channel] },
			response ? onChannel(response, state, texts, channel) : unknown(state, texts, channel),
		),
	);
}

function beforeAndAfter(
	response: JudgedResponse,
	outcome: Outcome,
	state: State,
	texts: Texts,
): readonly Tree[] {
	const { core, ui } = texts;
	const listen = (heard: HeardShown) => listenButton(heard, state, texts);
	return [
		cell(state, { icons: BOTH_ICONS, label: ui.reaction.now }, [
			jointBody('panel', response, core, listen),
			billing(response, texts, 'chat'),
		]),
		cell(
			state,
			{ icons: ['arrow'], label: choiceLabel(outcome.by, state, texts) },
			jointBody('panel', outcome, core, listen),
			'react--fix',
		),
	];
}

function choiceLabel(by: FixChoice, state: State, { ui: { reaction } }: Texts): string {
	if (by.kind === 'safe') return reaction.safe(by.rows);
	const fix = currentResponse(state)?.diagnostics[by.fault]?.fixes?.[by.fix];
	return fix?.id === 'answer-with' ? reaction.answer : reaction.proposal(by.fault + 1);
}

function cell(
	{ reading }: State,
	head: { readonly icons: Parameters<typeof reactionFrame>[1]['icons']; readonly label: string },
	body: Child,
	kind?: string,
): Tree {
	const className = [kind, reading && 'is-waiting'].filter(Boolean).join(' ');
	return reactionFrame('panel', head, body, {
		role: 'group',
		'aria-label': head.label,
		...(className !== '' && { class: className }),
	});
}

function onChannel(response: JudgedResponse, state: State, texts: Texts, channel: Channel): Child {
	const { core, ui } = texts;
	if (response.verdict === 'not-a-response') return says(ui.states.nothing, ui.states.nothingText);
	const text = core.reaction.texts[response.reaction[channel].id][channel];
	const heard = heardShown(response.heard, text, core);
	// The words are the same on both channels: they are read aloud where one would hear them.
	const listen = channel === 'voice' && heard && listenButton(heard, state, texts);
	return [
		reactionBody('panel', { text, ...(heard && { heard }) }, core, listen),
		billing(response, texts, channel),
	];
}

function billing({ withBilling }: JudgedResponse, { core, ui }: Texts, channel: Channel): Child {
	const verb = (id: ReactionId) => lowerFirst(core.reaction.texts[id][channel].verb);
	return (
		withBilling &&
		h(
			'p',
			{ class: 'react-after' },
			icon('arrow'),
			h('span', {}, ui.afterBilling(verb(withBilling[channel]))),
		)
	);
}

/** Reads a sentence of the response aloud, where the machine has a voice of its own. */
function listenButton({ from, text }: HeardShown, { reader }: State, { ui: { reaction } }: Texts): Child {
	if ((from !== 'own' && from !== 'proposed') || reader.state === 'none') return null;
	const isReading = reader.state === 'reading' && reader.text === text.quote;
	return button(
		'listen',
		'btn btn--listen',
		{ 'data-text': text.quote, 'aria-pressed': String(isReading) },
		icon(isReading ? 'close' : 'listen'),
		isReading ? reaction.stop : reaction.listen,
	);
}

function unknown({ text, trouble }: State, { ui: { states } }: Texts, channel: Channel): Child {
	if (text !== '' && trouble) return says(states.nothing, states.nothingText);
	return says(states.waiting, channel === 'chat' ? states.waitingChat : states.waitingVoice);
}

/** Words of the page where a reaction would stand. */
function says(verb: string, text: string): Child {
	return [h('p', { class: 'react-verb' }, verb), h('p', { class: 'react-text' }, text)];
}
