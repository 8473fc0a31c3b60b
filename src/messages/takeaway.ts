import type { Locale } from '../locales.ts';
import { takeaway as es, type TakeawayTexts } from './es/takeaway.ts';
import { takeaway as zhCn } from './zh-cn/takeaway.ts';

export type { TakeawayTexts } from './es/takeaway.ts';

export const TAKEAWAY_TEXTS: Readonly<Record<Locale, TakeawayTexts>> = { es, 'zh-cn': zhCn };
