import { byLocale } from '../../../locales.ts';
import { textsOf } from '../../../messages/index.ts';
import { registryJson } from '../../../registry/index.ts';
import { jsonFile } from './addresses.ts';

export const prerender = true;

export function GET(): Response {
	return jsonFile(registryJson(byLocale((locale) => textsOf(locale).registry.notes)));
}
