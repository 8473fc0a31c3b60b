import type { TableTexts } from '../converter/index.ts';
import type { Locale } from '../locales.ts';
import { combineTableTexts } from './combine-table-texts.ts';
import { converter as converterEs } from './es/converter.ts';
import { registry as registryEs } from './es/registry.ts';
import { converter as converterZh } from './zh-cn/converter.ts';
import { registry as registryZh } from './zh-cn/registry.ts';

// Not from the whole of a language: the converter's worker would bring the texts of all pages along.
const TABLE_TEXTS: Readonly<Record<Locale, TableTexts>> = {
	es: combineTableTexts(converterEs, registryEs),
	'zh-cn': combineTableTexts(converterZh, registryZh),
};

/** All words of the table of occurrences in one language. */
export function tableTexts(locale: Locale): TableTexts {
	return TABLE_TEXTS[locale];
}
