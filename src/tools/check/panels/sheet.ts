import { icon } from '../../../report/drawing.ts';
import { type Child, h } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import type { PageData } from '../page-data.ts';
import type { Sheet, State } from '../state.ts';
import type { Texts } from '../texts/types.ts';
import { draftsSheet } from './drafts.ts';
import { settingsSheet } from './settings.ts';

type SheetOf<Kind extends Sheet['kind']> = Extract<Sheet, { kind: Kind }>;

/** What waits for an answer before something leaves the page; settings and drafts too. */
export function sheetPanel(state: State, texts: Texts, page: PageData): Child {
	const { sheet } = state;
	if (sheet === null) return null;
	return h('div', { class: 'sheet proposed' }, contentOf(sheet, state, texts, page));
}

function contentOf(sheet: Sheet, state: State, texts: Texts, page: PageData): Child {
	switch (sheet.kind) {
		case 'secrets':
			return secretsSheet(sheet, state, texts);
		case 'link':
			return linkSheet(sheet, texts);
		case 'takeaway':
			return takeawaySheet(sheet, texts);
		case 'settings':
			return settingsSheet(state, texts, page);
		case 'drafts':
			return draftsSheet(sheet, texts);
	}
}

function secretsSheet({ secrets, keepsVerdict }: SheetOf<'secrets'>, { text }: State, { ui }: Texts): Child {
	const { share } = ui;
	return [
		h('h2', { class: 'fault-title' }, share.secretsTitle),
		h('p', {}, share.secretsLead),
		h(
			'ul',
			{ class: 'short-list' },
			secrets.slice(0, 12).map(({ kind, start, end }) =>
				h(
					'li',
					{},
					`${share.secrets[kind]}: `,
					h(
						'button',
						{
							type: 'button',
							class: 'place',
							'data-do': 'show-secret',
							'data-start': start,
							'data-end': end,
						},
						text.slice(start, Math.min(end, start + 40)).toWellFormed(),
					),
				),
			),
		),
		h(
			'p',
			{ class: 'fault-act' },
			button('share-masked', 'btn btn--primary', {}, share.mask),
			button('share-as-is', 'btn', {}, share.asIs),
			button('close-sheet', 'btn btn--quiet', {}, share.cancel),
		),
		h('p', { class: 'fault-why' }, keepsVerdict ? share.maskNote : share.maskChanges),
	];
}

function linkSheet({ url, copied, failed = false }: SheetOf<'link'>, { ui }: Texts): Child {
	const { share, toast } = ui;
	const isVeryLong = !copied && !failed;
	return [
		h('p', {}, h('strong', {}, failed ? share.failed : share.length(url.length)), ' ', failed && share.here),
		!failed && h('p', { class: 'fault-why' }, isVeryLong ? share.veryLong : share.long),
		h('input', { class: 'field', readonly: true, 'aria-label': share.linkLabel, value: url }),
		h(
			'p',
			{ class: 'fault-act' },
			!failed &&
				button(
					'download-text',
					isVeryLong ? 'btn btn--primary' : 'btn',
					{},
					icon('download'),
					share.download,
				),
			!failed && button('download-report', 'btn', {}, icon('download'), share.downloadReport),
			button('copy-link', 'btn', {}, icon('copy'), share.copyAnyway),
			button('close-sheet', 'btn btn--quiet', {}, toast.close),
		),
	];
}

function takeawaySheet({ item, file }: SheetOf<'takeaway'>, { takeaway: words, ui }: Texts): Child {
	return [
		h('p', {}, h('strong', {}, words.notCopied(words.names[item]))),
		h(
			'textarea',
			{ class: 'text-area text-area--short', readonly: true, rows: 8, 'aria-label': words.names[item] },
			file.content,
		),
		h(
			'p',
			{ class: 'fault-act' },
			button('save-shown', 'btn', {}, icon('download'), words.saveFile),
			button('close-sheet', 'btn btn--quiet', {}, ui.toast.close),
		),
	];
}
