import { contextOf } from '../../../contract/exchange.ts';
import { isCutOff } from '../../../contract/reaction.ts';
import type { Source } from '../../../contract/types.ts';
import { verdictText } from '../../../messages/describe.ts';
import { rich, severitySign } from '../../../report/drawing.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { statementLink } from '../../../report/links.ts';
import { type Look, lookOf } from '../../../report/look.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { countsLine, verdictSection } from '../../../report/verdict.ts';
import { readingLine } from '../../shared/notices.ts';
import { MOST_CHARACTERS } from '../limits.ts';
import { currentResponse, isCurrent, type State, type Trouble } from '../state.ts';
import type { Texts } from '../texts/types.ts';

interface Shown extends Look {
	/** A dashed square without a sign: nothing was judged. */
	readonly bare?: boolean;
	readonly title: string;
	readonly why: Child;
	readonly counts?: Child;
}

const NOTHING = { verdict: 'not-a-response', strike: 'blank' } as const;

/** The verdict, with what is said while the next one is awaited. */
export function verdictPanel(state: State, texts: Texts): Tree {
	const { bare = false, counts, ...shown } = shownOf(state, texts);
	return verdictSection(
		{ ...shown, below: [counts, state.reading && readingOf(texts)] },
		{ size: 60, struck: !bare, waiting: state.reading && !bare, titleId: 'v-title' },
	);
}

function shownOf(state: State, texts: Texts): Shown {
	const { states } = texts.ui;
	const blank = (title: string, why: Child): Shown => ({
		ground: 'blank',
		mark: NOTHING,
		bare: true,
		title,
		why,
	});
	if (state.trouble) return blank(...troubleText(state.trouble, texts));
	if (state.text === '') return blank(states.emptyTitle, states.emptyWhy);
	const response = currentResponse(state);
	if (response && (isCurrent(state) || state.judged !== null)) return judgedLook(response, state, texts);
	return blank(states.readingTitle(texts.ui.size(state.text.length)), states.readingWhy);
}

function troubleText(trouble: Trouble, { ui }: Texts): [string, string] {
	const { states } = ui;
	switch (trouble.kind) {
		case 'too-large':
			return [states.tooLargeTitle, states.tooLargeWhy(ui.size(trouble.size), ui.size(MOST_CHARACTERS))];
		case 'cancelled':
			return [states.cancelledTitle, states.cancelledWhy];
		case 'failed':
			return [states.failedTitle, states.failedWhy];
	}
}

function judgedLook(response: JudgedResponse, { context }: State, texts: Texts): Shown {
	const { title, why } = verdictText(texts.core, response, context);
	const cutOff = isCutOff(contextOf(context, response.exchange));
	return {
		...lookOf(response, context),
		title,
		why: [rich(why), reasons(response, cutOff).map((source) => [' ', statementLink(texts.core, source)])],
		counts: counts(response, texts, cutOff),
	};
}

/** Statements that the reason rests on, where no row says them. */
function reasons({ recognised }: JudgedResponse, cutOff: boolean): readonly Source[] {
	if (cutOff) return ['ES-25'];
	return recognised[0]?.sources.slice(0, 1) ?? [];
}

function counts(response: JudgedResponse, { core, ui }: Texts, cutOff: boolean): Child {
	if (cutOff || response.verdict === 'not-a-response') return null;
	return countsLine(response.diagnostics, core, [
		h('span', {}, severitySign('ok'), ui.counts.errors(0)),
		h('span', {}, ui.counts.warnings(0)),
	]);
}

function readingOf({ ui: { states } }: Texts): Tree {
	return readingLine('verdict', { label: states.readingLabel, cancel: states.cancel });
}
