import { fixText } from '../../../messages/describe.ts';
import type { App } from '../app.ts';
import { nextFault } from '../caret.ts';
import { plain } from '../panels/faults.ts';
import { currentResponse, isCurrent } from '../state.ts';
import { shownLayer } from '../view.ts';
import { toast } from './text.ts';

/** Lights a row and selects its place in the text. */
export function goToFault(app: App, index: number): void {
	const { state } = app.store;
	const span = currentResponse(state)?.diagnostics[index]?.span;
	if (span === undefined) return;
	app.store.dispatch({ type: 'fault', index });
	if (!isCurrent(state)) return;
	if (isPhone()) app.store.dispatch({ type: 'panel', panel: 'text' });
	app.editing.select({ start: span[0]?.start ?? 0, end: span.at(-1)?.end ?? 0 }, true);
	app.store.dispatch({ type: 'fault', index });
}

export function goToNextFault(app: App, step: 1 | -1): void {
	const { state } = app.store;
	const next = nextFault(currentResponse(state), state.fault, app.editing.selection().end, step);
	if (next === null) app.announcer.say(app.texts.ui.live.noMoreFaults);
	else goToFault(app, next);
}

/** Makes one fix; a judgement of an older text fixes nothing. */
export function applyFix(app: App, fault: number, fixIndex: number): void {
	const { state } = app.store;
	const diagnostic = currentResponse(state)?.diagnostics[fault];
	const fix = diagnostic?.fixes?.[fixIndex];
	if (!diagnostic || !fix || !isCurrent(state)) return;
	const inText = app.editing.hasFocus();
	app.afterJudgement = { fixed: true, ...(!inText && { focus: { kind: 'row', index: fault } }) };
	app.editing.apply(fix.edits);
	toast(app, app.texts.ui.toast.fixed(plain(fixText(app.texts.core, diagnostic.rule, fix))), true);
}

/** A safe fix is made; a suggestion is shown first. */
export function chooseFix(app: App, fault: number, fixIndex: number): void {
	const fix = currentResponse(app.store.state)?.diagnostics[fault]?.fixes?.[fixIndex];
	if (fix?.kind === 'safe') applyFix(app, fault, fixIndex);
	else propose(app, fault, fixIndex);
}

export function propose(app: App, fault: number, fix: number): void {
	app.store.dispatch({ type: 'proposal', proposal: { fault, fix } });
	if (isPhone()) app.store.dispatch({ type: 'panel', panel: 'verdict' });
	app.host.querySelector<HTMLElement>('[data-do="apply-proposal"]')?.focus();
}

export function applyProposal(app: App): void {
	const { proposal } = app.store.state;
	if (proposal) applyFix(app, proposal.fault, proposal.fix);
}

export function leaveProposal(app: App): void {
	const { proposal } = app.store.state;
	if (!proposal) return;
	app.store.dispatch({ type: 'proposal', proposal: null });
	const row = app.host.querySelector(`.fault[data-n="${proposal.fault}"]`);
	row?.querySelectorAll<HTMLElement>('[data-fix]')[proposal.fix]?.focus();
}

/** Every safe fix as one undo step. */
export function fixSafe(app: App): void {
	const { state } = app.store;
	const safe = currentResponse(state)?.safe;
	if (!safe || safe.rows.length === 0 || !isCurrent(state)) return;
	app.afterJudgement = { fixed: true, focus: { kind: 'verdict' } };
	app.editing.apply(safe.edits);
	toast(app, app.texts.ui.toast.fixedMany(safe.rows.length), true);
}

/** The fixes of the lit row, or of the first: their first button gets the focus. */
export function focusFixes(app: App): void {
	const { fault } = app.store.state;
	const row = app.host.querySelector(`.fault[data-n="${fault ?? 0}"]`);
	(row?.querySelector<HTMLElement>('[data-fix]') ?? row?.querySelector<HTMLElement>('.place'))?.focus();
}

/** Selects the text of a layer. */
export function selectLayer(app: App, index: number): void {
	app.store.dispatch({ type: 'layer', index });
	const { state } = app.store;
	const span = currentResponse(state)?.layers[shownLayer(state) ?? 0]?.span;
	if (!span || !isCurrent(state)) return;
	app.editing.select({ start: span[0]?.start ?? 0, end: span.at(-1)?.end ?? 0 }, false);
}

export function isPhone(): boolean {
	return matchMedia('(max-width: 40rem)').matches;
}
