import { localeFor } from '../../locales.ts';
import { definePlayground } from './element.ts';
import { loadTexts } from './texts/load.ts';

definePlayground(await loadTexts(localeFor([document.documentElement.lang])));
