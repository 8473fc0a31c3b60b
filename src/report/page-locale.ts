import { DEFAULT_LOCALE, isLocale, type Locale } from '../locales.ts';

/** As much of `Astro` as says which language the page has. */
interface WithRoute {
	readonly locals: { readonly starlightRoute: { readonly locale: string | undefined } };
}

/** The language of the page that a component stands in. */
export function pageLocale(astro: WithRoute): Locale {
	const { locale = DEFAULT_LOCALE } = astro.locals.starlightRoute;
	if (!isLocale(locale)) throw new Error(`No language ${locale} in src/locales.ts`);
	return locale;
}
