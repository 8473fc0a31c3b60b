import { icon } from '../../../report/drawing.ts';
import { pagePath } from '../../../report/paths.ts';
import { type Child, h } from '../../../report/tree.ts';
import { MOST_SHOWN } from '../limits.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

/** Keys, the state of the editor, and that nothing leaves the browser. */
export function footPanel({ editor, text }: State, { locale, ui }: Texts): Child {
	const kbd = (key: string): Child => h('kbd', {}, key);
	const notes: Readonly<Record<State['editor'], Child>> = {
		loading: ui.editor.loading,
		failed: ui.editor.failed,
		// On a touch device there are no such keys.
		'text-area': null,
		monaco: [
			kbd('F8'),
			` ${ui.editor.nextFault} · `,
			kbd('Ctrl .'),
			` ${ui.editor.fix} · `,
			kbd('Ctrl M'),
			` ${ui.editor.freeTab}`,
		],
	};
	const isLong = text.length > MOST_SHOWN;
	return [
		h('span', { class: 'foot-note' }, isLong ? ui.states.partly(ui.size(text.length)) : notes[editor]),
		h(
			'span',
			{ class: 'foot-privacy' },
			icon('lock', 12),
			ui.editor.privacy,
			' ',
			h('a', { href: pagePath(locale, 'privacy') }, ui.editor.verify),
		),
	];
}
