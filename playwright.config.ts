import { defineConfig } from 'playwright/test';
import type { SiteOptions } from './e2e/support/test.ts';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { readPseudoSite, readSite, readSubPathSite } from './scripts/site.mjs';

const report = process.env['CONTRASTE_E2E_REPORT'];

export default defineConfig<object, SiteOptions>({
	testDir: 'e2e',
	outputDir: 'test-results',
	forbidOnly: true,
	fullyParallel: true,
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 20_000 },
	globalTimeout: 1_800_000,
	reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
	use: {
		launchOptions: {
			executablePath: await findBrowser((sentence) => console.log(sentence)),
			args: browserArguments(),
		},
		screenshot: 'only-on-failure',
		timezoneId: 'America/Bogota',
	},
	projects: [
		{ name: 'site', use: { built: readSite() }, testIgnore: ['pages.spec.ts', 'new-language.spec.ts'] },
		{
			name: 'site under a path',
			use: { built: readSubPathSite() },
			// What a path could break: every address of every page, and one walk through the playground.
			testMatch: ['links.spec.ts', 'pages.spec.ts', 'smoke.spec.ts'],
		},
		{
			name: 'site with a language more',
			use: { built: readPseudoSite() },
			testMatch: ['new-language.spec.ts'],
		},
	],
});
