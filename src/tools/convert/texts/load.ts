import type { Locale } from '../../../locales.ts';
import { combineTableTexts } from '../../../messages/combine-table-texts.ts';
import type { ConverterTexts } from '../../../messages/converter-types.ts';
import type { ConverterPageTexts } from '../../../messages/es/converter-page.ts';
import type { RegistryTexts } from '../../../messages/registry-types.ts';
import { loadOwn } from '../../shared/load-own.ts';
import type { Texts } from './types.ts';

/** For the script of a page, which brings no other language along. */
export async function loadTexts(locale: Locale): Promise<Texts> {
	const [ui, core, registry] = await Promise.all([
		loadOwn(
			import.meta.glob<ConverterPageTexts>('../../../messages/*/converter-page.ts', {
				import: 'converterPage',
			}),
			locale,
		),
		loadOwn(
			import.meta.glob<ConverterTexts>('../../../messages/*/converter.ts', { import: 'converter' }),
			locale,
		),
		loadOwn(
			import.meta.glob<RegistryTexts>('../../../messages/*/registry.ts', { import: 'registry' }),
			locale,
		),
	]);
	return { locale, ui, table: combineTableTexts({ converter: core, registry }), core };
}
