import type { APIContext } from 'astro';
import { registryJsonSchema } from '../../../registry/index.ts';
import { jsonFile, publishedAddress } from './addresses.ts';

export const prerender = true;

export function GET({ site }: APIContext): Response {
	return jsonFile(registryJsonSchema(publishedAddress(site, 'registry/agent-native.schema.json')));
}
