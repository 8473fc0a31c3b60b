import { contextOf } from '../../../contract/exchange.ts';
import { isCutOff } from '../../../contract/reaction.ts';
import { LANGUAGES } from '../../../locales.ts';
import { countBySeverity, countGrave } from '../../../messages/describe.ts';
import { lowerFirst } from '../../../messages/inline.ts';
import { icon, mark } from '../../../report/drawing.ts';
import { lookOf } from '../../../report/look.ts';
import { h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { banner, toast } from '../../shared/notices.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** A link that does not open, or a draft that waits behind one. Stays until it is closed. */
export function bannerPanel({ banner: notice }: State, { ui }: Texts): Tree | null {
	if (notice === null) return null;
	const { links } = ui;
	const isLink = notice.kind === 'link';
	return banner(
		isLink ? 'warning' : 'info',
		isLink
			? [
					h('p', {}, h('strong', {}, links[notice.fault])),
					h('p', {}, notice.fault === 'newer' ? links.newerWhy : links.why),
				]
			: h('p', {}, h('strong', {}, links.draftKept)),
		[
			isLink &&
				notice.fault === 'truncated' &&
				button('paste-link', 'btn', {}, icon('paste'), links.pasteWhole),
			!isLink && button('bring-draft', 'btn', {}, icon('undo'), links.bringDraft),
			button('close-banner', 'btn btn--quiet', {}, icon('close'), links.dismiss),
		],
	);
}

export function toastPanel({ toast: told }: State, { ui }: Texts): Tree | null {
	if (told === null) return null;
	const action = told.undoable
		? button('undo', 'btn', {}, icon('undo'), ui.toast.undo)
		: button('close-toast', 'btn', {}, ui.toast.close);
	return toast(told.text, action);
}

/** On a phone, the verdict under the text. */
export function stripPanel(state: State, { core, ui, locale }: Texts): Tree | null {
	const response = currentResponse(state);
	if (!response || state.text === '' || state.trouble) return null;
	const { ground, mark: look } = lookOf(response, state.context);
	const counts = core.verdict
		.counts({ ...countBySeverity(response.diagnostics), info: 0 })
		.join(LANGUAGES[locale].joiners.comma);
	const chat = core.reaction.texts[response.reaction.chat.id].chat.verb;
	const voice = core.reaction.texts[response.reaction.voice.id].voice.verb;
	const judged =
		!isCutOff(contextOf(state.context, response.exchange)) && response.verdict !== 'not-a-response';
	const warn = countGrave(response.diagnostics) > 0 ? ui.strip.grave(counts) : ui.strip.warn(counts);
	const words = { bad: ui.strip.bad(counts), warn, ok: ui.strip.clean };
	const title = judged && ground !== 'blank' ? words[ground] : core.terms.verdicts[response.verdict];
	const reactions = chat === voice ? ui.strip.same(chat) : ui.strip.both(lowerFirst(chat), lowerFirst(voice));
	return h(
		'button',
		{
			type: 'button',
			class: `verdict-strip verdict-strip--${ground}`,
			'data-do': 'tab',
			'data-panel': 'verdict',
			'aria-label': ui.strip.label,
		},
		mark({ ...look, size: 25 }),
		h('span', {}, h('strong', {}, title), h('br'), reactions),
		icon('next'),
	);
}

export function tabsPanel(state: State, { ui }: Texts): Tree[] {
	const faults = currentResponse(state)?.diagnostics.length ?? 0;
	const tab = (panel: State['panel'], label: string): Tree =>
		h(
			'button',
			{
				type: 'button',
				role: 'tab',
				'aria-selected': String(state.panel === panel),
				tabindex: state.panel === panel ? 0 : -1,
				'data-do': 'tab',
				'data-panel': panel,
			},
			label,
		);
	return [tab('verdict', ui.tabs.verdict(faults)), tab('text', ui.tabs.text)];
}
