/** Kept apart from the state of the tools: a theme is never part of a link. */
const STORAGE_KEY = 'contraste-theme';

type Theme = 'light' | 'dark';

function shownTheme(): Theme {
	const chosen = document.documentElement.dataset['theme'];
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function remember(theme: Theme): void {
	try {
		localStorage.setItem(STORAGE_KEY, theme);
	} catch {
		// Storage is refused in some private modes: the choice then lasts as long as the page.
	}
}

/** One button that turns to the other theme. */
export function listenToThemeButton(): void {
	document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
		const theme: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
		document.documentElement.dataset['theme'] = theme;
		remember(theme);
	});
}
