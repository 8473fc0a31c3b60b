import { find } from '../shared/find.ts';

export type Elements = ReturnType<typeof findElements>;

/** What stays on the page while its parts are drawn anew. */
export function findElements(host: HTMLElement) {
	return {
		/** Where a text is given, before there is one. */
		intake: find(host, 'section', '[data-intake]'),
		area: find(host, 'textarea', '.text-area'),
		diff: find(host, 'section', '#convert-diff'),
		monaco: find(host, 'div', '[data-monaco]'),
		live: find(host, 'div', '[data-live]'),
		files: find(host, 'input', '[data-files]'),
		folder: find(host, 'input', '[data-folder]'),
	};
}
