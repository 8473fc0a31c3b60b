import { combineTableTexts } from '../../../messages/combine-table-texts.ts';
import { converter as core } from '../../../messages/zh-cn/converter.ts';
import { converterPage as ui } from '../../../messages/zh-cn/converter-page.ts';
import { registry } from '../../../messages/zh-cn/registry.ts';
import type { Texts } from './types.ts';

export const texts: Texts = { locale: 'zh-cn', ui, table: combineTableTexts(core, registry), core };
