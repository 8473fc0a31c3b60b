import type { Locale } from '../../../locales.ts';
import { texts as es } from './es.ts';
import type { Texts } from './types.ts';
import { texts as zhCn } from './zh-cn.ts';

const TEXTS: Readonly<Record<Locale, Texts>> = { es, 'zh-cn': zhCn };

/** For the build and for tests: a script of a page takes the one language of the page. */
export function textsOf(locale: Locale): Texts {
	return TEXTS[locale];
}
