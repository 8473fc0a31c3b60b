import { severitySign } from '../../report/drawing.ts';
import { type Child, h, type Tree } from '../../report/tree.ts';
import { button } from './button.ts';

/** Says something above the work until it is closed: a warning at once, a hint when a screen reader is free. */
export function banner(tone: 'warning' | 'info', text: Child, actions: Child): Tree {
	const isWarning = tone === 'warning';
	return h(
		'div',
		{ class: isWarning ? 'banner' : 'banner banner--info', role: isWarning ? 'alert' : 'status' },
		severitySign(tone, 18),
		h('div', { class: 'banner-text' }, text),
		h('div', { class: 'banner-act' }, actions),
	);
}

/** What a command did, with what can be done about it. */
export function toast(text: string, action: Tree): Tree {
	return h('div', { class: 'toast' }, h('span', {}, text), action);
}

interface ReadingWords {
	readonly text?: string;
	/** Names the bar. */
	readonly label: string;
	readonly cancel: string;
}

const PLACES = {
	verdict: { line: 'reading', cancel: 'btn btn--fix' },
	page: { line: 'reading reading--page', cancel: 'btn' },
} as const;

/** While something is read: a bar and the way out. Without `steps`, nobody knows how many there are. */
export function readingLine(
	place: keyof typeof PLACES,
	{ text, label, cancel }: ReadingWords,
	steps?: { readonly done: number; readonly total: number },
): Tree {
	const bar = steps
		? h('progress', { 'aria-label': label, ...(steps.total > 1 && { max: steps.total, value: steps.done }) })
		: h('span', { class: 'progress', role: 'progressbar', 'aria-label': label });
	return h('p', { class: PLACES[place].line }, text, bar, button('cancel', PLACES[place].cancel, {}, cancel));
}
