import { PlaygroundPage } from './support/playground-page.ts';
import { TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SECRET = 'reservaquenadiedebever';
const PRIVATE = TWO_FAULTS.replace('otra persona', SECRET);

// Chromium asks for the icon again whenever the address changes, from its cache where it may.
const ICON = /\/favicon\.svg/;

test.describe('with every request refused', () => {
	test.use({ expectedErrors: [ICON] });

	test('pastes, mends and shares', async ({ page, context }) => {
		const playground = new PlaygroundPage(page);
		await playground.openWithEditor();
		await page.waitForLoadState('networkidle');
		const refused: string[] = [];
		await context.route('**/*', (route) => {
			refused.push(route.request().url());
			return route.abort();
		});
		await playground.paste(PRIVATE);
		await expect(playground.faults).toHaveCount(2);
		await playground.row(1).locator('[data-do="fix"]').click();
		await expect(playground.faults).toHaveCount(1);
		await page.locator('[data-do="share"]').click();
		await expect(playground.toast).toContainText('Enlace copiado');
		await playground.button('Ejemplos').click();
		await page.getByRole('menuitem').first().click();
		await expect(playground.faults.filter({ hasText: 'Permission' })).toHaveCount(0);
		expect(refused.filter((url) => !ICON.test(url))).toEqual([]);
	});
});

test('no request of a visit carries what was pasted, and none leaves the origin', async ({
	page,
	address,
}) => {
	const requests: string[] = [];
	page.on('request', (request) =>
		requests.push([request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n')),
	);
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	await playground.paste(PRIVATE);
	await expect(playground.faults).toHaveCount(2);
	await playground.row(1).locator('[data-do="fix"]').click();
	await expect(playground.faults).toHaveCount(1);
	await page.locator('[data-do="share"]').click();
	await expect(playground.toast).toContainText('Enlace copiado');
	const shared = new URL(page.url()).hash.slice(1);
	await page.reload();
	await expect.poll(() => playground.text()).toContain(SECRET);
	await page.waitForLoadState('networkidle');
	expect(requests.length).toBeGreaterThan(5);
	expect(requests.filter((request) => request.includes(SECRET) || request.includes(shared))).toEqual([]);
	expect(requests.filter((request) => !request.startsWith(new URL(address).origin))).toEqual([]);
});

test('says that nothing leaves the browser', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open('es');
	await expect(page.locator('.foot-privacy')).toContainText('Nada sale de este navegador.');
	await playground.open('zh-cn');
	await expect(page.locator('.foot-privacy')).toContainText('内容不会离开本浏览器。');
});

test('Esc and «Cancelar» give the focus back to what asked about private data', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS.replace('otra persona', 'ana@ejemplo.co'));
	await expect(playground.faults).not.toHaveCount(0);
	const share = page.locator('[data-do="share"]');
	for (const leave of ['Escape', 'Enter'] as const) {
		await share.press('Enter');
		await expect(page.locator('[data-do="share-masked"]')).toBeFocused();
		if (leave === 'Enter') await playground.sheet.getByRole('button', { name: 'Cancelar' }).focus();
		await page.keyboard.press(leave);
		await expect(playground.sheet).toHaveCount(0);
		await expect(share).toBeFocused();
	}
});
