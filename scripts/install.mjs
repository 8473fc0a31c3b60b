import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm } from './run.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** npm writes it last, so it stands for a finished installation. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
/** What Astro asks for. */
const OLDEST_NODE = { major: 22, minor: 12 };

/** Whether `node_modules` is missing or older than the lock file. */
export function needsInstall() {
	return !existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs;
}

/** Installs exactly what the lock file names. */
export function install() {
	return runNpm(['ci', '--no-audit', '--no-fund'], { seconds: 600 });
}

/**
 * The build needs a newer Node than a machine may have; a package brings one that `npm run` finds first.
 * @returns {Promise<string | undefined>} a sentence where neither is there
 */
export async function findNodeFault() {
	const { output } = await runNpm(['exec', '--no', '-c', 'node --version'], { seconds: 60 });
	const version = /v(?<major>\d+)\.(?<minor>\d+)\.\d+/.exec(output)?.groups;
	const [major, minor] = [Number(version?.['major']), Number(version?.['minor'])];
	if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor))
		return undefined;
	return [
		`Building needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer and this is ${process.version};`,
		`the package that brings one is not installed for ${process.platform}-${process.arch}.`,
		'Remove node_modules and try again, or install a newer Node.',
	].join(' ');
}
