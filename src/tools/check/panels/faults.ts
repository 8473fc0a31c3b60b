import type { Diagnostic } from '../../../contract/types.ts';
import { faultText, fixText, ruleName } from '../../../messages/describe.ts';
import { icon, rich, severitySign } from '../../../report/drawing.ts';
import { excerptOf } from '../../../report/excerpt.ts';
import { SEVERITY_CLASS } from '../../../report/icons.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { MOST_ROWS } from '../limits.ts';
import { codeLink, ruleLink, statementLink } from '../links.ts';
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
			{ class: 'pane-h' },
			h('h2', { id: 'pg-faults' }, ui.faults.heading),
			safe > 0 &&
				h(
					'button',
					{ type: 'button', class: 'btn btn--fix push', 'data-do': 'fix-safe' },
					ui.faults.fixSafe(safe),
				),
		),
		...crashNotices(state, texts),
		...(response ? [...rows(response, state, texts), ...legacyCodes(response, texts)] : [nothing(texts)]),
	];
}

/** A rule that failed says so; the verdict stands. */
function crashNotices({ judged }: State, { core, ui }: Texts): readonly Tree[] {
	return (judged?.judgement.crashed ?? []).map(({ rule, message }) =>
		h(
			'div',
			{ class: 'banner banner--info', role: 'status' },
			severitySign('info', 18),
			h(
				'div',
				{ class: 'banner-text' },
				h('p', {}, h('strong', {}, ui.faults.crashed(ruleName(core, rule)))),
				h('p', {}, ui.faults.crashedWhy),
			),
			h(
				'div',
				{ class: 'banner-act' },
				h(
					'button',
					{ type: 'button', class: 'btn', 'data-do': 'copy-detail', 'data-detail': `${rule}: ${message}` },
					icon('copy'),
					ui.faults.copyDetail,
				),
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
		...(left > 0 ? [h('p', { class: 'allclear' }, texts.ui.faults.more(left))] : []),
	];
}

function row(
	diagnostic: Diagnostic,
	index: number,
	response: JudgedResponse,
	state: State,
	texts: Texts,
): Tree {
	const { core, ui, locale } = texts;
	const { wrong, consequence, remedy } = faultText(core, diagnostic);
	const tone = SEVERITY_CLASS[diagnostic.severity];
	const { line, column } = response.places[index] ?? { line: 1, column: 1 };
	const lit = state.fault === index;
	const canonical = canonicalOf(diagnostic);
	const { before, marked, after } = excerptOf(state.judged?.text ?? '', diagnostic.span);
	return h(
		'li',
		{
			class: `fault fault--${tone}${lit ? ' is-on' : ''}`,
			'aria-current': lit ? 'true' : undefined,
			'data-n': index,
		},
		h('span', { class: 'fault-n' }, String(index + 1)),
		h(
			'div',
			{ class: 'fault-body' },
			h(
				'div',
				{ class: 'fault-head' },
				h('h3', { class: 'fault-title' }, rich(wrong, { speech: true })),
				h(
					'button',
					{ type: 'button', class: 'place', 'data-do': 'place', 'aria-label': ui.faults.place(line, column) },
					`${line}:${column}`,
				),
			),
			h(
				'p',
				{ class: 'fault-sub' },
				h(
					'span',
					{ class: 'sevword' },
					severitySign(diagnostic.severity),
					core.terms.severities[diagnostic.severity],
				),
				h(
					'code',
					{ class: 'excerpt', translate: 'no' },
					h('span', { class: 't-d' }, before),
					h('mark', { class: `at at--${tone}` }, marked),
					h('span', { class: 't-d' }, after),
				),
			),
			h(
				'p',
				{ class: 'fault-why' },
				rich(consequence, { speech: true }),
				locale === 'es' && ' ',
				rich(remedy, { speech: true }),
			),
			state.proposal?.fault === index
				? proposalPanel(diagnostic, state, texts)
				: h(
						'p',
						{ class: 'fault-act' },
						fixButtons(diagnostic, texts),
						h(
							'span',
							{ class: 'refs' },
							canonical !== undefined && codeLink(texts, canonical),
							ruleLink(texts, diagnostic.rule),
							diagnostic.sources.map((source) => statementLink(texts, source)),
						),
					),
		),
	);
}

function fixButtons({ rule, fixes = [] }: Diagnostic, { core, ui }: Texts): Child {
	return fixes.map((fix, index) => {
		const label = plain(fixText(core, rule, fix));
		const safe = fix.kind === 'safe';
		return h(
			'button',
			{
				type: 'button',
				class: safe ? 'btn btn--fix' : 'btn btn--fix btn--suggest',
				'data-do': safe ? 'fix' : 'propose',
				'data-fix': index,
			},
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
		{ class: 'allclear' },
		h('p', {}, h('strong', {}, ui.faults.nothingTitle)),
		h('p', {}, ui.faults.nothingLead),
	);
}
