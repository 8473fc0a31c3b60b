import { holdsWords } from '../filter/filter-list.ts';

/** Filters the rows of both tables; without script the field stays hidden and every row in sight. */
export function filterCodeRows(): void {
	const field = document.querySelector<HTMLInputElement>('[data-codes-filter]');
	const none = document.querySelector<HTMLElement>('[data-codes-none]');
	const rows = [...document.querySelectorAll<HTMLElement>('[data-codes] tbody tr')];
	if (!field || !none) return;
	field.hidden = false;
	field.addEventListener('input', () => {
		for (const row of rows) row.hidden = !holdsWords(row.textContent ?? '', field.value);
		none.textContent = rows.every((row) => row.hidden) ? (none.dataset['text'] ?? '') : '';
	});
}
