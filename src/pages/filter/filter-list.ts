/** Chosen value of each filter by name; empty for any. `q` holds the words to look for. */
type Choice = Readonly<Record<string, string>>;

interface FilterRow {
	/** Values by filter; several in one value stand apart by spaces. */
	readonly values: Readonly<Record<string, string | undefined>>;
	/** What `q` is looked for in. */
	readonly text: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every one of the words stands somewhere in a text; accents and case do not count. */
export function holdsWords(text: string, words: string): boolean {
	const folded = fold(text);
	return fold(words)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}

/** Whether a row has every chosen value and every word. */
export function matchesChoice({ values, text }: FilterRow, { q = '', ...choice }: Choice): boolean {
	return (
		holdsWords(text, q) &&
		Object.entries(choice).every(
			([name, value]) => value === '' || (values[name] ?? '').split(' ').includes(value),
		)
	);
}

function readChoice(form: HTMLFormElement): Choice {
	return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Filters the rows `[data-row]` by the form `[data-filters]`, which is hidden where no script runs. The number shown
 * stands in `[data-counts]`, whose value holds the sentence for every number of rows.
 */
export function filterList(): void {
	const form = document.querySelector<HTMLFormElement>('[data-filters]');
	const status = document.querySelector<HTMLElement>('[data-counts]');
	const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((element) => ({
		element,
		values: { ...element.dataset },
		text: element.textContent ?? '',
	}));
	if (!form || !status) return;
	const counts: readonly string[] = JSON.parse(status.dataset['counts'] ?? '[]');
	const update = () => {
		const choice = readChoice(form);
		for (const row of rows) row.element.hidden = !matchesChoice(row, choice);
		for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
			part.hidden = !part.querySelector('[data-row]:not([hidden])');
		}
		status.textContent = counts[rows.filter(({ element }) => !element.hidden).length] ?? '';
	};
	form.hidden = false;
	form.addEventListener('input', update);
	form.addEventListener('submit', (event) => event.preventDefault());
	form.addEventListener('reset', () => requestAnimationFrame(update));
	update();
}
