import type { Diagnostic } from '../../../contract/types.ts';
import { fixText } from '../../../messages/describe.ts';
import { rich } from '../../../report/drawing.ts';
import { h, type Tree } from '../../../report/tree.ts';
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
		{ class: 'prop' },
		fix && h('p', { class: 'fault-title' }, rich(fixText(core, rule, fix))),
		h(
			'div',
			{ class: 'code code--plain', translate: 'no' },
			hunks
				.slice(0, MOST_HUNKS)
				.flatMap(({ line, removed, added }) => [
					...removed.map((pieces, index) => diffLine('del', '−', line + index, ui.faults.before, pieces)),
					...added.map((pieces, index) => diffLine('add', '+', line + index, ui.faults.after, pieces)),
				]),
		),
		left > 0 && h('p', { class: 'fault-why' }, ui.faults.moreLines(left)),
		h(
			'p',
			{ class: 'fault-act' },
			h(
				'button',
				{ type: 'button', class: 'btn btn--primary btn--fix', 'data-do': 'apply-proposal' },
				ui.faults.apply,
			),
			h('button', { type: 'button', class: 'btn btn--fix', 'data-do': 'leave-proposal' }, ui.faults.leave),
		),
	);
}

function diffLine(
	kind: 'del' | 'add',
	sign: string,
	line: number,
	spoken: string,
	pieces: readonly Piece[],
): Tree {
	return h(
		'span',
		{ class: `dl dl--${kind}`, 'data-n': line, 'data-s': sign },
		h('span', { class: 'vh' }, spoken, ' '),
		pieces.map(({ text, changed }) => (changed ? h('mark', {}, text) : text)),
	);
}
