import type { Page } from 'playwright/test';
import { PlaygroundPage } from './support/playground-page.ts';
import { BLOCKER, ON_THE_WIRE, RIGHT, TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses Share and hands back the fragment that it wrote. */
async function share(playground: PlaygroundPage): Promise<string> {
	await playground.page.locator('[data-do="share"]').click();
	await expect(playground.toast).toContainText(/Enlace copiado|链接已复制/);
	return new URL(playground.page.url()).hash;
}

const hashOf = (page: Page): string => new URL(page.url()).hash;

test('a shared link opens the same in the other language', async ({ page, context }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor('es');
	await playground.paste(`\uFEFF${ON_THE_WIRE}`);
	await page.getByRole('switch').click();
	await page.getByLabel('Segundos que tardó la herramienta').fill('3');
	const hash = await share(playground);
	expect(hash).toMatch(/^#1\.[A-Za-z0-9_.-]+$/);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	const other = new PlaygroundPage(await context.newPage());
	await other.open('zh-cn', hash);
	await expect(other.title).toHaveText('业务错误，不符合契约');
	expect(await other.text()).toBe(`\uFEFF${ON_THE_WIRE}`);
	await expect(other.page.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
	await expect(other.page.getByLabel('工具耗时，单位为秒')).toHaveValue('3');
});

test('three presses give one address, and the first edit takes it away', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(RIGHT);
	expect(hashOf(page)).toBe('');
	const entries = await page.evaluate(() => history.length);
	const first = await share(playground);
	expect([await share(playground), await share(playground)]).toEqual([first, first]);
	await page.locator('.monaco-editor .view-lines').click();
	await page.keyboard.type(' ');
	await expect.poll(() => hashOf(page)).toBe('');
	expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('opens what is put into the address of an open page, and Back goes back', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(BLOCKER);
	const blocker = await share(playground);
	await playground.paste(RIGHT);
	const right = await share(playground);
	await page.evaluate((hash) => {
		location.hash = hash;
	}, blocker);
	await expect.poll(() => playground.text()).toBe(BLOCKER);
	await page.goBack();
	await expect.poll(() => playground.text()).toBe(RIGHT);
	expect(hashOf(page)).toBe(right);
});

for (const [name, spoil, sentence] of [
	['cut', (hash: string) => hash.slice(0, -9), 'El enlace llegó cortado'],
	[
		'changed',
		(hash: string) => `${hash.slice(0, 30)}${hash[30] === 'A' ? 'B' : 'A'}${hash.slice(31)}`,
		'El enlace llegó alterado',
	],
	['of a later version', (hash: string) => hash.replace('#1.', '#7.'), 'versión más nueva'],
	['of something else', () => '#hola=mundo', 'no es un enlace de esta página'],
	['of an example that is not there', () => '#ejemplo=nada-de-nada', 'No hay ningún ejemplo'],
] as const) {
	test(`a link that is ${name} is told in a banner, and the draft stays`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open();
		await playground.paste(TWO_FAULTS);
		const hash = spoil(await share(playground));
		await page.evaluate((broken) => {
			location.hash = broken;
		}, hash);
		await expect(playground.banner).toContainText(sentence);
		expect(await playground.text()).toBe(TWO_FAULTS);
		await playground.banner.getByRole('button', { name: 'Cerrar el aviso' }).click();
		await expect(playground.banner).toHaveCount(0);
	});
}

for (const [name, dress] of [
	['in brackets and with a full stop', (hash: string) => `${hash}).`],
	['with its # doubled', (hash: string) => `#${hash}`],
	['percent-encoded', (hash: string) => `#${hash.slice(1).replaceAll('.', '%2E').replaceAll('-', '%2D')}`],
] as const) {
	test(`a link ${name} opens`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open();
		await playground.paste(TWO_FAULTS);
		const hash = dress(await share(playground));
		await playground.paste(RIGHT);
		await playground.open('zh-cn', hash);
		await expect.poll(() => playground.text()).toBe(TWO_FAULTS);
	});
}

test('a link wins over the draft, which can be brought back', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(BLOCKER);
	const hash = await share(playground);
	await playground.paste(RIGHT);
	await expect(playground.title).toHaveText('Error de negocio que cumple el contrato');
	await playground.open('zh-cn');
	await expect.poll(() => playground.text()).toBe(RIGHT);
	await page.evaluate((fragment) => {
		location.hash = fragment;
	}, hash);
	await expect.poll(() => playground.text()).toBe(BLOCKER);
	await playground.banner.getByRole('button', { name: '回到草稿' }).click();
	await expect.poll(() => playground.text()).toBe(RIGHT);
});

test('an anchor of the page is no broken link', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open('es', '#main');
	await expect(playground.title).toBeVisible();
	await expect(playground.banner).toHaveCount(0);
});

test('an example has one short link in both languages', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open('es', '#ejemplo=cuenta-en-mora');
	await expect(playground.chat).toHaveText('Pasa a facturación');
	const text = await playground.text();
	await playground.open('zh-cn', '#ejemplo=cuenta-en-mora');
	expect(await playground.text()).toBe(text);
});

test('asks before personal data leave, and covers them', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS.replace('otra persona', 'marta@correo.ejemplo'));
	await page.locator('[data-do="share"]').click();
	await expect(playground.sheet).toContainText('marta@correo.ejemplo');
	expect(hashOf(page)).toBe('');
	await playground.sheet.getByRole('button', { name: 'Taparlos y compartir' }).click();
	await expect(playground.toast).toContainText('copiado');
	const url = await page.evaluate(() => navigator.clipboard.readText());
	const other = new PlaygroundPage(await page.context().newPage());
	await other.open('es', new URL(url).hash);
	expect(await other.text()).toContain('xxxxx@xxxxxx.ejemplo');
});

test('says how long a long link is, and offers the file first for a very long one', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	const noise = (length: number): string =>
		Array.from({ length }, (_, index) => ((index * 7919) % 46_656).toString(36)).join(' ');
	await playground.paste(JSON.stringify({ notas: noise(900), total: 1 }));
	await share(playground);
	await expect(playground.sheet).toContainText('cortan los enlaces');
	await playground.paste(JSON.stringify({ notas: noise(9000), total: 1 }));
	await page.locator('[data-do="share"]').click();
	await expect(playground.sheet).toContainText('Es más seguro enviar el archivo');
	const download = page.waitForEvent('download');
	await playground.sheet.getByRole('button', { name: 'Guardar el texto' }).click();
	expect((await download).suggestedFilename()).toBe('respuesta.txt');
});

test('shows the link, selected, where it may not be copied', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator.clipboard, 'writeText', {
			value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
		});
	});
	const playground = new PlaygroundPage(page);
	await playground.open();
	const stood = await playground.listen();
	await playground.paste(RIGHT);
	await page.locator('[data-do="share"]').click();
	const field = page.getByLabel('Enlace', { exact: true });
	await expect(field).toBeFocused();
	// The verdict of the paste may come later: it leaves the words time to be read aloud.
	await expect.poll(() => stood('No se pudo copiar')).toBeGreaterThan(2000);
	expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(page.url().length);
});

test('copies a report for a ticket', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await expect(playground.faults).toHaveCount(2);
	await playground.button('Copiar informe').click();
	await expect(playground.toast).toContainText('Copiado: Informe en Markdown');
	const report = await page.evaluate(() => navigator.clipboard.readText());
	expect(report).toContain('# Informe de Contraste');
	expect(report).toContain('ES-05');
	expect(report).toContain(TWO_FAULTS);
});

test('a draft survives a reload and the change of language; a new tab starts afresh', async ({
	page,
	context,
}) => {
	// Drafts are the same in whichever editor, and the full one would be loaded at each of the four visits.
	await context.route(/\/surface\./, () => undefined);
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(ON_THE_WIRE);
	await page.getByRole('switch').click();
	await page.reload();
	await expect.poll(() => playground.text()).toBe(ON_THE_WIRE);
	await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
	await page.getByRole('link', { name: '中文' }).first().click();
	await expect(page).toHaveURL(/zh-cn\/playground/);
	await expect.poll(() => playground.text()).toBe(ON_THE_WIRE);
	const other = new PlaygroundPage(await context.newPage());
	await other.open();
	expect(await other.text()).not.toBe(ON_THE_WIRE);
	await other.button('Borradores').click();
	await other.sheet.getByRole('button', { name: /HTTP\/1.1 200 OK/ }).click();
	await expect.poll(() => other.text()).toBe(ON_THE_WIRE);
	await other.button('Borradores').click();
	await other.sheet.getByRole('button', { name: 'Olvidar todos' }).click();
	await expect(other.sheet).toContainText('No hay borradores de otras pestañas');
});

test('works where storage is blocked', async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage']) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('no', 'SecurityError');
				},
			});
		}
	});
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await expect(playground.faults).toHaveCount(2);
	await playground.button('Borradores').click();
	await expect(playground.sheet).toContainText('no deja guardar borradores');
});
