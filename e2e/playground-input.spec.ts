import { PlaygroundPage } from './support/playground-page.ts';
import { TWO_FAULTS } from './support/playground-texts.ts';
import { expect, test } from './support/test.ts';

const MEGABYTE = 1_000_000;
const JUDGE_WORKER = /\/worker[-.]/;
const INPUTS = {
	'a megabyte on one line': `{"total":1,"notas":["${'nota '.repeat(MEGABYTE / 5)}"]}`,
	'a string of a megabyte as the message': `{"error":{"error_type":"SYSTEM","user_message":"${'a'.repeat(MEGABYTE)}"}}`,
	'100,000 nested arrays': '['.repeat(100_000) + ']'.repeat(100_000),
	'100,000 arrays that never close': '['.repeat(100_000),
	binary: String.fromCharCode(...Array.from({ length: 4000 }, (_, index) => (index * 37) % 256)),
	'lone surrogates': '{"error":{"error_type":"SYSTEM","user_message":"\ud800 y \udfff"}}',
	'names of Object.prototype':
		'{"__proto__":{"error":1},"constructor":2,"error":{"error_type":"constructor","user_message":"x"}}',
	'no JSON at all': 'Buenas tardes, ¿en qué le ayudo?',
	'only space': ' \r\n\t ',
} as const;

for (const [name, text] of Object.entries(INPUTS)) {
	test(`${name}: one clear sentence, and nothing is lost`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.openWithEditor();
		await playground.paste(text);
		await expect(page.locator('.verdict.is-waiting, .verdict .reading')).toHaveCount(0, { timeout: 15_000 });
		await expect(playground.title).not.toHaveText(/^(?:Leyendo|No se pudo)/);
		expect(await playground.text()).toBe(text);
		await playground.paste(TWO_FAULTS);
		await expect(playground.faults).toHaveCount(2);
	});
}

test('an empty text says how to begin', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.button('Vaciar').click();
	await expect(playground.title).toHaveText('Nada que ensayar todavía');
	await expect(playground.faults).toHaveCount(0);
});

test('a file above the limit is refused with its size, and the text stays', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await page.evaluate(() => {
		const file = new File([new Uint8Array(52_000_000)], 'grande.txt');
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(file);
		document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
	});
	await expect(playground.title).toHaveText('Demasiado grande para ensayarlo aquí');
	await expect(page.locator('.verdict')).toContainText('52 MB');
	expect(await playground.text()).toBe(TWO_FAULTS);
});

test('a long run can be cancelled, and the next text is judged', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	// A run that has no end, however fast the machine.
	await page.route(JUDGE_WORKER, () => undefined);
	await playground.open();
	await playground.paste(TWO_FAULTS);
	await playground.button('Cancelar').click();
	await expect(playground.title).toHaveText('Lectura cancelada');
	expect(await playground.text()).toBe(TWO_FAULTS);
	await page.unroute(JUDGE_WORKER);
	await playground.paste(TWO_FAULTS.replace('otra', 'alguna'));
	await expect(playground.faults).toHaveCount(2);
});

test('the page answers while a megabyte is judged', async ({ page }) => {
	const playground = new PlaygroundPage(page);
	await playground.openWithEditor();
	const text = JSON.stringify({
		reservas: Array.from({ length: 9000 }, (_, id) => ({
			id,
			nombre: `Reserva ${id}`,
			nota: 'una nota de relleno, larga',
		})),
		total: 9000,
	});
	const ratios: number[] = [];
	for (let run = 0; run < 3; run++) {
		await playground.paste(TWO_FAULTS);
		await expect(playground.faults).toHaveCount(2);
		ratios.push(
			await page.evaluate(async (pasted) => {
				// How long this machine, now, needs to look at every character ten times: the unit of what follows.
				const unitStart = performance.now();
				let sum = 0;
				for (let pass = 0; pass < 10; pass++) {
					for (let at = 0; at < pasted.length; at++) sum += pasted.charCodeAt(at);
				}
				const unit = performance.now() - unitStart + (sum < 0 ? 1 : 0);
				let longest = 0;
				let last = performance.now();
				const clipboardData = new DataTransfer();
				clipboardData.setData('text/plain', pasted);
				document.body.dispatchEvent(
					new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
				);
				const end = last + 2000;
				while (performance.now() < end) {
					await new Promise((resolve) => setTimeout(resolve, 0));
					longest = Math.max(longest, performance.now() - last);
					last = performance.now();
				}
				return longest / unit;
			}, text),
		);
	}
	// 200 ms are about fifteen such units on the machine that this was measured on.
	expect(Math.min(...ratios)).toBeLessThan(15);
	await expect(playground.title).toHaveText(/^Éxito/);
});
