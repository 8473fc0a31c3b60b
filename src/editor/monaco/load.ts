import { LANGUAGES, type Locale } from '../../locales.ts';

type Monaco = typeof import('./surface.ts');

type MonacoDiff = typeof import('./diff.ts');

let loading: Promise<Monaco> | undefined;
let loadingDiff: Promise<MonacoDiff> | undefined;

/** Monaco's menus in the language of the page: it reads them once, before anything else of it. */
const MENUS: Readonly<Record<NonNullable<(typeof LANGUAGES)[Locale]['monaco']>, () => Promise<unknown>>> = {
	es: () => import('monaco-editor/nls/lang/es'),
	'zh-cn': () => import('monaco-editor/nls/lang/zh-cn'),
};

async function loadMenus(locale: Locale): Promise<void> {
	const { monaco } = LANGUAGES[locale];
	if (monaco !== null) await MENUS[monaco]();
}

/** Loads Monaco once. Rejects where it cannot be had; the text area then stays. */
export function loadMonaco(locale: Locale): Promise<Monaco> {
	loading ??= loadMenus(locale).then(() => import('./surface.ts'));
	return loading;
}

/** Loads Monaco's diff editor once. Rejects where it cannot be had; the drawn diff then stays. */
export function loadMonacoDiff(locale: Locale): Promise<MonacoDiff> {
	loadingDiff ??= loadMenus(locale).then(() => import('./diff.ts'));
	return loadingDiff;
}
