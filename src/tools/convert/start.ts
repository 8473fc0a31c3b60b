import { localeFor } from '../../locales.ts';
import { defineConverter } from './element.ts';
import { loadTexts } from './texts/load.ts';

defineConverter(await loadTexts(localeFor([document.documentElement.lang])));
