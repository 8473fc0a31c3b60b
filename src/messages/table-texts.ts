import type { TableTexts } from '../converter/index.ts';
import type { ConverterTexts } from './converter-types.ts';
import { converter as converterEs } from './es/converter.ts';
import { registryTexts } from './registry.ts';
import type { Locale } from './types.ts';
import { converter as converterZh } from './zh-cn/converter.ts';

const CONVERTER: { readonly [Id in Locale]: ConverterTexts } = { es: converterEs, 'zh-cn': converterZh };

export function converterTexts(locale: Locale): ConverterTexts {
	return CONVERTER[locale];
}

/** All words of the table of occurrences in one language. */
export function tableTexts(locale: Locale): TableTexts {
	const { columns, kinds, reasons, sentenceGap, stays } = CONVERTER[locale];
	const { unspecified, policies, notes, retryChanges } = registryTexts(locale);
	return { columns, kinds, reasons, sentenceGap, stays, unspecified, policies, notes, retryChanges };
}
