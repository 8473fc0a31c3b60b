import type { Locale } from '../../messages/types.ts';

/** The first of the reader's languages that the site speaks; Spanish where it speaks none of them. */
export function chooseLocale(languages: readonly string[]): Locale {
	const known = languages.map((language) => language.toLowerCase().split('-')[0]);
	return known.find((language) => language === 'es' || language === 'zh') === 'zh' ? 'zh-cn' : 'es';
}

/** The language that a path of the site stands in, whatever its base. */
export function localeOfPath(pathname: string): Locale {
	return pathname.split('/').includes('zh-cn') ? 'zh-cn' : 'es';
}
