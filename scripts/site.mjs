import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runNpm } from './run.mjs';

/** What a build is made from. */
const SOURCES = [
	'src',
	'content',
	'public',
	'scripts',
	'astro.config.mjs',
	'content.config.ts',
	'package-lock.json',
	'package.json',
	'tsconfig.json',
];

/**
 * A site to build: where to, and under which path of which host.
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} base
 * @property {string} address scheme and host
 * @property {string} [sources] folder of the sources, laid anew for each build, where they are not the repository's own
 */

/** The site that the environment names. @returns {Site} */
export function readSite() {
	const { CONTRASTE_BASE: base = '', CONTRASTE_SITE: address = 'http://localhost:4321' } = process.env;
	return { folder: join(ROOT, 'dist'), base: `/${base}/`.replace(/\/{2,}/g, '/'), address };
}

/** The same site under a path, for the browser tests. @returns {Site} */
export function readSubPathSite() {
	return { folder: join(ROOT, '.cache', 'site'), base: '/ensayo/', address: 'http://localhost:4321' };
}

/** The site with a language more, that only tests have. @returns {Site} */
export function readPseudoSite() {
	return {
		folder: join(ROOT, '.cache', 'pseudo-site'),
		base: '/',
		address: 'http://localhost:4321',
		sources: join(ROOT, '.cache', 'pseudo-sources'),
	};
}

/** Whether the site is missing, was built for another address, or a source is newer. @param {Site} site */
export async function needsBuild(site) {
	const stamp = readStamp(site);
	if (stamp?.settings !== describe(site)) return true;
	const times = await Promise.all(SOURCES.map((source) => newest(join(ROOT, source))));
	return Math.max(...times) > stamp.time;
}

/** @param {Site} site @returns {Promise<import('./run.mjs').Outcome>} */
export async function build(site) {
	const started = Date.now();
	if (site.sources) {
		// Loaded here: it needs a package, and this file is read before any is installed.
		const { layPseudoLanguage } = await import('./pseudo-language.mjs');
		layPseudoLanguage(site.sources, SOURCES);
	}
	const outcome = await runNpm(['run', '--silent', 'build', '--', '--outDir', site.folder], {
		seconds: 300,
		folder: site.sources ?? ROOT,
		env: { CONTRASTE_BASE: site.base, CONTRASTE_SITE: site.address, ASTRO_TELEMETRY_DISABLED: '1' },
	});
	if (outcome.ok) await writeStamp(site, started);
	return outcome;
}

/** @param {Site} site */
function describe({ base, address }) {
	return JSON.stringify({ base, address });
}

/** Beside the folder, so that it is not published. @param {Site} site */
function stampPath({ folder }) {
	return join(ROOT, '.cache', `build-${folder.slice(ROOT.length).replaceAll(/\W+/g, '-')}.json`);
}

/** @param {Site} site @returns {{ settings: string, time: number } | undefined} */
function readStamp(site) {
	const path = stampPath(site);
	if (!existsSync(path) || !existsSync(join(site.folder, '_headers'))) return undefined;
	try {
		const { settings, time } = JSON.parse(readFileSync(path, 'utf8'));
		return typeof settings === 'string' && typeof time === 'number' ? { settings, time } : undefined;
	} catch {
		// A stamp cut short says nothing: build again.
		return undefined;
	}
}

/** @param {Site} site @param {number} time when the build began, in milliseconds */
async function writeStamp(site, time) {
	await mkdir(join(ROOT, '.cache'), { recursive: true });
	writeFileSync(stampPath(site), JSON.stringify({ settings: describe(site), time }));
}

/** The latest change of a file or of anything in a folder, in milliseconds; 0 where it does not exist. @param {string} path @returns {Promise<number>} */
async function newest(path) {
	if (!existsSync(path)) return 0;
	const own = statSync(path);
	if (!own.isDirectory()) return own.mtimeMs;
	const names = await readdir(path);
	const times = await Promise.all(names.map((name) => newest(join(path, name))));
	return Math.max(own.mtimeMs, ...times);
}
