import { editor } from 'monaco-editor/editor';
import { THEMES } from './themes.ts';

let following = false;

/** Monaco wears the theme of the page, now and whenever it changes. */
export function followTheme(): void {
	if (following) return;
	following = true;
	editor.defineTheme('contraste-light', THEMES.light);
	editor.defineTheme('contraste-dark', THEMES.dark);
	const dark = matchMedia('(prefers-color-scheme: dark)');
	const wear = (): void => {
		const chosen = document.documentElement.getAttribute('data-theme') ?? (dark.matches ? 'dark' : 'light');
		editor.setTheme(chosen === 'dark' ? 'contraste-dark' : 'contraste-light');
	};
	wear();
	dark.addEventListener('change', wear);
	new MutationObserver(wear).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
