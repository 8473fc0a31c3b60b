import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { findNodeFault, install, needsInstall } from './install.mjs';
import { ROOT, runNpm } from './run.mjs';
import { build, readPseudoSite, readSite, readSubPathSite } from './site.mjs';

const UNIT_REPORT = join(ROOT, '.cache', 'unit.json');
const BROWSER_REPORT = join(ROOT, '.cache', 'browser.json');

/**
 * What one step says of itself: whether it went well, what it printed, how many tests ran in it.
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {string} output
 * @property {number} [passed]
 * @property {number} [failed]
 */

/** @type {Map<string, boolean>} */
const done = new Map();
let passed = 0;
let failed = 0;

await main();

async function main() {
	await step('install', [], async () => {
		if (needsInstall()) {
			const outcome = await install();
			if (!outcome.ok) return finish(outcome, 600);
		}
		const fault = await findNodeFault();
		return { ok: !fault, output: fault ?? '' };
	});
	await step('browser', ['install'], async () => {
		const path = await findBrowser((sentence) => console.log(`  ${sentence} …`));
		process.env['CONTRASTE_BROWSER'] = path;
		return { ok: true, output: '' };
	});
	await step('types', ['install'], () => script('types', 600));
	await step('lint', ['install'], () => script('lint', 300));
	await step('unit tests', ['install'], async () => {
		rmSync(UNIT_REPORT, { force: true });
		const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
		return addCounts(await script('unit', 1200, reporters), UNIT_REPORT, (report) => ({
			passed: report.numPassedTests,
			failed: report.numFailedTests,
		}));
	});
	await step('build', ['install'], async () => finish(await build(readSite()), 600));
	await step('build under a path', ['build'], async () => finish(await build(readSubPathSite()), 600));
	await step('build with a language more', ['build'], async () => finish(await build(readPseudoSite()), 600));
	await step(
		'browser tests',
		['browser', 'build', 'build under a path', 'build with a language more'],
		async () => {
			rmSync(BROWSER_REPORT, { force: true });
			const result = await script('e2e', 1820, [], { CONTRASTE_E2E_REPORT: BROWSER_REPORT });
			return addCounts(result, BROWSER_REPORT, ({ stats }) => ({
				passed: stats.expected,
				failed: stats.unexpected + stats.flaky,
			}));
		},
	);
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}

/**
 * Runs one step after those that it needs, prints its outcome and counts it.
 * @param {string} name
 * @param {string[]} needs
 * @param {() => Promise<Result>} run
 */
async function step(name, needs, run) {
	const missing = needs.filter((need) => !done.get(need));
	const started = Date.now();
	console.log(`${name} …`);
	const result = missing.length
		? { ok: false, output: `Not run, because of: ${missing.join(', ')}.` }
		: await run().catch((error) => ({
				ok: false,
				output: error instanceof Error ? error.message : String(error),
			}));
	const { ok, output, passed: good = 0, failed: bad = 0 } = /** @type {Result} */ (result);
	done.set(name, ok);
	passed += good + (ok ? 1 : 0);
	failed += bad + (ok ? 0 : 1);
	if (!ok) console.log(output.trimEnd());
	const tests = good + bad > 0 ? `, ${good} of ${good + bad} tests passed` : '';
	console.log(
		`${name}: ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s${tests}`,
	);
}

/**
 * @param {string} name a script of package.json
 * @param {number} seconds
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function script(name, seconds, args = [], env = {}) {
	return finish(await runNpm(['run', '--silent', name, '--', ...args], { seconds, env }), seconds);
}

/** @param {import('./run.mjs').Outcome} outcome @param {number} seconds @returns {Result} */
function finish({ ok, stopped, output }, seconds) {
	return { ok, output: stopped ? `${output}\nIt was stopped: it did not end within ${seconds} s.` : output };
}

/**
 * What is read of the reports of Vitest and of Playwright, each of its own.
 * @typedef {{ numPassedTests: number, numFailedTests: number, stats: { expected: number, unexpected: number, flaky: number } }} RunnerReport
 */

/**
 * Adds what a test runner counted; without its report the step has failed, whatever it ended with.
 * @param {Result} result
 * @param {string} path
 * @param {(report: RunnerReport) => { passed: number, failed: number }} read
 * @returns {Result}
 */
function addCounts(result, path, read) {
	try {
		return { ...result, ...read(JSON.parse(readFileSync(path, 'utf8'))) };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { ok: false, output: `${result.output}\nThe runner left no report of its tests: ${reason}` };
	}
}
