import { noteOf } from '../../../converter/index.ts';
import { severitySign } from '../../../report/drawing.ts';
import { codeSlug, pagePath } from '../../../report/paths.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button, chip } from '../../shared/button.ts';
import { isOn, OCCURRENCE_KINDS, type PlacedRow, rowsByKind, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

const COLUMNS = 8;

/** Every occurrence, by kind, with its switch. */
export function tablePanel(state: State, texts: Texts): Child {
	const groups = rowsByKind(state);
	if (state.files.length === 0) return null;
	const { columns } = texts.table;
	const { table } = texts.ui;
	const heads = [
		columns.place,
		columns.from,
		columns.to,
		columns.http,
		columns.retry,
		columns.sideEffects,
		columns.note,
	];
	const unlisted = state.files
		.filter((_, index) => state.scope === 'all' || index === state.current)
		.reduce((sum, file) => sum + file.unlisted, 0);
	return h(
		'section',
		{ class: 'occurrences', 'aria-labelledby': 'convert-occurrences' },
		h(
			'div',
			{ class: 'occurrences-head' },
			h('h2', { id: 'convert-occurrences' }, table.heading),
			state.files.length > 1 &&
				h(
					'div',
					{ class: 'chips', role: 'group', 'aria-label': table.show },
					chip('scope', 'file', state.scope === 'file', table.thisFile),
					chip('scope', 'all', state.scope === 'all', table.allFiles(state.files.length)),
				),
		),
		h(
			'table',
			{ class: 'stack occurrences-table' },
			h(
				'thead',
				{},
				h(
					'tr',
					{},
					h('th', { scope: 'col' }, h('span', { class: 'visually-hidden' }, table.switch)),
					heads.map((head) => h('th', { scope: 'col' }, head)),
				),
			),
			OCCURRENCE_KINDS.filter((kind) => groups[kind].length > 0).map((kind) =>
				h(
					'tbody',
					{ 'data-key': kind },
					h('tr', { class: 'group' }, groupHead(state, texts, kind, groups[kind])),
					groups[kind].slice(0, state.drawn[kind]).map((placed) => tableRow(state, texts, placed)),
					groups[kind].length > state.drawn[kind] &&
						h(
							'tr',
							{ class: 'convert-more' },
							h(
								'td',
								{ colspan: COLUMNS },
								button(
									'more',
									'btn',
									{ 'data-value': kind },
									table.more(groups[kind].length - state.drawn[kind]),
								),
							),
						),
				),
			),
		),
		unlisted > 0 && h('p', { class: 'convert-note' }, table.unlisted(unlisted)),
	);
}

function groupHead(
	state: State,
	{ ui }: Texts,
	kind: PlacedRow['row']['occurrence']['kind'],
	rows: readonly PlacedRow[],
): Tree {
	const all = rows.every((row) => isOn(state, row));
	const canSwitch = kind === 'converted' || kind === 'suggestion';
	return h(
		'th',
		{ colspan: COLUMNS, scope: 'rowgroup' },
		ui.totals.kinds[kind],
		' ',
		h('span', { class: 'tag' }, ui.number(rows.length)),
		canSwitch &&
			rows.length > 1 &&
			button(
				'switch-kind',
				'btn btn--quiet convert-all',
				{ 'data-value': kind, 'data-on': String(!all) },
				all ? ui.table.allOff : ui.table.allOn,
			),
	);
}

function tableRow(state: State, texts: Texts, placed: PlacedRow): Tree {
	const { file, index, row } = placed;
	const { occurrence, line, column } = row;
	const { ui } = texts;
	const { columns } = texts.table;
	const on = isOn(state, placed);
	const place = state.scope === 'all' ? `${row.file}:${line}:${column}` : `${line}:${column}`;
	const isSelected = state.selected?.file === file && state.selected.index === index;
	const attrs = { 'data-file': file, 'data-n': index };
	return h(
		'tr',
		{
			'data-key': `${file} ${index}`,
			class: isSelected ? 'is-on' : undefined,
			'aria-current': isSelected ? 'true' : undefined,
		},
		h(
			'td',
			{},
			occurrence.kind !== 'canonical' &&
				h('input', {
					class: 'tick',
					type: 'checkbox',
					checked: on,
					'data-do': 'switch',
					...attrs,
					'aria-label': ui.table.switchRow(occurrence.token, place),
				}),
		),
		cell(
			columns.place,
			button(
				'place',
				state.scope === 'all' ? 'mono convert-place convert-place--long' : 'mono convert-place',
				{ ...attrs, 'aria-label': `${place}, ${ui.table.place(line, column)}` },
				place,
			),
		),
		cell(columns.from, mono(occurrence.token)),
		cell(columns.to, target(placed, on, texts)),
		facts(placed, texts),
		cell(
			columns.note,
			row.retryChange &&
				occurrence.kind !== 'left' && [
					h('span', { class: 'convert-flag' }, severitySign('warning', 14), ' ', ui.table.retryDiffers),
					' ',
				],
			noteOf({ ...row, on }, texts.table),
		),
	);
}

/** What a row becomes; where it stays although it could change, what its switch would make of it too. */
function target({ row: { occurrence } }: PlacedRow, on: boolean, { locale, table, ui }: Texts): Child {
	const { kind, canonical } = occurrence;
	const link = h(
		'a',
		{ class: 'mono', href: pagePath(locale, codeSlug(canonical)), translate: 'no' },
		canonical,
	);
	if (on || kind === 'canonical') return link;
	const stays = h('span', { class: 'open' }, table.stays);
	return kind === 'left' ? stays : [stays, ' ', ui.table.wouldBe, ' ', link];
}

function facts({ row }: PlacedRow, { table }: Texts): Child {
	const { columns, policies, unspecified } = table;
	const { http, retry, sideEffects } = row.match.entry;
	if (row.occurrence.kind === 'left') {
		return [columns.http, columns.retry, columns.sideEffects].map((label) => cell(label));
	}
	const fact = (label: string, value: string | number | undefined): Tree =>
		cell(label, value === undefined ? h('span', { class: 'open' }, unspecified) : mono(String(value)));
	return [
		fact(columns.http, http.value === 'unspecified' ? undefined : http.value),
		fact(columns.retry, retry.value === 'unspecified' ? undefined : policies[retry.value]),
		fact(columns.sideEffects, sideEffects.value === 'unspecified' ? undefined : sideEffects.value),
	];
}

function cell(label: string, ...children: readonly Child[]): Tree {
	return h('td', { 'data-l': label }, h('span', {}, ...children));
}

function mono(text: string): Tree {
	return h('span', { class: 'mono', translate: 'no' }, text);
}
