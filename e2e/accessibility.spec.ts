import { bringAxe, findViolations } from './support/axe.ts';
import { LANGUAGES, listPaths } from './support/built-pages.ts';
import { openSoundPage } from './support/sound-page.ts';
import { expect, test } from './support/test.ts';

/** One of every kind of page: looked at in the dark too, since its colours come from the same tokens. */
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
test.describe('in the dark', () => {
	test.use({ colorScheme: 'dark' });
	for (const path of LANGUAGES.flatMap((language) => PAGES.map((page) => `${language}/${page}`))) {
		test(`axe finds nothing on ${path}`, async ({ page }) => {
			await page.goto(path);
			expect(await findViolations(page)).toEqual([]);
		});
	}
});

for (const language of LANGUAGES) {
	test(`every page in ${language} loads without an error, and axe finds nothing on it`, async ({
		context,
		page,
		built,
	}) => {
		await bringAxe(context);
		const paths = listPaths(built.folder).filter((path) => path.startsWith(`${language}/`));
		test.setTimeout(10_000 + paths.length * 3_000);
		for (const path of paths) {
			await openSoundPage(page, path);
			expect.soft(await findViolations(page), path).toEqual([]);
		}
	});
}
