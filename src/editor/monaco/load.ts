import type { Locale } from '../../messages/types.ts';

type Monaco = typeof import('./surface.ts');

let loading: Promise<Monaco> | undefined;

/** Monaco's menus in the language of the page: it reads them once, before anything else of it. */
const LANGUAGE: Readonly<Record<Locale, () => Promise<unknown>>> = {
	es: () => import('monaco-editor/nls/lang/es'),
	'zh-cn': () => import('monaco-editor/nls/lang/zh-cn'),
};

/** Loads Monaco once. Rejects where it cannot be had; the text area then stays. */
export function loadMonaco(locale: Locale): Promise<Monaco> {
	loading ??= LANGUAGE[locale]().then(() => import('./surface.ts'));
	return loading;
}
