import { byLocale } from '../../../locales.ts';
import { textsOf } from '../../../messages/index.ts';
import { registryCsv } from '../../../registry/index.ts';

export const prerender = true;

export function GET(): Response {
	const notes = byLocale((locale) => textsOf(locale).registry.notes);
	return new Response(registryCsv(notes), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
