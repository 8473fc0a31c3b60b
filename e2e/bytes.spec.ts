import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** Kilobytes that a first visit may transfer, compressed as a host does. */
const BUDGET_KB = 60;
const DOCS = [
	'es/',
	'es/contract/',
	'es/codes/',
	'es/types/permission/',
	'es/rules/retry-mark/',
	'es/examples/',
	'zh-cn/contract/',
];

async function visit(page: Page, path: string): Promise<readonly Response[]> {
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.goto(path);
	await page.waitForLoadState('networkidle');
	return responses;
}

for (const path of DOCS) {
	test(`${path} stays light and loads nothing of the editor`, async ({ page }) => {
		const responses = await visit(page, path);
		expect(
			responses
				.map((response) => response.url())
				.filter((url) => /monaco|editor\.worker|\bcodicon/i.test(url)),
		).toEqual([]);
		const bodies = await Promise.all(responses.map((response) => response.body()));
		expect(bodies.filter((body) => body.includes('monaco'))).toEqual([]);
		const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
		expect(bytes / 1024).toBeLessThan(BUDGET_KB);
	});
}
