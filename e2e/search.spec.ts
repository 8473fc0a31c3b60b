import type { Page } from 'playwright/test';
import { CHINESE, type Query, SPANISH } from './support/search-queries.ts';
import { expect, test } from './support/test.ts';

const LEAST_RECALL = 0.95;
const FIRST = 3;

/** Slugs of the first pages that the built index gives for each query. */
async function firstPages(
	page: Page,
	language: string,
	queries: readonly Query[],
): Promise<readonly string[][]> {
	await page.goto(`${language}/`);
	const base = new URL(page.url()).pathname.replace(`${language}/`, '');
	const urls = await page.evaluate(
		async ({ address, words, first }) => {
			const pagefind = await import(address);
			await pagefind.init();
			const found: string[][] = [];
			for (const word of words) {
				const { results } = await pagefind.search(word);
				const data = await Promise.all(
					results.slice(0, first).map((result: { data(): unknown }) => result.data()),
				);
				found.push(data.map(({ url }: { url: string }) => url));
			}
			return found;
		},
		{ address: `${base}pagefind/pagefind.js`, words: queries.map(([word]) => word), first: FIRST },
	);
	return urls.map((list) => list.map((url) => url.split(`/${language}/`)[1]?.replace(/\/$/, '') ?? ''));
}

for (const [language, queries] of [
	['es', SPANISH],
	['zh-cn', CHINESE],
] as const) {
	test(`search in ${language} finds what readers look for`, async ({ page }) => {
		const found = await firstPages(page, language, queries);
		const missed = queries.flatMap(([word, ...slugs], index) => {
			const pages = found[index] ?? [];
			return slugs.some((slug) => pages.includes(slug)) ? [] : [`${word}: ${pages.join(', ')}`];
		});
		expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(1 - LEAST_RECALL);
	});
}

test('the search opens by key, walks by arrows and leads to a page', async ({ page }) => {
	await page.goto('es/contract/');
	await page.keyboard.press('Control+k');
	const field = page.getByRole('searchbox', { name: 'Buscar' });
	await expect(field).toBeFocused();
	await field.fill('glosario');
	const first = page.getByRole('dialog', { name: 'Buscar' }).getByRole('link').first();
	await expect(first).toContainText('Glosario');
	await page.keyboard.press('ArrowDown');
	await expect(first).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/es\/glossary\//);
});

test('Enter that ends a composition stays on the page', async ({ page }) => {
	await page.goto('zh-cn/contract/');
	await page.getByRole('button', { name: '搜索' }).click();
	const field = page.getByRole('searchbox', { name: '搜索' });
	await field.fill('重试');
	await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
	await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
	await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
	await expect(page).toHaveURL(/\/zh-cn\/contract\//);
	await field.press('Enter');
	await expect(page).not.toHaveURL(/\/zh-cn\/contract\//);
});

test('says what to do where nothing is found', async ({ page }) => {
	await page.goto('es/contract/');
	await page.getByRole('button', { name: 'Buscar' }).click();
	await page.getByRole('searchbox').fill('xyzzyplugh');
	await expect(page.getByRole('dialog').getByRole('status')).toContainText('Pruebe con menos palabras');
});

test('one Esc closes the search, whatever stands in its field, and gives the focus back', async ({
	page,
}) => {
	await page.goto('es/contract/');
	const opener = page.getByRole('button', { name: /Buscar/ });
	await opener.click();
	await page.getByRole('searchbox').fill('reserva');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(opener).toBeFocused();
});
