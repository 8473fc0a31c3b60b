/** Everything of the search waits until somebody wants it. */
async function openSearch(): Promise<void> {
	const { openSearchDialog } = await import('./search-dialog.ts');
	openSearchDialog();
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

export function listenForSearch(): void {
	document.querySelector('[data-search-open]')?.addEventListener('click', openSearch);
	const key = document.querySelector('[data-search-key]');
	if (key && isMac()) key.textContent = '⌘ K';
	document.addEventListener('keydown', (event) => {
		if (event.isComposing || event.altKey || event.shiftKey) return;
		if (event.key.toLowerCase() !== 'k' || !(isMac() ? event.metaKey : event.ctrlKey)) return;
		event.preventDefault();
		void openSearch();
	});
}
