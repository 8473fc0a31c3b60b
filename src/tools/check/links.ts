import type { Source } from '../../contract/types.ts';
import { ruleName } from '../../messages/describe.ts';
import { codeSlug, pagePath, ruleSlug, statementPath } from '../../report/paths.ts';
import { h, type Tree } from '../../report/tree.ts';
import type { Texts } from './texts/types.ts';

/** A statement by its number; sources that are no statement stand as plain words. */
export function statementLink({ core, locale }: Texts, source: Source): Tree {
	const href = statementPath(locale, source);
	if (href === undefined) return h('span', { class: 'tag' }, core.terms.source(source));
	return h('a', { class: 'stmt', href, translate: 'no' }, source);
}

export function ruleLink({ core, locale }: Texts, rule: string): Tree {
	return h('a', { href: pagePath(locale, ruleSlug(rule)) }, ruleName(core, rule).replaceAll('`', ''));
}

/** The row of a canonical code on the page of codes. */
export function codeLink({ locale }: Texts, canonical: string): Tree {
	return h('a', { href: pagePath(locale, codeSlug(canonical)), translate: 'no' }, canonical);
}
