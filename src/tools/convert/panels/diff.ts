import type { DiffRow, Hunk } from '../../../converter/index.ts';
import { icon } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button, chip } from '../../shared/button.ts';
import { diffLine } from '../../shared/diff-line.ts';
import { LONGEST_LINE } from '../limits.ts';
import { changesOf, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** Above the diff: how it is shown, where one is in it, undo. */
export function diffBarPanel(state: State, { ui }: Texts): Child {
	if (state.files.length === 0) return null;
	const { diff } = ui;
	const changes = changesOf(state);
	const at = changes.findIndex(({ index }) => index === state.selected?.index) + 1;
	const none = changes.length === 0;
	const { step } = state;
	const canRedo = step < state.history.length - 1;
	return h(
		'div',
		{ class: 'diffbar' },
		h(
			'div',
			{ class: 'chips only-wide', role: 'group', 'aria-label': diff.view },
			chip('layout', 'side', state.layout === 'side', diff.side),
			chip('layout', 'inline', state.layout === 'inline', diff.inline),
		),
		h('span', { class: 'tag' }, diff.position(at, changes.length)),
		button('previous', 'btn btn--quiet', { disabled: none }, diff.previous),
		button(
			'next',
			'btn btn--quiet',
			{ disabled: none },
			diff.next,
			' ',
			h('kbd', { 'aria-hidden': 'true' }, 'F7'),
		),
		h('span', { class: 'push' }),
		step > 0 && button('undo', 'btn btn--quiet', {}, icon('undo'), step === 1 ? diff.undoAll : diff.undoOne),
		canRedo && button('redo', 'btn btn--quiet', {}, step === 0 ? diff.redoAll : diff.redoOne),
	);
}

/** The changed parts of the current file as text; Monaco takes its place where it can. */
export function diffPanel(state: State, texts: Texts): Child {
	const file = state.files[state.current];
	if (!file) return null;
	const { diff } = texts.ui;
	if (state.monaco) {
		return h(
			'div',
			{ class: 'diff-head' },
			h('span', {}, file.name),
			h('span', { translate: 'yes' }, `${texts.core.textKinds[file.kind]} · ${diff.readOnly}`),
		);
	}
	if (!state.hunks) return null;
	const { hunks, left } = state.hunks;
	const notes = [
		hunks.length === 0 && h('p', { class: 'convert-note' }, diff.unchanged),
		left > 0 && h('p', { class: 'convert-note' }, diff.left(left)),
	];
	const head = (label: string): Tree =>
		h('div', { class: 'diff-head' }, h('span', {}, file.name), h('span', { translate: 'yes' }, label));
	if (state.layout === 'inline') {
		return [
			h(
				'div',
				{ class: 'diff diff--inline' },
				h(
					'div',
					{},
					head(`${diff.before} · ${texts.core.textKinds[file.kind]}`),
					body(hunks, texts, () => true),
				),
			),
			notes,
		];
	}
	return [
		h(
			'div',
			{ class: 'diff' },
			h(
				'div',
				{},
				head(diff.before),
				body(hunks, texts, ({ sign }) => sign !== '+'),
			),
			h(
				'div',
				{},
				head(diff.after),
				body(hunks, texts, ({ sign }) => sign !== '-'),
			),
			h(
				'div',
				{ class: 'diff-inline' },
				head(texts.core.textKinds[file.kind]),
				body(hunks, texts, () => true),
			),
		),
		notes,
	];
}

function body(hunks: readonly Hunk[], texts: Texts, isShown: (row: DiffRow) => boolean): Child {
	return hunks.map(({ rows }, index) => [
		index > 0 && h('span', { class: 'diff-line diff-line--gap', 'data-n': '⋯', 'data-s': ' ' }, ' '),
		rows.filter(isShown).map((row) => line(row, texts)),
	]);
}

function line({ sign, line: number, text, marks }: DiffRow, { ui }: Texts): Tree {
	const end = text.replace(/\r?\n$/, '').length;
	const shown = Math.min(end, LONGEST_LINE);
	const parts: Child[] = [];
	let at = 0;
	for (const mark of marks) {
		if (mark.start >= shown) break;
		parts.push(text.slice(at, mark.start), h('mark', {}, text.slice(mark.start, mark.end)));
		at = mark.end;
	}
	parts.push(text.slice(at, Math.max(at, shown)));
	const words = { ' ': '', '-': ui.diff.removed, '+': ui.diff.added }[sign];
	if (end > shown) parts.push(h('span', { class: 'convert-cut', translate: 'yes' }, ` … ${ui.diff.cutLine}`));
	return diffLine(sign, number, words && `${words}:`, parts);
}
