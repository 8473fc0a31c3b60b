import { findViolations } from './support/axe.ts';
import { LANGUAGES } from './support/built-pages.ts';
import { PlaygroundPage } from './support/playground-page.ts';
import { BLOCKER, ON_THE_WIRE, RIGHT, SEVERAL, TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';
import { playgroundWords } from './support/words.ts';

const SPANISH = playgroundWords('es');

for (const language of LANGUAGES) {
	const words = playgroundWords(language);

	test(`opens with an example already judged, without script (${language})`, async ({ browser, address }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(`${address}${language}/playground/`);
		await expect(page.locator('.verdict-title')).toHaveText(words.bad);
		await expect(page.locator('.fault')).not.toHaveCount(0);
		await expect(page.locator('#check-text')).not.toHaveValue('');
		await context.close();
	});

	test(`judges a paste without a press (${language})`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open(language);
		await playground.paste(RIGHT);
		await expect(playground.title).toHaveText(words.right);
		await expect(playground.faults).toHaveCount(0);
		await playground.paste(TWO_FAULTS);
		await expect(playground.title).toHaveText(words.bad);
		await expect(playground.faults).toHaveCount(2);
		await expect(playground.chat).toHaveText(words.improvise);
		await expect(playground.row(1).locator('.place')).toHaveText('1:24');
	});

	test(`mends a fault, moves on to the next, and takes it back (${language})`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.openWithEditor(language);
		await playground.paste(TWO_FAULTS);
		await expect(playground.faults).toHaveCount(2);
		await playground.row(1).locator('[data-do="fix"]').click();
		await expect(playground.faults).toHaveCount(1);
		await expect(playground.chat).toHaveText(words.escalate);
		await expect(playground.voice).toHaveText(words.transfer);
		await expect(playground.row(1).locator('.place')).toBeFocused();
		expect(await playground.text()).toContain('"PERMISSION"');
		await playground.toast.getByRole('button').click();
		await expect(playground.faults).toHaveCount(2);
		expect(await playground.text()).toBe(TWO_FAULTS);
	});
}

test('mends all that is safe in one undo step', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(TWO_FAULTS);
	await playground.button('Corregir las 2 seguras').click();
	await expect(playground.faults).toHaveCount(0);
	await expect(playground.title).toBeFocused();
	await expect(playground.live).toContainText('Corregido.');
	await playground.toast.getByRole('button', { name: 'Deshacer' }).click();
	await expect(playground.faults).toHaveCount(2);
	expect(await playground.text()).toBe(TWO_FAULTS);
});

test('says before a fix what would change', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await expect(playground.withFix).toHaveAccessibleName('Con la corrección 1');
	await expect(playground.withFix).toContainText('Escala a un humano');
});

test('shows a suggestion as a difference before it is made', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(`{'error': {'error_type': 'SYSTEM', 'user_message': 'Ahora no es posible.'}}`);
	const suggestion = page.locator('[data-do="propose"]').first();
	const before = await playground.text();
	await suggestion.click();
	await expect(page.locator('.proposed .diff-line--del').first()).toBeVisible();
	await expect(page.locator('.proposed .diff-line--add').first()).toBeVisible();
	expect(await playground.text()).toBe(before);
	await expect(playground.button('Aplicar')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.locator('.proposed')).toHaveCount(0);
	await suggestion.click();
	await playground.button('Aplicar').click();
	await expect.poll(() => playground.text()).not.toBe(before);
});

test('shows the layers and selects the text of the one pressed', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(ON_THE_WIRE);
	await expect(playground.chain.getByRole('button')).toHaveText([
		/^HTTP ?200$/,
		/^SSE ?1 evento$/,
		/^JSON-RPC ?id 7$/,
		/^resultado MCP ?isError$/,
		/^respuesta ?2$/,
	]);
	await expect(playground.row(1).locator('.place')).toHaveText(/^5:/);
	await playground.chain.getByRole('button', { name: 'JSON-RPC' }).click();
	await expect(playground.chain.getByRole('button', { pressed: true })).toContainText('JSON-RPC');
});

test('mends inside the string inside the stream, every line end kept', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(ON_THE_WIRE);
	await playground.button('Corregir las 2 seguras').click();
	await expect(playground.faults).toHaveCount(0);
	const mended = await playground.text();
	expect(mended).toBe(ON_THE_WIRE.replace('Permission', 'PERMISSION').replace(',\\"retryable\\":false', ''));
});

test('lists several responses, the worst first, and opens another', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(SEVERAL);
	const entries = page.locator('.responses').getByRole('button');
	await expect(entries).toHaveCount(3);
	await expect(entries.first()).toContainText('Respuesta 2');
	await expect(playground.faults.filter({ hasText: 'Permission' })).not.toHaveCount(0);
	await entries.filter({ hasText: 'Respuesta 1' }).click();
	await expect(playground.chat).toHaveText('Se disculpa y deja reintentar');
});

test('lists many responses with filters, and arrows open the next', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	const right = '{"resultados":[],"total":0}';
	const wrong = '{"error":{"error_type":"not_found","user_message":"No aparece ese pedido."}}';
	await playground.paste(Array.from({ length: 90 }, (_, at) => (at % 3 === 0 ? wrong : right)).join('\n'));
	const list = page.getByRole('region', { name: 'Respuestas del texto' });
	await expect(list.getByRole('heading')).toHaveText('30 de 90 no cumplen');
	const rows = list.getByRole('list').getByRole('button');
	await expect(rows).toHaveCount(30);
	await list.getByRole('button', { name: 'Quitar los filtros' }).click();
	// Only what is near the rows in sight is drawn.
	await expect(rows).toHaveCount(40);
	await rows.first().click();
	await page.keyboard.press('ArrowDown');
	await expect(rows.nth(1)).toBeFocused();
	await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('End');
	await expect(rows.last()).toBeFocused();
	await expect(rows.last()).toContainText('Respuesta 90');
	await expect(playground.chat).toHaveText('Dice que no hay resultados');
	await list.getByRole('button', { name: 'Cumplen 60', exact: true }).click();
	await expect(list).toContainText('Se muestran 60 de 90.');
	expect(await findViolations(page)).toEqual([]);
});

test('the billing switch changes what a BLOCKER brings, and says so', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(BLOCKER);
	await expect(playground.chat).toHaveText('Pasa a facturación');
	const billing = page.getByRole('switch', { name: 'Escenario de facturación' });
	await billing.click();
	await expect(billing).toHaveAttribute('aria-checked', 'false');
	await expect(playground.chat).toHaveText('Pierde el resto del catálogo');
	await expect(page.locator('.react-after').first()).toContainText('pasa a facturación');
	await expect(billing).toBeFocused();
});

test('more than thirty seconds is a cut, and no number is said', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	const seconds = page.getByLabel('Segundos que tardó la herramienta');
	await seconds.fill('31,5');
	await expect(playground.title).toHaveText('El runtime ya había cortado');
	await seconds.fill('mucho');
	await expect(page.getByText('Escriba los segundos con cifras')).toBeVisible();
	await seconds.fill('');
	await expect(playground.title).toHaveText(SPANISH.bad);
	await expect(page.getByText('Escriba los segundos con cifras')).toHaveCount(0);
});

test('reads the text as the layer chosen by hand', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(RIGHT);
	await expect(playground.title).toHaveText(SPANISH.right);
	await page.getByLabel('Leer el texto como').selectOption('jsonrpc');
	await expect(playground.chain).toContainText('JSON-RPC');
	await expect(playground.title).not.toHaveText(SPANISH.right);
	await page.getByLabel('Leer el texto como').selectOption('');
	await expect(playground.title).toHaveText(SPANISH.right);
});

test('a press on a place selects it in the text, and the caret lights its row', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(TWO_FAULTS);
	await playground.row(2).locator('.place').click();
	await expect(playground.row(2)).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('Home');
	await expect(page.locator('.fault[aria-current]')).toHaveCount(0);
});

test('keys: faults, fixes, the verdict', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(TWO_FAULTS);
	await expect(playground.faults).toHaveCount(2);
	await page.keyboard.press('F8');
	await expect(playground.row(1)).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('F8');
	await expect(playground.row(2)).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('Shift+F8');
	await expect(playground.row(1)).toHaveAttribute('aria-current', 'true');
	await page.keyboard.press('Control+.');
	await page.getByRole('option', { name: 'Cambiar a PERMISSION' }).click();
	await expect(playground.faults).toHaveCount(1);
	await page.keyboard.press('Control+Enter');
	await expect(playground.title).toBeFocused();
});

test('the menu of examples is one for the keyboard, and each example is one undo step', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(RIGHT);
	await playground.button('Ejemplos').focus();
	await page.keyboard.press('Enter');
	const items = page.getByRole('menu').getByRole('menuitem');
	await expect(items.first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(items.nth(1)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(playground.button('Ejemplos')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/#ejemplo=/);
	expect(await playground.text()).not.toBe(RIGHT);
	await playground.toast.getByRole('button', { name: 'Deshacer' }).click();
	await expect.poll(() => playground.text()).toBe(RIGHT);
});

test('clears, formats and takes each back', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste('{"id": 8143661439548533232,"precio":1.10,"total":1}');
	await playground.button('Dar formato').click();
	await expect
		.poll(() => playground.text())
		.toBe('{\n  "id": 8143661439548533232,\n  "precio": 1.10,\n  "total": 1\n}');
	await playground.button('Vaciar').click();
	await expect(playground.title).toHaveText('Nada que ensayar todavía');
	await playground.toast.getByRole('button', { name: 'Deshacer' }).click();
	await expect.poll(() => playground.text()).toContain('"precio": 1.10');
});

test('a rule that is turned off says nothing more', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await expect(playground.faults).toHaveCount(2);
	await playground.button('Reglas').click();
	await playground.sheet.getByLabel('Grafía del tipo').selectOption('off');
	await expect(playground.faults).toHaveCount(1);
	await playground.sheet.getByRole('button', { name: 'Devolver todas a la suya' }).click();
	await expect(playground.faults).toHaveCount(2);
});

test('opens a file, every line end kept', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	const text = `\uFEFF${ON_THE_WIRE}`;
	await page.locator('input[type=file]').setInputFiles({
		name: 'respuesta.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from(text, 'utf8'),
	});
	await expect(playground.toast).toContainText('respuesta.txt');
	expect(await playground.text()).toBe(text);
	await expect(playground.faults.filter({ hasText: 'Permission' })).not.toHaveCount(0);
});

test('opens a file that is not UTF-8, and says so', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	const open = (name: string, buffer: Buffer) =>
		page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
	await open('consola.txt', Buffer.from(`\uFEFF${RIGHT}`, 'utf16le'));
	await expect(playground.toast).toContainText('Archivo abierto: consola.txt.');
	expect(await playground.text()).toBe(`\uFEFF${RIGHT}`);
	await open('viejo.txt', Buffer.from('señal', 'latin1'));
	await expect(playground.toast).toContainText('No está en UTF-8: viejo.txt.');
	expect(await playground.text()).toBe('se\uFFFDal');
});

test('undo brings the context back with the text, from wherever the focus is', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(BLOCKER);
	await page.getByRole('switch').click();
	await expect(playground.chat).toHaveText('Pierde el resto del catálogo');
	await playground.button('Borradores').click();
	await playground.sheet.getByRole('button', { name: 'Empezar de cero' }).click();
	await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
	await playground.title.focus();
	await page.keyboard.press('Control+z');
	await expect.poll(() => playground.text()).toBe(BLOCKER);
	await expect(playground.chat).toHaveText('Pierde el resto del catálogo');
});

test('axe finds nothing in menus, proposals, sheets and banners', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(`{'error': {'error_type': 'system', 'user_message': 'Ahora no es posible.'}}`);
	await page.locator('[data-do="propose"]').first().click();
	expect(await findViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await playground.button('Ejemplos').click();
	expect(await findViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await playground.button('Reglas').click();
	expect(await findViolations(page)).toEqual([]);
	await playground.button('Borradores').click();
	await page.evaluate(() => {
		location.hash = '#1.5k.abc';
	});
	await expect(playground.banner).toBeVisible();
	expect(await findViolations(page)).toEqual([]);
	await playground.paste(SEVERAL.replace('otra persona', 'marta@correo.ejemplo'));
	await expect(page.locator('.responses')).toBeVisible();
	await page.locator('[data-do="share"]').click();
	await expect(playground.sheet).toContainText('marta@correo.ejemplo');
	expect(await findViolations(page)).toEqual([]);
});
