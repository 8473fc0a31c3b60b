import { combineTableTexts } from '../../../messages/combine-table-texts.ts';
import { converter as core } from '../../../messages/es/converter.ts';
import { converterPage as ui } from '../../../messages/es/converter-page.ts';
import { registry } from '../../../messages/es/registry.ts';
import type { Texts } from './types.ts';

export const texts: Texts = { locale: 'es', ui, table: combineTableTexts(core, registry), core };
