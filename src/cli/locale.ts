import { LOCALES, type Locale } from '../messages/types.ts';

/** The language asked for; else that of the environment, else Spanish. Undefined where it is not one of ours. */
export function chooseLocale(asked: string | undefined, environment: string | undefined): Locale | undefined {
	if (asked !== undefined) return LOCALES.find((locale) => locale === asked);
	return environment?.startsWith('zh') ? 'zh-cn' : 'es';
}
