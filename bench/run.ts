import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';
import type { Comparison, Figures, LinkLengths } from './page.ts';

/** The page's script in one piece, with the sources as they are. */
async function bundlePage(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			target: 'esnext',
			lib: { entry: 'bench/page.ts', formats: ['iife'], name: 'bench' },
		},
	});
	const [output] = Array.isArray(built) ? built : [built];
	const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
	if (chunk === undefined) throw new Error('The page of the bench was not built.');
	return chunk.code;
}

async function measureInBrowser(): Promise<{ readonly figures: Figures; readonly browser: string }> {
	const executablePath = await findBrowser((sentence: string) => console.error(sentence));
	const browser = await chromium.launch({ executablePath, args: browserArguments() });
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: await bundlePage() });
		const figures = await page.evaluate<Figures>('bench.measure()');
		return { figures, browser: `Chromium ${browser.version()}` };
	} finally {
		await browser.close();
	}
}

const cell = (text: string | number, width = 13): string => String(text).padStart(width);

function printComparison({ title, ratios }: Comparison): void {
	console.log(`\n${title}`);
	for (const [way, ratio] of Object.entries(ratios))
		console.log(`  ${way.padEnd(20)}${cell(ratio.toFixed(2), 8)}`);
}

function printLinks(links: readonly LinkLengths[]): void {
	const ways = Object.keys(links[0]?.lengths ?? {});
	console.log('\nLength of a link, in characters');
	console.log(`  ${'payload'.padEnd(10)}${cell('text')}${ways.map((way) => cell(way)).join('')}`);
	for (const { payload, text, lengths } of links) {
		console.log(
			`  ${payload.padEnd(10)}${cell(text)}${ways.map((way) => cell(lengths[way] ?? '')).join('')}`,
		);
	}
}

const { figures, browser } = await measureInBrowser();
if (process.argv.includes('--json')) {
	console.log(JSON.stringify({ browser, ...figures }, null, '\t'));
} else {
	console.log(`${browser}; times as ratios to the first of each group, measured side by side in this run.`);
	figures.comparisons.forEach(printComparison);
	printLinks(figures.links);
}
