import { LANGUAGES } from '../../../locales.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import { MOST_BYTES } from '../../shared/limits.ts';
import { banner, readingLine, toast } from '../../shared/notices.ts';
import type { State, Trouble } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** What is being read, what went wrong, which files stay as they are. */
export function noticesPanel({ reading, refused, trouble }: State, { ui, locale }: Texts): Child {
	const list = new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction' });
	return [
		reading && readingOf(reading, ui),
		trouble && warning(troubleText(trouble, ui), ui.states.close, 'close-trouble'),
		refused.length > 0 && warning(ui.states.refused(list.format(refused)), ui.states.close, 'close-refused'),
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

function warning(text: string, close: string, action: string): Tree {
	return banner('warning', h('p', {}, text), button(action, 'btn btn--quiet', {}, close));
}

function readingOf(reading: NonNullable<State['reading']>, { states }: Texts['ui']): Tree {
	const { done, total } = reading;
	const words = { text: states.reading(done, total), label: states.progress, cancel: states.cancel };
	return readingLine('page', words, reading);
}

export function toastPanel({ toast: text }: State, { ui }: Texts): Tree | null {
	return text === undefined ? null : toast(text, button('close-toast', 'btn', {}, ui.states.close));
}
