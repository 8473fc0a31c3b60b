import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Opens a page and expects of it what every page has: it is found, has one heading of the first rank and the site's name. */
export async function openSoundPage(page: Page, path: string): Promise<void> {
	const response = await page.goto(path);
	expect.soft(response?.status(), path).toBe(200);
	expect.soft(await page.locator('h1').count(), path).toBe(1);
	expect.soft(await page.title(), path).toContain('Contraste');
}
