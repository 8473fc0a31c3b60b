import { LANGUAGES } from '../../locales.ts';

export const numbers = new Intl.NumberFormat(LANGUAGES['zh-cn'].tag);
