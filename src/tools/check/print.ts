import type { App } from './app.ts';
import { MOST_SHOWN } from './limits.ts';

/** An editor draws the lines in sight alone: before printing, the whole text is written out as plain lines. */
export function listenForPrint(app: App, signal: AbortSignal): void {
	const fill = (): void => {
		const { text } = app.store.state;
		const left = text.length - MOST_SHOWN;
		app.elements.printed.textContent =
			left > 0 ? `${text.slice(0, MOST_SHOWN)}\n${app.texts.ui.report.cut(left)}` : text;
	};
	addEventListener('beforeprint', fill, { signal });
	matchMedia('print').addEventListener('change', ({ matches }) => matches && fill(), { signal });
}
