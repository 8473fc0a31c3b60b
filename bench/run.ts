import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';
import type { Comparison, Figures, LinkLengths } from './page.ts';
import type { StreamFigures } from './stream.ts';

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

/** Megabytes of the logs that are read as streams, the second to show that memory does not grow with the length. */
const LOGS = [10, 200] as const;

function measureStreams(): StreamFigures[] {
	return LOGS.map((megabytes) =>
		JSON.parse(execFileSync(process.execPath, ['bench/stream.ts', String(megabytes)], { encoding: 'utf8' })),
	);
}

function printStreams(streams: readonly StreamFigures[]): void {
	const [first] = streams;
	console.log('\nA log read as a stream: responses a second, and the most memory as a ratio to the first');
	for (const { megabytes, responses, seconds, peak } of streams) {
		const ratio = first ? peak / first.peak : 1;
		console.log(
			`  ${`${megabytes} MB`.padEnd(20)}${cell(Math.round(responses / seconds), 8)}${cell(ratio.toFixed(2), 8)}`,
		);
	}
}

const streams = measureStreams();
const { figures, browser } = await measureInBrowser();
if (process.argv.includes('--json')) {
	console.log(JSON.stringify({ browser, ...figures, streams }, null, '\t'));
} else {
	console.log(`${browser}; times as ratios to the first of each group, measured side by side in this run.`);
	figures.comparisons.forEach(printComparison);
	printLinks(figures.links);
	printStreams(streams);
}
