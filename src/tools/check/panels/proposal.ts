import type { Diagnostic } from '../../../contract/types.ts';
import { fixText } from '../../../messages/describe.ts';
import { rich } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { diffLine } from '../../shared/diff-line.ts';
import { changedPlaces, type Stretch } from '../proposal.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

const MOST_PLACES = 8;

/** What a suggestion would change, before it does. */
export function proposalPanel(
	{ rule, fixes = [] }: Diagnostic,
	{ proposal, judged }: State,
	texts: Texts,
): Tree {
	const { core, ui } = texts;
	const fix = fixes[proposal?.fix ?? 0];
	const places = fix ? changedPlaces(judged?.text ?? '', fix.edits) : [];
	const left = places.length - MOST_PLACES;
	return h(
		'div',
		{ class: 'proposed' },
		fix && h('p', { class: 'fault-title' }, rich(fixText(core, rule, fix))),
		h(
			'div',
			{ class: 'code code--plain', translate: 'no' },
			places
				.slice(0, MOST_PLACES)
				.flatMap(({ line, removed, added }) => [
					...removed.map((stretches, index) =>
						diffLine('-', line + index, ui.faults.before, stretchesOf(stretches)),
					),
					...added.map((stretches, index) =>
						diffLine('+', line + index, ui.faults.after, stretchesOf(stretches)),
					),
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

function stretchesOf(stretches: readonly Stretch[]): Child {
	return stretches.map(({ text, changed }) => (changed ? h('mark', {}, text) : text));
}
