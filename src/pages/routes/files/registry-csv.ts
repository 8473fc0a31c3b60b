import { byLocale } from '../../../locales.ts';
import { registryTexts } from '../../../messages/table-texts.ts';
import { registryCsv } from '../../../registry/index.ts';

export const prerender = true;

export function GET(): Response {
	const notes = byLocale((locale) => registryTexts(locale).notes);
	return new Response(registryCsv(notes), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
