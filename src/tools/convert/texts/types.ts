import type { TableTexts } from '../../../converter/index.ts';
import type { Locale } from '../../../locales.ts';
import type { ConverterTexts } from '../../../messages/converter-types.ts';
import type { ConverterPageTexts } from '../../../messages/es/converter-page.ts';

/** Every text of the converter's page, in its language. */
export interface Texts {
	readonly locale: Locale;
	readonly ui: ConverterPageTexts;
	readonly table: TableTexts;
	readonly core: ConverterTexts;
}
