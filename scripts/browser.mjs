import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNpm } from './run.mjs';

/** A registry package with a Chromium inside, for machines that reach no download server. */
const PACKAGE = { name: '@sparticuz/chromium', version: '153.0.0' };
const PACKAGE_FOLDER = join(ROOT, '.cache', 'browser');

/** The shells first: the same engine without a window, which opens pages in about half the time. */
const COMMANDS = [
	'chromium-headless-shell',
	'chrome-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'chrome',
];
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
		.map((name) => process.env[name])
		.filter((folder) => folder !== undefined)
		.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * Finds a Chromium that starts; fetches one only where the machine has none.
 * @param {(sentence: string) => void} tell what is being fetched
 * @returns {Promise<string>} its path
 */
export async function findBrowser(tell) {
	const named = process.env['CONTRASTE_BROWSER'];
	if (named) {
		if (await starts(named)) return named;
		throw new Error(`CONTRASTE_BROWSER names ${named}, which does not start.`);
	}
	for (const path of [...findOnPath(), ...PLACES.filter((place) => existsSync(place))]) {
		if (await starts(path)) return path;
	}
	const found = (await findPlaywrights(tell)) ?? (await findPackaged(tell));
	if (found) return found;
	throw new Error(
		'No Chromium was found and none could be fetched: install Chromium or Chrome, or name one in CONTRASTE_BROWSER.',
	);
}

/** What a Chromium must be told on this machine: the root user of a container has no sandbox. */
export function browserArguments() {
	return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function findOnPath() {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).filter((path) =>
		existsSync(path),
	);
}

/** Whether it runs at all: some systems put a stub there, or lack its libraries. @param {string} path @returns {Promise<boolean>} */
function starts(path) {
	// On Windows `--version` opens a window.
	if (process.platform === 'win32') return Promise.resolve(existsSync(path));
	return new Promise((resolve) => {
		execFile(path, [...browserArguments(), '--version'], { timeout: 20_000 }, (error) => resolve(!error));
	});
}

/** @param {(sentence: string) => void} tell */
async function findPlaywrights(tell) {
	const { chromium } = await import('playwright');
	const path = chromium.executablePath();
	if (!existsSync(path)) {
		tell('fetching the Chromium of Playwright');
		await runNpm(['exec', '--no', '--', 'playwright', 'install', 'chromium'], { seconds: 120 });
	}
	return existsSync(path) && (await starts(path)) ? path : undefined;
}

/** @param {(sentence: string) => void} tell */
async function findPackaged(tell) {
	if (process.platform !== 'linux') return undefined;
	const folder = join(PACKAGE_FOLDER, 'node_modules', PACKAGE.name);
	if (!existsSync(folder)) {
		tell(`fetching the package ${PACKAGE.name}, which has a Chromium inside`);
		await mkdir(PACKAGE_FOLDER, { recursive: true });
		await writeFile(join(PACKAGE_FOLDER, 'package.json'), '{ "private": true }\n');
		const wanted = `${PACKAGE.name}@${PACKAGE.version}`;
		await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', PACKAGE_FOLDER, wanted], {
			seconds: 180,
		});
	}
	if (!existsSync(folder)) return undefined;
	/** @type {PackagedChromium} */
	const packaged = await import(pathToFileURL(join(folder, 'build', 'index.js')).href);
	const path = await packaged.default.executablePath();
	if (await starts(path)) return path;
	// A bare system lacks the libraries that it links to; the package brings them too.
	await packaged.inflate(join(folder, 'bin', 'al2023.tar.br'));
	packaged.setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
	return (await starts(path)) ? path : undefined;
}

/**
 * @typedef {object} PackagedChromium
 * @property {{ executablePath(): Promise<string> }} default
 * @property {(archive: string) => Promise<string>} inflate
 * @property {(libraries: string) => void} setupLambdaEnvironment
 */
