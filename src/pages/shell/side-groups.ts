import { ALL_RULES } from '../../contract/rules/index.ts';
import { ERROR_TYPES } from '../../contract/types.ts';
import type { Locale } from '../../locales.ts';
import { messagesOf, textsOf } from '../../messages/index.ts';
import { CODES } from '../../registry/index.ts';
import { codeSlug, pagePath, ruleSlug, typeSlug } from '../../report/paths.ts';
import { plainText } from '../../report/rich.ts';
import type { NavGroup, NavLink } from './navigation.ts';

/** Slugs of the pages that stand in `content/docs`, beside the two specifications. */
const GUIDES = ['first-response', 'exceptions', 'situations', 'pipeline', 'migration'] as const;

function linker(locale: Locale) {
	return (slug: string, label: string, mono = false): NavLink => ({
		slug,
		label,
		href: pagePath(locale, slug),
		...(mono && { mono }),
	});
}

/** The rules of the group that the page's rule belongs to: a list of all would bury the others. */
function neighbours(slug: string) {
	const group = ALL_RULES.find(({ meta }) => ruleSlug(meta.id) === slug)?.meta.group;
	return ALL_RULES.filter(({ meta }) => meta.group === group);
}

/** The list beside a page, and under the top entries of the phone menu. */
export function sideGroups(locale: Locale, slug: string): readonly NavGroup[] {
	const link = linker(locale);
	const { side } = textsOf(locale).site;
	const { rules } = messagesOf(locale);
	const names: Readonly<Record<string, { readonly name: string }>> = rules;
	const inCodes = slug.split('/')[0] === 'codes';
	return [
		{
			title: side.contract,
			links: [
				link('contract', side.pages.contract),
				link('guide/which-type', side.pages['which-type']),
				...ERROR_TYPES.map((type) => link(typeSlug(type), type, true)),
			],
		},
		{
			title: side.codes,
			links: [
				link('codes', side.pages.codes),
				link('guide/retry', side.pages.retry),
				...(inCodes ? CODES.map(({ code }) => link(codeSlug(code), code, true)) : []),
			],
		},
		{
			title: textsOf(locale).site.nav.sections.rules,
			links: [
				link('rules', side.pages.rules),
				...neighbours(slug).map(({ meta }) =>
					link(ruleSlug(meta.id), plainText(names[meta.id]?.name ?? meta.id)),
				),
			],
		},
		{
			title: side.integrate,
			links: [
				...GUIDES.map((name) => link(`guide/${name}`, side.pages[name])),
				link('glossary', side.pages.glossary),
				link('privacy', side.pages.privacy),
			],
		},
	];
}
