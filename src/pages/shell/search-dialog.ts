import { localeFor } from '../../locales.ts';
import type { SiteTexts } from '../../messages/site-types.ts';
import { findPages, type SearchHit } from './search-index.ts';

const SITES = import.meta.glob<SiteTexts>('../../messages/*/site.ts', { import: 'site' });

/** The words of the page's language: no other is loaded. */
async function searchTexts(): Promise<SiteTexts['search']> {
	const locale = localeFor([document.documentElement.lang]);
	const load = SITES[`../../messages/${locale}/site.ts`];
	if (!load) throw new Error(`no texts in ${locale}`);
	return (await load()).search;
}

const texts = await searchTexts();

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string>>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
	made.append(...children);
	return made;
}

const input = element('input', {
	type: 'search',
	class: 'field',
	placeholder: texts.placeholder,
	'aria-label': texts.open,
	autocomplete: 'off',
	spellcheck: 'false',
	enterkeyhint: 'search',
});
const close = element('button', { type: 'button', class: 'btn btn--quiet' }, 'Esc');
close.setAttribute('aria-label', texts.close);
const status = element('p', { class: 'search-status', role: 'status' }, texts.hint);
const list = element('ul', { class: 'search-hits' });
const dialog = element(
	'dialog',
	{ class: 'search', 'aria-label': texts.open },
	element('div', { class: 'search-bar' }, input, close),
	status,
	list,
	element('p', { class: 'search-keys', 'aria-hidden': 'true' }, texts.keys),
);

function hitRow({ title, url, excerpt }: SearchHit): HTMLLIElement {
	const words = excerpt.map(({ text, hit }) => (hit ? element('mark', {}, text) : text));
	return element(
		'li',
		{},
		element('a', { href: url }, element('strong', {}, title), element('span', {}, ...words)),
	);
}

async function search(): Promise<void> {
	const query = input.value.trim();
	if (query === '') {
		list.replaceChildren();
		status.textContent = texts.hint;
		return;
	}
	try {
		const hits = await findPages(query);
		if (!hits || query !== input.value.trim()) return;
		list.replaceChildren(...hits.map(hitRow));
		status.textContent = hits.length === 0 ? texts.none(query) : texts.found(hits.length);
	} catch {
		list.replaceChildren();
		status.textContent = texts.failed;
	}
}

/** ↑ and ↓ walk from the field through the hits and back. */
function walk(step: 1 | -1): void {
	const stops = [input, ...list.querySelectorAll('a')];
	const at = stops.indexOf(document.activeElement as HTMLInputElement);
	stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
}

/** While an input method composes, Enter and the arrows are its own: Safari says so by the key code 229. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

dialog.addEventListener('keydown', (event) => {
	if (isComposing(event)) return;
	// A search field takes the first Esc to empty itself.
	if (event.key === 'Escape') {
		event.preventDefault();
		dialog.close();
	}
	if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
		event.preventDefault();
		walk(event.key === 'ArrowDown' ? 1 : -1);
	}
	if (event.key === 'Enter' && document.activeElement === input) list.querySelector('a')?.click();
});
dialog.addEventListener('click', (event) => {
	const target = event.target instanceof Element ? event.target : null;
	if (target === dialog || target?.closest('a')) dialog.close();
});
input.addEventListener('input', () => void search());
close.addEventListener('click', () => dialog.close());
document.body.append(dialog);

export function openSearchDialog(): void {
	if (!dialog.open) dialog.showModal();
	input.select();
}
