import { find } from '../shared/find.ts';

export type Elements = ReturnType<typeof findElements>;

/** What stays on the page while its parts are drawn anew. */
export function findElements(host: HTMLElement) {
	return {
		area: find(host, 'textarea', '.text-area'),
		/** Under the letters of the text area, its marks. */
		under: find(host, 'div', '.text-under'),
		/** Holds whichever editor there is. */
		editor: find(host, 'div', '.editor'),
		printed: find(host, 'pre', '.print-text'),
		live: find(host, 'div', '[data-live]'),
		file: find(host, 'input', '[type="file"]'),
		page: find(host, 'template', '[data-page]'),
	};
}
