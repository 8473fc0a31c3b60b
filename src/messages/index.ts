import type { Locale } from '../locales.ts';
import { texts as es } from './es/index.ts';
import type { Messages, Texts } from './texts.ts';
import { texts as zhCn } from './zh-cn/index.ts';

/** For the build, the commands and tests: what a browser loads takes the files of its own language alone. */
const TEXTS: Readonly<Record<Locale, Texts>> = { es, 'zh-cn': zhCn };

export function textsOf(locale: Locale): Texts {
	return TEXTS[locale];
}

/** The texts of the core. */
export function messagesOf(locale: Locale): Messages {
	return TEXTS[locale].messages;
}
