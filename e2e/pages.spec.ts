import { LANGUAGES, listPaths } from './support/built-pages.ts';
import { openSoundPage } from './support/sound-page.ts';
import { test } from './support/test.ts';

// Under a path only: at the root `accessibility.spec.ts` opens each page with the same expectations.
for (const language of LANGUAGES) {
	test(`every page in ${language} loads without an error`, async ({ page, built }) => {
		const paths = listPaths(built.folder).filter((path) => path.startsWith(`${language}/`));
		test.setTimeout(10_000 + paths.length * 2_000);
		for (const path of paths) await openSoundPage(page, path);
	});
}
