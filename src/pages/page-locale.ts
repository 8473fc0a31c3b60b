import type { Locale } from '../messages/types.ts';

/** As much of `Astro` as says which language the page has. */
interface WithRoute {
	readonly locals: { readonly starlightRoute: { readonly locale: string | undefined } };
}

/** The language of the page that a component stands in. */
export function pageLocale(astro: WithRoute): Locale {
	return astro.locals.starlightRoute.locale === 'zh-cn' ? 'zh-cn' : 'es';
}
