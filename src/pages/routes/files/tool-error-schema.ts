import type { APIContext } from 'astro';
import { toolErrorJsonSchema } from '../../../contract/schema.ts';
import { jsonFile, publishedAddress } from './addresses.ts';

export const prerender = true;

export function GET({ site }: APIContext): Response {
	return jsonFile(`${JSON.stringify(toolErrorJsonSchema(publishedAddress(site, '')), null, '\t')}\n`);
}
