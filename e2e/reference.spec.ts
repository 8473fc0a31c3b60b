import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES, listPaths, readPage } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

/** Bytes that a page of the reference may cost before its search is opened, compressed as a host does. */
const MOST_BYTES = 21_000;
const MOST_SCRIPT = 5_000;

const TOOLS = /^(?:es|zh-cn)\/(?:playground|converter|examples)\//;

const sizeOf = (text: string | Buffer): number => brotliCompressSync(text).length;

const fileSizes = new Map<string, number>();

function sizeOfFile(file: string): number {
	const size = fileSizes.get(file) ?? sizeOf(readFileSync(file));
	fileSizes.set(file, size);
	return size;
}

/** A script with all that it imports at once; `import()` waits until it is wanted. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const source = readFileSync(file, 'utf8');
	for (const [, path = ''] of source.matchAll(
		/(?:^|[;}\n])\s*import(?:[^"'()]*?from)?\s*["'](\.[^"']+)["']/g,
	)) {
		withImports(join(dirname(file), path), seen);
	}
	return seen;
}

test('each page of the reference stays inside its budget', ({ built }) => {
	test.setTimeout(60_000);
	const heavy = listPaths(built.folder)
		.filter((path) => !TOOLS.test(path))
		.flatMap((path) => {
			const { html } = readPage(built.folder, path);
			const fileOf = (address: string) => join(built.folder, address.slice(built.base.length));
			const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
				fileOf(href),
			);
			const roots = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) =>
				fileOf(src),
			);
			const scripts = new Set(roots.flatMap((root) => [...withImports(root)]));
			const script = [...scripts].reduce((sum, file) => sum + sizeOfFile(file), 0);
			const style = styles.reduce((sum, file) => sum + sizeOfFile(file), 0);
			const total = sizeOf(html) + style + script;
			return total > MOST_BYTES || script > MOST_SCRIPT ? [{ path, total, script }] : [];
		});
	expect(heavy).toEqual([]);
});

test('every page has its Markdown twin, and the lists name it', ({ built }) => {
	for (const language of LANGUAGES) {
		const index = readFileSync(join(built.folder, language, 'llms.txt'), 'utf8');
		const full = readFileSync(join(built.folder, language, 'llms-full.txt'), 'utf8');
		for (const path of listPaths(built.folder).filter((page) => page.startsWith(`${language}/`))) {
			const twin = `${path.replace(/\/$/, '')}.md`;
			expect.soft(existsSync(join(built.folder, twin)), twin).toBe(true);
			expect.soft(index, twin).toContain(`${built.base}${twin})`);
			expect.soft(full, path).toContain(`${built.base}${path}>`);
		}
	}
});

test('the Markdown of a page says what the page says', ({ built }) => {
	const text = readFileSync(join(built.folder, 'es/contract.md'), 'utf8');
	expect(text).toMatch(/^# El contrato de errores\n/);
	for (let number = 1; number <= 38; number += 1) {
		expect.soft(text).toContain(`[ES-${String(number).padStart(2, '0')}]`);
	}
	expect(text).not.toMatch(/<(?:svg|span|div|script)/);
});

test('the language link keeps page and place', async ({ page }) => {
	await page.goto('es/contract/#es-20');
	await page.getByRole('link', { name: '中文版' }).click();
	await expect(page).toHaveURL(/\/zh-cn\/contract\/#es-20$/);
	await page.getByRole('heading', { name: '协议错误' }).scrollIntoViewIfNeeded();
	await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the theme button turns the page and is remembered', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('es/contract/');
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await ground();
	await page.getByRole('button', { name: 'Cambiar de tema' }).click();
	expect(await ground()).not.toBe(light);
	await page.reload();
	expect(await ground()).not.toBe(light);
});

test('copies the page as Markdown', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('es/types/system/');
	await page.getByRole('button', { name: 'Copiar en Markdown' }).click();
	await expect(page.getByText('Página copiada')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# SYSTEM\n/);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 760 } });

	test('the menu leads to every part and closes by key', async ({ page }) => {
		await page.goto('zh-cn/contract/');
		await page.getByRole('button', { name: '菜单', exact: true }).click();
		const menu = page.getByRole('dialog', { name: '菜单' });
		await expect(menu.getByRole('link', { name: '转换', exact: true })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
	});

	for (const path of [
		'es/',
		'es/contract/',
		'zh-cn/codes/',
		'es/examples/',
		'zh-cn/rules/',
		'es/types/blocker/',
		'zh-cn/guide/pipeline/',
	]) {
		test(`${path} does not scroll sideways`, async ({ page }) => {
			await page.goto(path);
			const over = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(over).toBeLessThanOrEqual(0);
		});
	}
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the start page offers both languages and the catalogue lists every rule', async ({ page }) => {
		await page.goto('es/rules/');
		await expect(page.getByRole('link', { name: 'Grafía del tipo' }).first()).toBeVisible();
		await expect(page.getByRole('search')).toBeHidden();
		await page.goto('es/');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.getByText('Tipo mal escrito').click();
		await expect(page.getByText('"not_found"', { exact: true })).toBeVisible();
	});
});

test.describe('an address that does not exist', () => {
	test.use({ expectedErrors: [/status of 404/] });

	for (const [path, heading] of [
		['es/nada/', 'Esta página no existe'],
		['zh-cn/nada/', '页面不存在'],
	] as const) {
		test(`speaks the language of ${path}`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		});
	}
});
