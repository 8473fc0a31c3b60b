import type { TableTexts } from '../../converter/index.ts';
import type { ConverterTexts } from '../../messages/converter-types.ts';
import { type ConverterPageTexts, converterPage as es } from '../../messages/es/converter-page.ts';
import { converterTexts, tableTexts } from '../../messages/table-texts.ts';
import type { Locale } from '../../messages/types.ts';
import { converterPage as zhCn } from '../../messages/zh-cn/converter-page.ts';

/** Every text of the converter's page, in its language. */
export interface Texts {
	readonly locale: Locale;
	readonly ui: ConverterPageTexts;
	readonly table: TableTexts;
	readonly core: ConverterTexts;
}

const UI: Readonly<Record<Locale, ConverterPageTexts>> = { es, 'zh-cn': zhCn };

export function textsOf(locale: Locale): Texts {
	return { locale, ui: UI[locale], table: tableTexts(locale), core: converterTexts(locale) };
}
