import { LANGUAGES } from '../../../locales.ts';
import { severitySign } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { MOST_BYTES } from '../limits.ts';
import type { State, Trouble } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** What is being read, what went wrong, which files stay as they are. */
export function noticesPanel({ reading, refused, trouble }: State, { ui, locale }: Texts): Child {
	const list = new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction' });
	return [
		reading && readingLine(reading, ui),
		trouble && banner(troubleText(trouble, ui), ui.states.close, 'close-trouble'),
		refused.length > 0 && banner(ui.states.refused(list.format(refused)), ui.states.close, 'close-refused'),
	];
}

function troubleText(trouble: Trouble, ui: Texts['ui']): string {
	const { states } = ui;
	switch (trouble.kind) {
		case 'too-large':
			return states.tooLarge(ui.size(trouble.size), ui.size(MOST_BYTES));
		case 'nothing-read':
			return states.nothingRead(trouble.names.join(', '));
		case 'cancelled':
			return states.cancelled;
		case 'failed':
			return states.failed;
		case 'not-done':
			return states.notDone;
	}
}

function banner(text: string, close: string, action: string): Tree {
	return h(
		'div',
		{ class: 'banner', role: 'alert' },
		severitySign('warning', 18),
		h('div', { class: 'banner-text' }, h('p', {}, text)),
		h('div', { class: 'banner-act' }, button(action, 'btn btn--quiet', {}, close)),
	);
}

function readingLine({ done, total }: { done: number; total: number }, { states }: Texts['ui']): Tree {
	return h(
		'p',
		{ class: 'cv-reading' },
		states.reading(done, total),
		h('progress', {
			'aria-label': states.progress,
			...(total > 1 && { max: total, value: done }),
		}),
		button('cancel', 'btn', {}, states.cancel),
	);
}

export function toastPanel({ toast }: State, { ui }: Texts): Tree | null {
	if (toast === undefined) return null;
	return h(
		'div',
		{ class: 'toast' },
		h('span', {}, toast),
		button('close-toast', 'btn', {}, ui.states.close),
	);
}
