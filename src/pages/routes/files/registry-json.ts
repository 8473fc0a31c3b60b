import { registryTexts } from '../../../messages/table-texts.ts';
import { registryJson } from '../../../registry/index.ts';
import { jsonFile } from './addresses.ts';

export const prerender = true;

export function GET(): Response {
	return jsonFile(registryJson({ es: registryTexts('es').notes, 'zh-CN': registryTexts('zh-cn').notes }));
}
