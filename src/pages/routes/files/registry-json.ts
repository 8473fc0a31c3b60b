import { byLocale } from '../../../locales.ts';
import { registryTexts } from '../../../messages/table-texts.ts';
import { registryJson } from '../../../registry/index.ts';
import { jsonFile } from './addresses.ts';

export const prerender = true;

export function GET(): Response {
	return jsonFile(registryJson(byLocale((locale) => registryTexts(locale).notes)));
}
