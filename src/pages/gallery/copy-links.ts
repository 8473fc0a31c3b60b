/** Each card's button copies the short link of its example; without script the buttons stay hidden. */
export function copyLinks(): void {
	const status = document.querySelector<HTMLElement>('[data-copy-status]');
	for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
		button.hidden = false;
		button.addEventListener('click', async () => {
			const address = new URL(button.dataset['copyLink'] ?? '', location.href).href;
			const { copied = '', failed = '' } = status?.dataset ?? {};
			const done = await navigator.clipboard.writeText(address).then(
				() => true,
				() => false,
			);
			if (status) status.textContent = done ? copied.replace('0', String(address.length)) : failed;
		});
	}
}
