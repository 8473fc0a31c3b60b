import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { PSEUDO } from '../scripts/pseudo-language.mjs';
import { classesOf, findElement, propertyOf, type TreeNode } from '../src/build/markdown/tree.ts';
import { LANGUAGES, listPaths } from './support/built-pages.ts';
import { ConverterPage } from './support/converter-page.ts';
import { foreignTexts } from './support/foreign-texts.ts';
import { PlaygroundPage } from './support/playground-page.ts';
import { expect, test } from './support/test.ts';

/** The pages of the language, by their path below it. */
function readPages(folder: string): ReadonlyMap<string, string> {
	const own = join(folder, PSEUDO.id);
	const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('index.html'),
	);
	return new Map(
		files.map((file) => [file.slice(0, -'index.html'.length), readFileSync(join(own, file), 'utf8')]),
	);
}

/** Links below that lead into another language, but for those of the switch. */
function straying(node: TreeNode): readonly string[] {
	if (node.tagName === 'a' && classesOf(node).includes('langlink')) return [];
	const href = node.tagName === 'a' ? (propertyOf(node, 'href') ?? '') : '';
	const strays = LANGUAGES.some((language) => href.startsWith(`/${language}/`));
	return [...(strays ? [href] : []), ...(node.children ?? []).flatMap(straying)];
}

test('a language that is one row and its texts has every page, in itself', ({ built }) => {
	const pages = readPages(built.folder);
	const expected = listPaths(built.folder)
		.filter((path) => path.startsWith('es/'))
		.map((path) => path.slice('es/'.length));
	expect([...pages.keys()].sort()).toEqual(expected);
	const faults = [...pages].flatMap(([path, html]) => {
		const tree: TreeNode = fromHtml(html);
		const root = findElement(tree, ({ tagName }) => tagName === 'html');
		return [
			...(root && propertyOf(root, 'lang') === PSEUDO.tag ? [] : [`${path} is not in ${PSEUDO.tag}`]),
			...straying(tree).map((href) => `${path} leads to ${href}`),
			...foreignTexts(html).map((text) => `${path} says ${text}`),
		];
	});
	expect(faults).toEqual([]);
});

test('its playground judges in it', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await page.goto(`${PSEUDO.id}/playground/`);
	await playground.textArea.fill('{"error":{"error_type":"NOT_FOUND","user_message":"ECONNREFUSED."}}');
	await expect(playground.faults.first()).toBeVisible();
	expect(foreignTexts(await page.locator('main').innerHTML())).toEqual([]);
});

test('its converter converts in it', async ({ page }) => {
	await page.goto(`${PSEUDO.id}/converter/`);
	await expect(page.locator('contraste-converter')).toHaveAttribute('data-ready');
	await new ConverterPage(page).paste('code: canceled\nstatus: CANCELLED\n');
	await expect(page.getByRole('checkbox', { name: /1:7/ })).toBeVisible();
	expect(foreignTexts(await page.locator('main').innerHTML())).toEqual([]);
});
