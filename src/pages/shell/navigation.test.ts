import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../locales.ts';
import { topLinks } from './navigation.ts';
import { sideGroups } from './side-groups.ts';

describe.each(LOCALES)('%s', (locale) => {
	const linked = new Set(
		[...topLinks(locale), ...sideGroups(locale, '').flatMap(({ links }) => links)].map(({ slug }) => slug),
	);
	const folder = new URL(`../../../content/docs/${locale}/`, import.meta.url);
	const pages = globSync('**/*.{md,mdx}', { cwd: folder })
		.map((file) => file.replaceAll('\\', '/').replace(/\.mdx?$/, ''))
		.filter((slug) => slug !== 'index');

	test('every page stands in a menu', () => {
		expect(pages.length).toBeGreaterThan(5);
		expect(pages.filter((slug) => !linked.has(slug))).toEqual([]);
	});
});
