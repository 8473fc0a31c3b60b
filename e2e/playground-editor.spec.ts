import { PlaygroundPage } from './support/playground-page.ts';
import { ON_THE_WIRE, RIGHT, TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';

/** Holds the full editor back until the returned function is called. */
async function holdEditor(playground: PlaygroundPage): Promise<() => void> {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await playground.page.route(/\/surface\./, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

test('the full editor takes over text, selection, focus and undo', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	const release = await holdEditor(playground);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await playground.textArea.focus();
	await playground.textArea.press('Control+End');
	await page.keyboard.type('  ');
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	release();
	await expect(playground.monaco).toBeVisible();
	await expect(playground.textArea).toBeHidden();
	await expect(page.locator('.editor :focus')).toHaveCount(1);
	await page.keyboard.type('X');
	expect(await playground.text()).toBe(`{X${TWO_FAULTS.slice(2)}  `);
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Control+z');
	await expect.poll(() => playground.text()).toBe(TWO_FAULTS);
	await page.keyboard.press('Control+z');
	await expect.poll(() => playground.text()).toContain('not_found');
});

test('does not take over while an input method composes', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	const release = await holdEditor(playground);
	await playground.open();
	await playground.textArea.focus();
	await playground.textArea.press('Control+End');
	const client = await page.context().newCDPSession(page);
	await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
	release();
	// The keys of the full editor are named once it is there to take over.
	await expect(page.getByText('falta siguiente')).toBeVisible();
	await expect(playground.textArea).toBeVisible();
	await expect(playground.monaco).toBeHidden();
	await client.send('Input.insertText', { text: '你' });
	await expect(playground.monaco).toBeVisible();
	expect(await playground.text()).toMatch(/你$/);
});

test.describe('where the full editor cannot be had', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('the text area stays and everything works', async ({ page }) => {
		await page.route(/\/surface\./, (route) => route.abort());
		const playground = new PlaygroundPage(page);
		await playground.open();
		await expect(page.getByText('El editor completo no cargó')).toBeVisible();
		await playground.paste(ON_THE_WIRE);
		await expect(playground.faults).toHaveCount(2);
		await expect(page.locator('.text-under mark')).toHaveCount(2);
		await playground.row(1).locator('.place').click();
		const selected = await playground.textArea.evaluate((area: HTMLTextAreaElement) =>
			area.value.slice(area.selectionStart, area.selectionEnd),
		);
		expect(selected).toContain('Permission');
		await playground.row(1).locator('[data-do="fix"]').click();
		await expect(playground.faults).toHaveCount(1);
		expect(await playground.text()).toBe(ON_THE_WIRE.replace('Permission', 'PERMISSION'));
		await playground.textArea.focus();
		await page.keyboard.press('Control+z');
		await expect(playground.faults).toHaveCount(2);
		expect(await playground.text()).toBe(ON_THE_WIRE);
		await page.keyboard.press('Control+Shift+z');
		await expect(playground.faults).toHaveCount(1);
	});
});

test.describe('on a touch device', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

	test('the text area stays; tabs part verdict and text; the strip repeats the verdict', async ({ page }) => {
		const playground = new PlaygroundPage(page);
		const scripts: string[] = [];
		page.on('request', (request) => scripts.push(request.url()));
		await playground.open();
		await expect(page.getByRole('tab', { selected: true })).toContainText('Veredicto');
		await expect(playground.textArea).toBeHidden();
		await page.getByRole('tab', { name: 'Texto' }).tap();
		await expect(playground.textArea).toBeVisible();
		await expect(page.locator('.verdict-strip')).toContainText('No cumple');
		await expect(page.locator('.verdict-strip')).toBeInViewport();
		await playground.textArea.fill(RIGHT);
		await expect(page.locator('.verdict-strip')).toContainText('Cumple');
		await expect(page.getByRole('tab', { selected: true })).toContainText('Texto');
		await page.locator('.verdict-strip').tap();
		await expect(playground.title).toHaveText('Error de negocio que cumple el contrato');
		await page.getByRole('tab', { name: 'Texto' }).tap();
		await playground.textArea.tap();
		await playground.pasteHere(TWO_FAULTS);
		await expect(page.getByRole('tab', { selected: true })).toContainText('Veredicto');
		await page.waitForLoadState('networkidle');
		expect(scripts.filter((url) => /\/surface\./.test(url))).toEqual([]);
	});

	test('nothing is wider than the screen', async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open();
		await playground.paste(ON_THE_WIRE);
		await expect(playground.faults).toHaveCount(2);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	});
});

test('mixed line ends survive paste, typing beside them and undo', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	const mixed = '\uFEFF{\r\n"total": 0,\n"reservas": []\r}\r\n\ud800';
	await playground.paste(mixed);
	expect(await playground.text()).toBe(mixed);
	await page.locator('.monaco-editor .view-lines').click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.type(' ');
	expect(await playground.text()).toBe(mixed.replace('\uFEFF{', '\uFEFF {'));
	await page.keyboard.press('Control+z');
	await expect.poll(() => playground.text()).toBe(mixed);
	await playground.button('Vaciar').click();
	await playground.toast.getByRole('button', { name: 'Deshacer' }).click();
	await expect.poll(() => playground.text()).toBe(mixed);
});

test('a paste over an untouched example replaces it, into an own text it is inserted', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await page.locator('.monaco-editor .view-lines').click();
	await playground.pasteHere('{"total":0}');
	expect(await playground.text()).toBe('{"total":0}');
	await page.locator('.monaco-editor .view-lines').click();
	await page.keyboard.press('Control+End');
	await playground.pasteHere('\r\n');
	expect(await playground.text()).toBe('{"total":0}\r\n');
});

test('a paste into another field stays there', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	const before = await playground.text();
	await page.getByLabel('Segundos que tardó la herramienta').focus();
	await playground.pasteHere('12');
	expect(await playground.text()).toBe(before);
});

test('hovers say what is wrong in the language of the page', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor('zh-cn');
	await playground.paste(TWO_FAULTS);
	await expect(playground.faults).toHaveCount(2);
	await page.locator('.monaco-editor .marked--bad').first().hover();
	await expect(page.locator('.monaco-hover:not(.hidden)')).toContainText('Permission');
	await expect(page.locator('.monaco-hover:not(.hidden)')).toContainText('快速修复');
});

test('the editor wears the theme of the page', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	const ground = () =>
		page
			.locator('.monaco-editor .monaco-editor-background')
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await ground()).toBe('rgb(255, 255, 255)');
	await page.locator('[data-theme-button]').first().click();
	await expect.poll(ground).toBe('rgb(25, 29, 31)');
});
