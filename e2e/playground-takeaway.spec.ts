import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { LANGUAGES } from './support/built-pages.ts';
import { PlaygroundPage } from './support/playground-page.ts';
import { RIGHT, TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';
import { playgroundWords } from './support/words.ts';

const SPANISH = playgroundWords('es');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	for (const language of LANGUAGES) {
		const words = playgroundWords(language);
		test(`copies a test and a snippet by the keyboard (${language})`, async ({ page, address }) => {
			const playground = new PlaygroundPage(page);
			await playground.open(language);
			await playground.paste(TWO_FAULTS);
			await expect(playground.faults).toHaveCount(2);
			const stood = await playground.listen();
			await playground.button(words.menu).focus();
			await page.keyboard.press('Enter');
			const menu = page.getByRole('menu', { name: words.menu });
			await expect(menu.getByRole('menuitem', { name: words.names.report }).first()).toBeFocused();
			await menu.getByRole('menuitem', { name: words.names.node, exact: true }).focus();
			await page.keyboard.press('Enter');
			await expect(playground.toast).toContainText(words.copied(words.names.node));
			await expect.poll(() => stood(words.copied(words.names.node))).toBeGreaterThan(0);
			await expect(playground.button(words.menu)).toBeFocused();
			const copied = await clipboard(page);
			expect(copied).toContain("import test from 'node:test';");
			expect(copied).toContain(`${address}schema/tool-error.schema.json`);
			await page.keyboard.press('Enter');
			await page.keyboard.press('End');
			await page.keyboard.press('ArrowUp');
			await page.keyboard.press('Enter');
			await expect(playground.toast).toContainText('Java');
			// What a safe fix mends is mended in the snippet.
			expect(await clipboard(page)).toContain(
				'toolError("PERMISSION", "Esa reserva está a nombre de otra persona.")',
			);
		});
	}

	test('says why there is no snippet, and copies nothing', async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open();
		await playground.paste('{"reservas":[],"total":0}');
		await expect(playground.faults).toHaveCount(0);
		await page.evaluate(() => navigator.clipboard.writeText('antes'));
		await playground.button(SPANISH.menu).click();
		await page.getByRole('menuitem', { name: 'Go', exact: true }).click();
		await expect(playground.toast).toContainText('Solo un error de negocio da un fragmento.');
		expect(await clipboard(page)).toBe('antes');
	});

	test('a phone has the same inside its menu', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		const playground = new PlaygroundPage(page);
		await playground.open();
		await playground.paste(RIGHT);
		await expect(playground.button(SPANISH.menu)).toBeHidden();
		await playground.button(SPANISH.more).click();
		await page.getByRole('menuitem', { name: SPANISH.names.report, exact: true }).click();
		await expect(playground.toast).toContainText('Copiado: Informe en Markdown.');
		expect(await clipboard(page)).toContain('# Informe de Contraste');
	});
});

test('saves a file, and says its name', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(RIGHT);
	await playground.button(SPANISH.menu).click();
	const download = page.waitForEvent('download');
	await page.getByRole('menuitem', { name: 'Guardar: Prueba para pytest' }).click();
	const saved = await download;
	expect(saved.suggestedFilename()).toBe('test_tool_error.py');
	await expect(playground.toast).toContainText('test_tool_error.py');
	expect(await readFile(await saved.path(), 'utf8')).toContain('def test_tool_error():');
});

test('where nothing can be copied, shows it selected and says so', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
	});
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(RIGHT);
	await playground.button(SPANISH.menu).click();
	await page.getByRole('menuitem', { name: 'Python', exact: true }).click();
	const field = playground.sheet.getByRole('textbox', { name: 'Python' });
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(/def tool_error/);
	await expect(playground.sheet).toContainText('No se pudo copiar: Python.');
	await expect(playground.toast.filter({ hasText: 'Python' })).toHaveCount(0);
});

for (const width of [1280, 390]) {
	test(`prints verdict, reactions, faults and the whole text (${width})`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.openWithEditor();
		await page.setViewportSize({ width, height: 800 });
		const long = `${TWO_FAULTS}${'\n'.repeat(200)}`;
		await playground.paste(long);
		await expect(playground.faults).toHaveCount(2);
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.print-text')).toBeVisible();
		await expect.poll(() => page.locator('.print-text').textContent()).toBe(long);
		for (const part of [
			playground.title,
			playground.chat,
			playground.voice,
			playground.row(1),
			playground.row(2),
		]) {
			await expect(part).toBeVisible();
		}
		for (const name of ['Pegar', 'Compartir', 'Corregir las 2 seguras']) {
			await expect(playground.button(name)).toBeHidden();
		}
		await expect(playground.monaco).toBeHidden();
		await expect(page.getByRole('banner')).toBeHidden();
	});
}
