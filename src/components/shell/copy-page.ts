/** Address of the page as Markdown: `/es/contract/` → `/es/contract.md`. */
export function markdownAddress(pathname: string): string {
	return `${pathname.replace(/\/$/, '')}.md`;
}

async function copyMarkdown(): Promise<void> {
	const response = await fetch(markdownAddress(location.pathname));
	if (!response.ok) throw new Error(`Markdown page: ${response.status}`);
	await navigator.clipboard.writeText(await response.text());
}

/** The button says what happened; where copying fails it becomes the way to the text. */
export function listenToCopyPage(): void {
	const button = document.querySelector<HTMLButtonElement>('[data-copy-page]');
	const label = button?.querySelector('span');
	button?.addEventListener('click', async () => {
		const { copied = '', failed = '' } = button.dataset;
		const done = await copyMarkdown().then(
			() => true,
			() => false,
		);
		if (label) label.textContent = done ? copied : failed;
		if (!done) open(markdownAddress(location.pathname), '_blank', 'noopener');
	});
}
