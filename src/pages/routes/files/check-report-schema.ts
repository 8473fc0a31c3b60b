import type { APIContext } from 'astro';
import { jsonReportSchema } from '../../../report/json.ts';
import { jsonFile, publishedAddress } from './addresses.ts';

export const prerender = true;

export function GET({ site }: APIContext): Response {
	const address = publishedAddress(site, 'schema/check-report.schema.json');
	return jsonFile(`${JSON.stringify(jsonReportSchema(address), null, '\t')}\n`);
}
