import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { findViolations } from './support/axe.ts';
import { LANGUAGES } from './support/built-pages.ts';
import { ConverterPage, type TestFile } from './support/converter-page.ts';
import { expect, test } from './support/test.ts';

const YAML = 'code: canceled\r\nstatus: CANCELLED\r\nmsg: internal error\r\n';
const FILES: readonly TestFile[] = [
	{ name: 'retry.yaml', content: YAML },
	{ name: 'run.log', content: '\uFEFFt=1 code=TIMEOUT run=a\nt=2 err=MISSING_TARGET\n' },
];

for (const language of LANGUAGES) {
	test(`a paste is converted at once, and each code can be switched, in ${language}`, async ({ page }) => {
		const converter = new ConverterPage(page, language);
		await converter.open();
		await converter.paste(YAML);
		await expect(converter.heading(1)).toBeVisible();
		await expect(converter.diff).toContainText('agent.canceled');
		await converter.tick('CANCELLED', '2:9').check();
		await expect(converter.heading(2)).toBeVisible();
		await converter.tick('canceled', '1:7').uncheck();
		await expect(converter.heading(1)).toBeVisible();
		await expect(converter.tick('internal', '3:6')).not.toBeChecked();
	});

	test(`the conversion is one step of undo in ${language}`, async ({ page }) => {
		const converter = new ConverterPage(page, language);
		await converter.open();
		await converter.paste(YAML);
		await converter.button('undo').click();
		await expect(converter.heading(0)).toBeVisible();
		await expect(converter.diff).not.toContainText('agent.canceled');
		await converter.button('redo').click();
		await expect(converter.heading(1)).toBeVisible();
		await converter.tick('CANCELLED', '2:9').check();
		await page.keyboard.press('Control+z');
		await expect(converter.heading(1)).toBeVisible();
		await expect(converter.tick('CANCELLED', '2:9')).not.toBeChecked();
		await page.keyboard.press('Control+z');
		await expect(converter.heading(0)).toBeVisible();
	});
}

const hasGit = spawnSync('git', ['--version']).status === 0;

test('dropped files give a patch that git applies', async ({ page }, { outputDir }) => {
	const converter = new ConverterPage(page);
	await converter.open();
	await converter.drop(FILES);
	await expect(converter.heading(3)).toBeVisible();
	const patch = await converter.download('patch');
	expect(patch.bytes.toString()).toContain('-code: canceled\r\n+code: agent.canceled\r\n');
	// Git is the judge of the rest; a machine without it has judged the lines alone.
	if (!hasGit) return;
	mkdirSync(outputDir, { recursive: true });
	const git = (args: readonly string[], input = ''): string =>
		execFileSync('git', [...args], { cwd: outputDir, input, encoding: 'utf8' });
	git(['init', '-q']);
	for (const { name, content } of FILES) {
		mkdirSync(dirname(join(outputDir, name)), { recursive: true });
		writeFileSync(join(outputDir, name), content);
	}
	git(['apply', '--whitespace=nowarn', '-'], patch.bytes.toString());
	const read = (name: string): string => readFileSync(join(outputDir, name), 'utf8');
	expect(read('retry.yaml')).toBe(YAML.replace('canceled', 'agent.canceled'));
	expect(read('run.log')).toBe('\uFEFFt=1 code=agent.timeout run=a\nt=2 err=agent.missing_deliverable\n');
});

test('several files are downloaded as one archive under their names', async ({ page }) => {
	const converter = new ConverterPage(page);
	await converter.open();
	await converter.drop(FILES);
	const archive = await converter.download('files');
	expect(archive.name).toMatch(/\.zip$/);
	const entries = unzipSync(new Uint8Array(archive.bytes));
	expect(Object.keys(entries)).toEqual(['retry.yaml', 'run.log']);
	expect(Buffer.from(entries['run.log'] ?? []).toString()).toBe(
		'\uFEFFt=1 code=agent.timeout run=a\nt=2 err=agent.missing_deliverable\n',
	);
});

test('a file that is not UTF-8 is named and the others are converted', async ({ page }) => {
	const converter = new ConverterPage(page);
	await converter.open();
	await converter.drop([...FILES, { name: 'viejo.txt', content: Buffer.from([0x63, 0xe9, 0xff]) }]);
	await expect(page.getByRole('alert')).toContainText('viejo.txt');
	await expect(converter.heading(3)).toBeVisible();
});

test('a conversion that changes what a retry means is flagged', async ({ page }) => {
	const converter = new ConverterPage(page);
	await converter.open();
	await converter.paste('code: CANCELLED\nerr: MISSING_TARGET\nlast_code: canceled\n');
	await expect(page.getByText('Cambia el reintento')).toHaveCount(2);
});

test('F7 leads through the changes and lights their row', async ({ page }) => {
	const converter = new ConverterPage(page);
	await converter.open();
	await converter.paste('code: canceled\nx: 1\nerr: TIMEOUT\n');
	await expect(converter.heading(2)).toBeVisible();
	await page.keyboard.press('F7');
	await page.keyboard.press('F7');
	await expect(page.getByRole('row').filter({ hasText: 'TIMEOUT' })).toHaveAttribute('aria-current', 'true');
});

test('a reading can be cancelled', async ({ page }) => {
	const converter = new ConverterPage(page);
	await page.route(/worker/, () => undefined);
	await converter.open();
	await converter.text.fill('code=canceled');
	await page.getByRole('button', { name: 'Convertir este texto' }).click();
	await converter.button('cancel').click();
	await expect(page.getByRole('alert')).toContainText('cancelada');
	await expect(converter.text).toHaveValue('code=canceled');
});

test('a link opens one code', async ({ page }) => {
	const converter = new ConverterPage(page);
	await converter.open('#codigo=RUN_FAILED');
	await expect(converter.heading(1)).toBeVisible();
	await expect(converter.diff).toContainText('agent.run_failed');
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(`nothing stands in the way of anybody, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		const converter = new ConverterPage(page);
		await converter.open();
		await converter.drop(FILES);
		await expect(converter.heading(3)).toBeVisible();
		await expect(page.locator('.monaco-diff-editor')).toBeVisible();
		expect(await findViolations(page)).toEqual([]);
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('the diff is drawn without the editor and nothing overflows', async ({ page }) => {
		const converter = new ConverterPage(page);
		const scripts: string[] = [];
		page.on('request', (request) => scripts.push(request.url()));
		await converter.open();
		await converter.paste(YAML);
		await expect(converter.diff).toContainText('agent.canceled');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
		expect(scripts.filter((url) => /editor\.worker|\/diff\./.test(url))).toEqual([]);
	});
});
