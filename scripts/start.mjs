import { findNodeFault, install, needsInstall } from './install.mjs';
import { createSiteServer, listen } from './serve.mjs';
import { build, needsBuild, readSite } from './site.mjs';

const DEFAULT_PORT = 4321;
const PORTS_TRIED = 20;

await main();

async function main() {
	const site = readSite();
	if (needsInstall()) {
		await step('Installing the packages of package-lock.json (a minute or two the first time)', install);
	}
	if (await needsBuild(site)) {
		const fault = await findNodeFault();
		if (fault) fail(fault);
		await step('Building the site', () => build(site));
	}
	const server = await createSiteServer(site);
	const port = await listenSomewhere(server);
	console.log(`Contraste is at http://localhost:${port}${site.base}`);
	console.log('Ctrl+C stops it.');
}

/**
 * @param {string} what
 * @param {() => Promise<import('./run.mjs').Outcome>} run
 */
async function step(what, run) {
	const started = Date.now();
	console.log(`${what} …`);
	const { ok, stopped, output } = await run();
	if (!ok) {
		console.error(output);
		fail(
			stopped
				? `It did not end in time and was stopped: ${what}.`
				: `It failed, for the reason above: ${what}.`,
		);
	}
	console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Listens on PORT, or on the first free port from the usual one on. @param {import('node:http').Server} server */
async function listenSomewhere(server) {
	const asked = process.env['PORT'];
	const first = asked ? Number(asked) : DEFAULT_PORT;
	if (!Number.isInteger(first) || first < 0 || first > 65_535) {
		fail(`PORT is «${asked}»; it must be a number between 0 and 65535.`);
	}
	for (let port = first; port < first + PORTS_TRIED; port += 1) {
		try {
			return await listen(server, port);
		} catch (error) {
			const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
			if (code === 'EACCES')
				fail(`Port ${port} needs more rights than this user has: choose another with PORT=8080 npm start.`);
			if (code !== 'EADDRINUSE') fail(`Port ${port} cannot be used: ${message}.`);
			if (asked)
				fail(`Port ${port} is taken by another program: choose another with PORT=${port + 1} npm start.`);
			console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
		}
	}
	return fail(
		`Ports ${first} to ${first + PORTS_TRIED - 1} are all taken: choose another with PORT=8080 npm start.`,
	);
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}
