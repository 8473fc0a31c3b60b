import { registry as es } from './es/registry.ts';
import type { RegistryTexts } from './registry-types.ts';
import type { Locale } from './types.ts';
import { registry as zhCn } from './zh-cn/registry.ts';

const TEXTS: Readonly<Record<Locale, RegistryTexts>> = { es, 'zh-cn': zhCn };

/** What is said of the codes in one language. */
export function registryTexts(locale: Locale): RegistryTexts {
	return TEXTS[locale];
}
