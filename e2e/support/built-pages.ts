import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LOCALES, type Locale } from '../../src/locales.ts';

/** A page of the built site, read without a browser. */
export interface BuiltPage {
	/** From the base, without a leading slash: `es/contrato/`; empty for the start page. */
	readonly path: string;
	readonly html: string;
	readonly ids: ReadonlySet<string>;
	/** Values of `href` and `src`, as they stand. */
	readonly links: readonly string[];
}

export const LANGUAGES = LOCALES;
export type Language = Locale;

/** Every page of a language: all but the 404 pages and the redirect at the start. */
export function listPaths(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((name) => name.split(sep).join('/'))
		.filter(
			(name) => name.endsWith('/index.html') && LANGUAGES.some((language) => name.startsWith(`${language}/`)),
		)
		.map((name) => name.slice(0, -'index.html'.length))
		.sort();
}

export function readPage(folder: string, path: string): BuiltPage {
	const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
	const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
	return {
		path,
		html,
		ids: new Set(readAttribute(markup, 'id')),
		links: [...readAttribute(markup, 'href'), ...readAttribute(html, 'src')],
	};
}

function readAttribute(markup: string, name: string): string[] {
	return [...markup.matchAll(new RegExp(`\\s${name}="(?<value>[^"]*)"`, 'g'))].map(({ groups }) =>
		(groups?.['value'] ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
	);
}
