import { LANGUAGES } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

test('the start leads to the language of the reader', async ({ browser, address }) => {
	for (const [locale, folder] of [
		['es-CO', 'es'],
		['zh-CN', 'zh-cn'],
		['de-DE', 'es'],
	]) {
		const context = await browser.newContext({ locale: locale ?? '' });
		const page = await context.newPage();
		await page.goto(address);
		await expect(page).toHaveURL(`${address}${folder}/`);
		await context.close();
	}
});

test('the language switch keeps the page and the place', async ({ page, address }) => {
	await page.goto('es/contract/#es-13');
	await page.getByRole('link', { name: '中文' }).first().click();
	await expect(page).toHaveURL(`${address}zh-cn/contract/#es-13`);
	await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
	await page.getByRole('link', { name: 'Español' }).first().click();
	await expect(page).toHaveURL(`${address}es/contract/#es-13`);
});

for (const language of LANGUAGES) {
	test(`Tab reaches the content of the home page in ${language}`, async ({ page }) => {
		await page.goto(`${language}/`);
		await page.keyboard.press('Tab');
		const skip = page.locator(':focus');
		await expect(skip).toBeInViewport();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/#/);
		await page.keyboard.press('Tab');
		const insideMain = await page.locator('main :focus').count();
		expect(insideMain).toBe(1);
	});
}

for (const [language, query, nonsense] of [
	['es', 'facturación', 'zzqx'],
	['zh-cn', '权限', '囗囗囗'],
] as const) {
	test(`search by keyboard finds pages in ${language} and stays in the language`, async ({
		page,
		address,
	}) => {
		await page.goto(`${language}/`);
		await page.keyboard.press('Control+k');
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		await page.keyboard.type(nonsense);
		await expect(dialog.getByRole('status')).toContainText(nonsense);
		await page.keyboard.press('Control+a');
		await page.keyboard.type(query);
		await expect(dialog.getByRole('link').first()).toBeVisible();
		const hits = await dialog.getByRole('link').all();
		const addresses = await Promise.all(hits.map((hit) => hit.getAttribute('href')));
		const folder = new URL(`${address}${language}/`).pathname;
		expect(addresses.filter((href) => !href?.startsWith(folder))).toEqual([]);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(dialog).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(page.url()).not.toBe(`${address}${language}/`);
	});
}

test('a short link opens its example, and its rule has a page', async ({ page, address }) => {
	await page.goto('es/playground/#ejemplo=marca-de-reintento');
	await page.locator('.fault').getByRole('link', { name: 'Marca de reintento' }).click();
	await expect(page).toHaveURL(`${address}es/rules/retry-mark/`);
});

test.describe('a page that does not exist', () => {
	test.use({ expectedErrors: [/status of 404/] });
	for (const [path, language] of [
		['es/nada/', 'es'],
		['zh-cn/nada/', 'zh-CN'],
	]) {
		test(`answers in the language of ${path}`, async ({ page }) => {
			const response = await page.goto(path ?? '');
			expect(response?.status()).toBe(404);
			await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		});
	}
});
