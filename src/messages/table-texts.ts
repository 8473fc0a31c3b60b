import type { TableTexts } from '../converter/index.ts';
import type { Locale } from '../locales.ts';
import { combineTableTexts } from './combine-table-texts.ts';
import type { ConverterTexts } from './converter-types.ts';
import { converter as converterEs } from './es/converter.ts';
import { registry as registryEs } from './es/registry.ts';
import type { RegistryTexts } from './registry-types.ts';
import { converter as converterZh } from './zh-cn/converter.ts';
import { registry as registryZh } from './zh-cn/registry.ts';

const CONVERTER: { readonly [Id in Locale]: ConverterTexts } = { es: converterEs, 'zh-cn': converterZh };

const REGISTRY: { readonly [Id in Locale]: RegistryTexts } = { es: registryEs, 'zh-cn': registryZh };

export function converterTexts(locale: Locale): ConverterTexts {
	return CONVERTER[locale];
}

/** What is said of the codes in one language. */
export function registryTexts(locale: Locale): RegistryTexts {
	return REGISTRY[locale];
}

/** All words of the table of occurrences in one language. */
export function tableTexts(locale: Locale): TableTexts {
	return combineTableTexts(CONVERTER[locale], REGISTRY[locale]);
}
