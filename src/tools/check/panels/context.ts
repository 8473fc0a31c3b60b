import { LANGUAGES } from '../../../locales.ts';
import { h, type Tree } from '../../../report/tree.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** The billing switch, the tool's name and the seconds that it took. */
export function contextPanel(state: State, { ui, locale }: Texts): Tree {
	const { context, elapsedInvalid } = state;
	const guessed = currentResponse(state)?.exchange;
	const { billing, elapsedSeconds, tool = '' } = context;
	const decimal = (seconds: number | undefined) =>
		seconds === undefined ? '' : String(seconds).replace('.', LANGUAGES[locale].decimal);
	return h(
		'div',
		{ class: 'context' },
		h(
			'span',
			{ class: 'billing' },
			h('span', { id: 'check-billing' }, ui.context.billing),
			h(
				'button',
				{
					type: 'button',
					class: 'switch',
					role: 'switch',
					'aria-checked': String(billing),
					'aria-labelledby': 'check-billing',
					'data-do': 'billing',
				},
				h('i'),
				billing ? ui.context.on : ui.context.off,
			),
			h('span', { class: 'hint' }, ui.context.billingHint),
		),
		h(
			'span',
			{ class: 'ctx-tool' },
			h(
				'label',
				{},
				h('span', {}, ui.context.tool),
				h('input', {
					class: 'field field--tool',
					autocomplete: 'off',
					autocapitalize: 'off',
					spellcheck: 'false',
					maxlength: LONGEST_TOOL,
					// What the paste itself tells holds until a person says otherwise.
					placeholder: guessed?.tool ?? ui.context.toolUnknown,
					'aria-describedby': 'check-tool-hint',
					value: tool,
					'data-do': 'tool',
				}),
				h('span', { id: 'check-tool-hint', class: 'visually-hidden' }, ui.context.toolHint),
			),
			h(
				'label',
				{},
				h('span', {}, ui.context.elapsedBefore),
				h('input', {
					class: 'field field--num',
					inputmode: 'decimal',
					autocomplete: 'off',
					placeholder: guessed?.elapsedMs === undefined ? '–' : decimal(guessed.elapsedMs / 1000),
					'aria-label': ui.context.elapsedLabel,
					'aria-invalid': elapsedInvalid ? 'true' : undefined,
					'aria-describedby': elapsedInvalid ? 'check-elapsed-error' : undefined,
					value: decimal(elapsedSeconds),
					'data-do': 'elapsed',
				}),
				h('span', {}, ui.context.elapsedAfter),
			),
		),
		elapsedInvalid &&
			h('span', { id: 'check-elapsed-error', class: 'field-error' }, ui.context.elapsedInvalid),
	);
}

/** MCP allows 128 characters. */
const LONGEST_TOOL = 128;

/** Seconds as a person writes them, comma or point; null where it is no number, undefined where nothing stands. */
export function parseSeconds(text: string): number | undefined | null {
	const written = text.trim().replace(',', '.');
	if (written === '') return undefined;
	return /^\d{1,6}(?:\.\d{1,3})?$/.test(written) ? Number(written) : null;
}
