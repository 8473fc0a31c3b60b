/** Address of the page as Markdown: `/es/contract/` → `/es/contract.md`. */
function markdownAddress(pathname: string): string {
	return `${pathname.replace(/\/$/, '')}.md`;
}

async function copyMarkdown(): Promise<void> {
	const response = await fetch(markdownAddress(location.pathname));
	if (!response.ok) throw new Error(`Markdown page: ${response.status}`);
	await navigator.clipboard.writeText(await response.text());
}

/** Says what happened beside the button; where copying fails it opens the text itself. */
export function listenToCopyPage(): void {
	const button = document.querySelector<HTMLButtonElement>('[data-copy-page]');
	const status = document.querySelector('[data-copy-done]');
	button?.addEventListener('click', async () => {
		const { copied = '', failed = '' } = button.dataset;
		const done = await copyMarkdown().then(
			() => true,
			() => false,
		);
		if (status) status.textContent = done ? copied : failed;
		if (!done) open(markdownAddress(location.pathname), '_blank', 'noopener');
	});
}
