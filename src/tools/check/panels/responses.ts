import { LANGUAGES } from '../../../locales.ts';
import { countBySeverity, ruleName } from '../../../messages/describe.ts';
import { mark, severitySign } from '../../../report/drawing.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { lookOf } from '../../../report/look.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button, choice } from '../../shared/button.ts';
import {
	type BatchRow,
	batchRows,
	chosenGround,
	countBy,
	drawnRange,
	filterRows,
	GROUNDS,
	MOST_CHIPS,
} from '../batch.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';
import { plain } from './faults.ts';

/** Height of a row, in the unit of the style sheet. */
const ROW_REM = 3.25;

/** Several responses in one paste, the worst first: a few are chips, more are a list with filters. */
export function responsesPanel(state: State, texts: Texts): Tree | null {
	const judgement = state.text === '' ? undefined : state.judged?.judgement;
	if (!judgement || judgement.responses.length < 2) return null;
	const rows = batchRows(judgement, state.context);
	return rows.length <= MOST_CHIPS ? chips(rows, state, texts) : batch(rows, state, texts);
}

function openIndex({ judged, response }: State): number {
	return response ?? judged?.judgement.worst ?? 0;
}

function responseAt({ judged }: State, index: number): JudgedResponse | undefined {
	return judged?.judgement.responses[index];
}

function chips(rows: readonly BatchRow[], state: State, { core, ui }: Texts): Tree {
	return h(
		'nav',
		{ class: 'responses', 'aria-label': ui.responses.label },
		h('p', {}, ui.responses.heading(rows.length)),
		h(
			'ol',
			{},
			rows.map(({ index }) => {
				const response = responseAt(state, index);
				return (
					response &&
					h(
						'li',
						{},
						choice(
							'response',
							index,
							index === openIndex(state),
							mark({ ...lookOf(response, state.context).mark, size: 20 }),
							ui.responses.item(index + 1),
							h('span', { class: 'layer-info' }, core.terms.verdicts[response.verdict]),
						),
					)
				);
			}),
		),
	);
}

function batch(rows: readonly BatchRow[], state: State, texts: Texts): Tree {
	const { responses: words } = texts.ui;
	const shown = filterRows(rows, state.batch);
	const bad = rows.filter(({ ground }) => ground === 'bad').length;
	return h(
		'section',
		{ class: 'batch', 'aria-label': words.label },
		h(
			'div',
			{ class: 'batch-sum' },
			h('h2', { class: 'batch-title' }, words.summary(bad, rows.length)),
			filters(rows, state, texts),
		),
		h(
			'ol',
			{ class: 'batch-rows', 'data-rows': true, 'aria-label': words.keys },
			list(shown, state, texts),
			shown.length === 0 && h('li', { class: 'batch-none' }, words.none),
		),
		h(
			'p',
			{ class: 'batch-foot' },
			h('span', {}, words.shown(shown.length, rows.length)),
			shown.length < rows.length && button('batch-all', 'btn btn--quiet', {}, words.all),
		),
	);
}

/** Three filters; the last two count within the chosen verdict. Together they may leave nothing, which is said. */
function filters(rows: readonly BatchRow[], { batch: view }: State, { core, ui }: Texts): Tree {
	const { responses: words } = ui;
	const ground = chosenGround(rows, view);
	const within = rows.filter((row) => ground === null || row.ground === ground);
	const group = (label: string, counts: Child): Tree =>
		h(
			'div',
			{
				class: 'chips',
				role: 'group',
				'aria-label': label,
			},
			counts,
		);
	const one = (action: string, value: string, on: boolean, label: string, count: number): Tree =>
		button(
			action,
			'chip',
			{ 'data-value': value, 'aria-pressed': String(on) },
			label,
			h('b', {}, String(count)),
		);
	return h(
		'div',
		{ class: 'batch-filters' },
		group(
			words.byVerdict,
			GROUNDS.flatMap((value) => {
				const count = rows.filter((row) => row.ground === value).length;
				return count === 0 ? [] : [one('batch-ground', value, ground === value, words.grounds[value], count)];
			}),
		),
		group(
			words.byType,
			countBy(within, ({ type }) => type).map(([type, count]) =>
				one('batch-type', type, view.type === type, typeName(type, core), count),
			),
		),
		group(
			words.byRule,
			countBy(within, ({ rule }) => rule)
				.slice(0, MOST_RULES)
				.map(([rule, count]) =>
					one('batch-rule', rule, view.rule === rule, plain(ruleName(core, rule)), count),
				),
		),
	);
}

/** First faults that are offered as a filter. */
const MOST_RULES = 6;

function typeName(type: string, core: Texts['core']): string {
	return Object.entries(core.terms.verdicts).find(([verdict]) => verdict === type)?.[1] ?? type;
}

/** Only the rows in sight; what stands above and below them is as high as they would be. */
function list(shown: readonly BatchRow[], state: State, texts: Texts): Child {
	const { start, end } = drawnRange(shown.length, state.batch.top);
	const open = openIndex(state);
	const tabStop = shown.some(({ index }) => index === open) ? open : shown[0]?.index;
	return [
		start > 0 && gap(start),
		shown.slice(start, end).map((row, at) => {
			const response = responseAt(state, row.index);
			if (!response) return null;
			return h(
				'li',
				{ 'aria-setsize': shown.length, 'aria-posinset': start + at + 1 },
				rowButton(
					row,
					response,
					{ isOpen: row.index === open, isTabStop: row.index === tabStop },
					texts,
					state,
				),
			);
		}),
		end < shown.length && gap(shown.length - end),
	];
}

function gap(rows: number): Tree {
	return h(
		'li',
		{ class: 'batch-gap', 'aria-hidden': 'true' },
		h('svg', { width: 1, height: `${rows * ROW_REM}rem` }),
	);
}

function rowButton(
	{ index, type, rule }: BatchRow,
	response: JudgedResponse,
	{ isOpen, isTabStop }: { readonly isOpen: boolean; readonly isTabStop: boolean },
	{ core, ui, locale }: Texts,
	state: State,
): Tree {
	const { error, warning } = countBySeverity(response.diagnostics);
	const { tool, elapsedMs } = response.exchange ?? {};
	const seconds = elapsedMs === undefined ? undefined : (elapsedMs / 1000).toFixed(1);
	return button(
		'response',
		isOpen ? 'batch-row is-on' : 'batch-row',
		{ 'data-n': index, tabindex: isTabStop ? 0 : -1, 'aria-current': isOpen ? 'true' : undefined },
		mark({ ...lookOf(response, state.context).mark, size: 20 }),
		h(
			'span',
			{ class: 'batch-name' },
			tool === undefined ? ui.responses.item(index + 1) : [h('code', { translate: 'no' }, tool), ' '],
			tool !== undefined && h('span', { class: 'layer-info' }, ui.responses.number(index + 1)),
		),
		h('span', { class: 'batch-type', translate: 'no' }, typeName(type, core)),
		h(
			'span',
			{ class: 'batch-counts' },
			core.verdict.counts({ error, warning, info: 0 }).join(LANGUAGES[locale].joiners.comma),
		),
		seconds !== undefined &&
			h(
				'span',
				{ class: 'batch-time' },
				`${seconds.replace('.', LANGUAGES[locale].decimal)} ${ui.context.elapsedAfter}`,
			),
		h(
			'span',
			{ class: 'batch-fault' },
			rule === undefined ? severitySign('ok', 12) : null,
			rule === undefined ? ui.responses.clean : plain(ruleName(core, rule)),
		),
	);
}
