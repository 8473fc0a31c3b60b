import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder the command was given in. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {boolean} stopped whether the time ran out
 * @property {string} output both streams in the order they came; empty where they were shown at once
 */

/**
 * Runs npm with the same npm that started us, so that no shell and no `npm.cmd` is needed.
 * @param {string[]} args
 * @param {{ seconds?: number, show?: boolean, env?: NodeJS.ProcessEnv, folder?: string }} [options]
 */
export function runNpm(args, options) {
	const npm = process.env.npm_execpath;
	if (npm?.endsWith('.js')) return runCommand(process.execPath, [npm, ...args], options);
	return runCommand('npm', args, options);
}

/**
 * Runs one command to its end, or stops it with all that it started when its time is over.
 * @param {string} command
 * @param {string[]} args
 * @param {{ seconds?: number, show?: boolean, env?: NodeJS.ProcessEnv, folder?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export function runCommand(command, args, { seconds = 600, show = false, env = {}, folder = ROOT } = {}) {
	const windows = process.platform === 'win32';
	const child = spawn(command, args, {
		cwd: folder,
		env: { ...process.env, ...env },
		stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
		// A group of its own, so that what it started ends with it.
		detached: !windows,
		shell: windows && command === 'npm',
	});
	let output = '';
	let stopped = false;
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk) => {
			output += chunk;
		});
	}
	const stop = () => stopGroup(child.pid);
	const interrupt = () => {
		stop();
		process.exit(130);
	};
	process.once('SIGINT', interrupt);
	process.once('SIGTERM', interrupt);
	const timer = setTimeout(() => {
		stopped = true;
		stop();
	}, seconds * 1000);
	return new Promise((resolve) => {
		/** @param {boolean} ok */
		const end = (ok) => {
			clearTimeout(timer);
			process.off('SIGINT', interrupt);
			process.off('SIGTERM', interrupt);
			resolve({ ok: ok && !stopped, stopped, output });
		};
		child.once('error', (error) => {
			output += `${command}: ${error.message}\n`;
			end(false);
		});
		// Not `close`: a grandchild that keeps the streams open must not keep us.
		child.once('exit', (code) => setTimeout(end, 50, code === 0));
	});
}

/** @param {number | undefined} pid */
function stopGroup(pid) {
	if (pid === undefined) return;
	if (process.platform === 'win32') {
		spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
		return;
	}
	try {
		process.kill(-pid, 'SIGKILL');
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
	}
}
