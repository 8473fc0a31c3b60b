import type { APIContext } from 'astro';
import { jsonFile, publishedAddress } from './addresses.ts';
import { ruleCatalogueSchema } from './rule-catalogue.ts';

export const prerender = true;

export function GET({ site }: APIContext): Response {
	const address = publishedAddress(site, 'rules/catalogue.schema.json');
	return jsonFile(`${JSON.stringify(ruleCatalogueSchema(address), null, '\t')}\n`);
}
