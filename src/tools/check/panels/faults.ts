import type { Diagnostic } from '../../../contract/types.ts';
import { fixText, ruleName } from '../../../messages/describe.ts';
import { icon } from '../../../report/drawing.ts';
import { excerptOf } from '../../../report/excerpt.ts';
import { faultActions, faultRow } from '../../../report/fault.ts';
import { SEVERITY_CLASS } from '../../../report/icons.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { codeLink } from '../../../report/links.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { banner } from '../../shared/notices.ts';
import { MOST_ROWS } from '../limits.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';
import { allClear } from './all-clear.ts';
import { canonicalOf, legacyCodes } from './legacy-codes.ts';
import { proposalPanel } from './proposal.ts';

/** Every fault of the open response as a row, or what was checked. */
export function faultsPanel(state: State, texts: Texts): readonly Tree[] {
	const { ui } = texts;
	const response = state.trouble || state.text === '' ? undefined : currentResponse(state);
	const safe = response?.safe.rows.length ?? 0;
	return [
		h(
			'div',
			{ class: 'pane-head' },
			h('h2', { id: 'check-faults' }, ui.faults.heading),
			safe > 0 && button('fix-safe', 'btn btn--fix push', {}, ui.faults.fixSafe(safe)),
		),
		...crashNotices(state, texts),
		...(response ? [...rows(response, state, texts), ...legacyCodes(response, texts)] : [nothing(texts)]),
	];
}

/** A rule that failed says so; the verdict stands. */
function crashNotices({ judged }: State, { core, ui }: Texts): readonly Tree[] {
	return (judged?.judgement.crashed ?? []).map(({ rule, message }) =>
		banner(
			'info',
			[
				h('p', {}, h('strong', {}, ui.faults.crashed(ruleName(core, rule)))),
				h('p', {}, ui.faults.crashedWhy),
			],
			button(
				'copy-detail',
				'btn',
				{ 'data-detail': `${rule}: ${message}` },
				icon('copy'),
				ui.faults.copyDetail,
			),
		),
	);
}

function rows(response: JudgedResponse, state: State, texts: Texts): readonly Tree[] {
	if (response.diagnostics.length === 0) return [allClear(response, texts)];
	const shown = response.diagnostics.slice(0, MOST_ROWS);
	const left = response.diagnostics.length - shown.length;
	return [
		h(
			'ol',
			{},
			shown.map((diagnostic, index) => row(diagnostic, index, response, state, texts)),
		),
		...(left > 0 ? [h('p', { class: 'all-clear' }, texts.ui.faults.more(left))] : []),
	];
}

function row(
	diagnostic: Diagnostic,
	index: number,
	response: JudgedResponse,
	state: State,
	texts: Texts,
): Tree {
	const { core, ui } = texts;
	const { line, column } = response.places[index] ?? { line: 1, column: 1 };
	return faultRow(
		diagnostic,
		{
			number: index + 1,
			place: button('place', 'place', { 'aria-label': ui.faults.place(line, column) }, `${line}:${column}`),
			excerpt: excerpt(diagnostic, state),
			actions:
				state.proposal?.fault === index
					? proposalPanel(diagnostic, state, texts)
					: faultActions(diagnostic, fixButtons(diagnostic, texts), core, canonicalLink(diagnostic, texts)),
			lit: state.fault === index,
		},
		core,
	);
}

/** What stands at the place, with a little around it. */
function excerpt({ severity, span }: Diagnostic, { judged }: State): Tree {
	const { before, marked, after } = excerptOf(judged?.text ?? '', span);
	return h(
		'code',
		{ class: 'excerpt', translate: 'no' },
		h('span', { class: 'token-dim' }, before),
		h('mark', { class: `marked marked--${SEVERITY_CLASS[severity]}` }, marked),
		h('span', { class: 'token-dim' }, after),
	);
}

function canonicalLink(diagnostic: Diagnostic, { locale }: Texts): Child {
	const canonical = canonicalOf(diagnostic);
	return canonical !== undefined && codeLink(locale, canonical);
}

function fixButtons({ rule, fixes = [] }: Diagnostic, { core, ui }: Texts): Child {
	return fixes.map((fix, index) => {
		const label = plain(fixText(core, rule, fix));
		const safe = fix.kind === 'safe';
		return button(
			safe ? 'fix' : 'propose',
			safe ? 'btn btn--fix' : 'btn btn--fix btn--suggest',
			{ 'data-fix': index },
			safe && icon('check'),
			safe ? label : ui.faults.proposal(label),
		);
	});
}

/** A button's label without the backticks of its code. */
export function plain(text: string): string {
	return text.replaceAll('`', '');
}

function nothing({ ui }: Texts): Tree {
	return h(
		'div',
		{ class: 'all-clear' },
		h('p', {}, h('strong', {}, ui.faults.nothingTitle)),
		h('p', {}, ui.faults.nothingLead),
	);
}
