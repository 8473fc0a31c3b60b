import { LOCALES } from '../locales.ts';

/** The option that chooses a language, as every command's usage lists it: `  --locale es|zh-cn          `, then what it does. */
export const LOCALE_OPTION = `  --locale ${LOCALES.join('|')}`.padEnd(29);
