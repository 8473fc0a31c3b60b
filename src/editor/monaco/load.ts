import type { Locale } from '../../messages/types.ts';

type Monaco = typeof import('./surface.ts');

type MonacoDiff = typeof import('./diff.ts');

let loading: Promise<Monaco> | undefined;
let loadingDiff: Promise<MonacoDiff> | undefined;

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

/** Loads Monaco's diff editor once. Rejects where it cannot be had; the drawn diff then stays. */
export function loadMonacoDiff(locale: Locale): Promise<MonacoDiff> {
	loadingDiff ??= LANGUAGE[locale]().then(() => import('./diff.ts'));
	return loadingDiff;
}
