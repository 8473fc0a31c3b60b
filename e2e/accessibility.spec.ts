import { findViolations } from './support/axe.ts';
import { LANGUAGES } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

/** One of every kind of page. */
const PAGES = [
	'',
	'contract/',
	'codes/',
	'codes/canceled/',
	'types/permission/',
	'rules/',
	'rules/retry-mark/',
	'examples/',
	'guide/first-response/',
	'glossary/',
	'playground/',
	'converter/',
];
const THEMES = ['light', 'dark'] as const;

for (const theme of THEMES) {
	test.describe(theme, () => {
		test.use({ colorScheme: theme });
		for (const path of LANGUAGES.flatMap((language) => PAGES.map((page) => `${language}/${page}`))) {
			test(`axe finds nothing on ${path}`, async ({ page }) => {
				await page.goto(path);
				expect(await findViolations(page)).toEqual([]);
			});
		}
	});
}
