import type { Locale } from '../../../locales.ts';
import { combineTableTexts } from '../../../messages/combine-table-texts.ts';
import { textsOf as textsOfLanguage } from '../../../messages/index.ts';
import type { Texts } from './types.ts';

/** For the build and for tests: a script of a page takes the one language of the page. */
export function textsOf(locale: Locale): Texts {
	const { converterPage: ui, converter: core, registry } = textsOfLanguage(locale);
	return { locale, ui, table: combineTableTexts({ converter: core, registry }), core };
}
