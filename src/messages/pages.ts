import type { Locale } from '../locales.ts';
import { pages as es } from './es/pages.ts';
import type { PageTexts } from './page-types.ts';
import { pages as zhCn } from './zh-cn/pages.ts';

export const PAGES: Readonly<Record<Locale, PageTexts>> = { es, 'zh-cn': zhCn };
