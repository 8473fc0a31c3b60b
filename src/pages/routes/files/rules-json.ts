import { jsonFile } from './addresses.ts';
import { ruleCatalogue } from './rule-catalogue.ts';

export const prerender = true;

export function GET(): Response {
	return jsonFile(`${JSON.stringify(ruleCatalogue(), null, '\t')}\n`);
}
