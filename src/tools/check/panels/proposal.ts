import type { Diagnostic } from '../../../contract/types.ts';
import { fixText } from '../../../messages/describe.ts';
import { rich } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { diffLine } from '../../shared/diff-line.ts';
import { hunksOf, type Piece } from '../proposal.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

const MOST_HUNKS = 8;

/** What a suggestion would change, before it does. */
export function proposalPanel(
	{ rule, fixes = [] }: Diagnostic,
	{ proposal, judged }: State,
	texts: Texts,
): Tree {
	const { core, ui } = texts;
	const fix = fixes[proposal?.fix ?? 0];
	const hunks = fix ? hunksOf(judged?.text ?? '', fix.edits) : [];
	const left = hunks.length - MOST_HUNKS;
	return h(
		'div',
		{ class: 'proposed' },
		fix && h('p', { class: 'fault-title' }, rich(fixText(core, rule, fix))),
		h(
			'div',
			{ class: 'code code--plain', translate: 'no' },
			hunks
				.slice(0, MOST_HUNKS)
				.flatMap(({ line, removed, added }) => [
					...removed.map((pieces, index) => diffLine('-', line + index, ui.faults.before, piecesOf(pieces))),
					...added.map((pieces, index) => diffLine('+', line + index, ui.faults.after, piecesOf(pieces))),
				]),
		),
		left > 0 && h('p', { class: 'fault-why' }, ui.faults.moreLines(left)),
		h(
			'p',
			{ class: 'fault-act' },
			button('apply-proposal', 'btn btn--primary btn--fix', {}, ui.faults.apply),
			button('leave-proposal', 'btn btn--fix', {}, ui.faults.leave),
		),
	);
}

function piecesOf(pieces: readonly Piece[]): Child {
	return pieces.map(({ text, changed }) => (changed ? h('mark', {}, text) : text));
}
