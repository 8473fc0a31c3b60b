import { isStatementId, STATEMENTS, statementAnchor } from '../contract/statements.ts';
import type { ErrorType, Source } from '../contract/types.ts';
import { isLocale, type Locale } from '../locales.ts';

/** Pages that exist in each language under the same slug; the empty slug is the home page. */
// Where no Vite runs (the browser tests draw the tools' states) there is no environment: the site stands at the root.
const BASE = (import.meta.env?.BASE_URL ?? '/').replace(/\/?$/, '/');

/** Address of a page: `pagePath('es', 'rules/error-type-spelling')` → `/es/rules/error-type-spelling/`. */
export function pagePath(locale: Locale, slug = '', hash = ''): string {
	const folder = slug === '' ? '' : `${slug}/`;
	return `${BASE}${locale}/${folder}${hash && `#${hash}`}`;
}

/** Address of a file outside the languages. */
export function filePath(path: string): string {
	return BASE + path.replace(/^\//, '');
}

/** Slug of a page from the id that Starlight gives its route: `es/codes` → `codes`. */
export function slugOf(routeId: string): string {
	const [first = '', ...rest] = routeId.split('/');
	const slug = isLocale(first) ? rest.join('/') : routeId;
	return slug === 'index' ? '' : slug;
}

export function typeSlug(type: ErrorType): string {
	return `types/${type.toLowerCase().replaceAll('_', '-')}`;
}

export function ruleSlug(id: string): string {
	return `rules/${id}`;
}

/** `agent.deadline_exceeded` → `codes/deadline-exceeded`. */
export function codeSlug(canonical: string): string {
	return `codes/${canonical.replace(/^agent\./, '').replaceAll('_', '-')}`;
}

/** Where a statement stands; nothing for sources that are no statement (`MCP`, `project`). */
export function statementPath(locale: Locale, source: Source): string | undefined {
	if (!isStatementId(source)) return undefined;
	const slug = STATEMENTS[source].source === 'es' ? 'contract' : 'codes';
	return pagePath(locale, slug, statementAnchor(source));
}

/** The playground with one of our examples open. */
export function examplePath(locale: Locale, name: string): string {
	return pagePath(locale, 'playground', `ejemplo=${name}`);
}
