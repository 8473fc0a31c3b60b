import { LANGUAGES, listPaths } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

for (const language of LANGUAGES) {
	test(`every page in ${language} loads without an error`, async ({ page, built }) => {
		const paths = listPaths(built.folder).filter((path) => path.startsWith(`${language}/`));
		test.setTimeout(10_000 + paths.length * 2_000);
		for (const path of paths) {
			const response = await page.goto(path);
			expect.soft(response?.status(), path).toBe(200);
			expect.soft(await page.locator('h1').count(), path).toBe(1);
			expect.soft(await page.title(), path).toContain('Contraste');
		}
	});
}
