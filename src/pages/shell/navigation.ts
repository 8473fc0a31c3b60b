import type { Locale } from '../../locales.ts';
import { textsOf } from '../../messages/index.ts';
import type { SectionId } from '../../messages/site-types.ts';
import { pagePath } from '../../report/paths.ts';

export interface NavLink {
	readonly slug: string;
	readonly label: string;
	readonly href: string;
	/** A name of the wire, set in mono and not translated. */
	readonly mono?: boolean;
}

export interface NavGroup {
	readonly title: string;
	readonly links: readonly NavLink[];
}

const SECTIONS: readonly SectionId[] = ['playground', 'converter', 'contract', 'codes', 'rules', 'examples'];

/** Which top entry a page belongs to: `types/system` stands under the contract. */
export function sectionOf(slug: string): SectionId | undefined {
	const first = slug.split('/')[0];
	return first === 'types' ? 'contract' : SECTIONS.find((section) => section === first);
}

export function topLinks(locale: Locale): readonly NavLink[] {
	return SECTIONS.map((slug) => ({
		slug,
		label: textsOf(locale).site.nav.sections[slug],
		href: pagePath(locale, slug),
	}));
}
