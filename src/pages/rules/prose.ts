import type { MarkdownInstance } from 'astro';
import type { Locale } from '../../locales.ts';

type Prose = Pick<MarkdownInstance<Record<string, unknown>>, 'Content'>;

const FILES = import.meta.glob<Prose>('../../../content/rules/*/*.md', { eager: true });

/** What `content/rules/<id>/<locale>.md` says of a rule; a rule without it stands from its data alone. */
export function proseOf(rule: string, locale: Locale): Prose | undefined {
	return FILES[`../../../content/rules/${rule}/${locale}.md`];
}
