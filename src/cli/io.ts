import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** What a command needs from the machine, so that tests can stand in for it. */
export interface CliIo {
	/** Folder that relative paths start from. */
	readonly cwd: string;
	/** Rejects with Node's error where the file cannot be read. */
	readonly readFile: (path: string) => Promise<Uint8Array>;
	readonly readStdin: () => Promise<Uint8Array>;
	/** The bytes as they are read; fails with Node's error where the file cannot be read. */
	readonly streamFile: (path: string) => AsyncIterable<Uint8Array>;
	readonly streamStdin: () => AsyncIterable<Uint8Array>;
	/** Writes to standard output; whoever writes much waits until it was taken. */
	readonly out: (text: string) => void | Promise<void>;
	/** Writes to standard error. */
	readonly err: (text: string) => void;
	readonly isTerminal: boolean;
	/** The program that has this command among others; none where it is a script of the repository. */
	readonly program?: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** 0: done, nothing wrong was found; 1: something was; 2: an option is wrong or a file could not be used. */
export type ExitCode = 0 | 1 | 2;

/**
 * Runs a command in this process. `npm run` moves to the package's folder and keeps the caller's in INIT_CWD; scripts
 * that it starts inherit that name, so it counts only for the script itself.
 */
export async function runCommand(
	script: string,
	main: (args: readonly string[], io: CliIo) => ExitCode | Promise<ExitCode>,
	program?: string,
): Promise<void> {
	const { argv, env, stdin, stdout, stderr } = process;
	const cwd = (env.npm_lifecycle_event === script ? env.INIT_CWD : undefined) ?? process.cwd();
	// Whoever reads only the first lines closes the pipe; the rest has no reader.
	stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit();
	});
	process.exitCode = await main(argv.slice(2), {
		cwd,
		readFile: (path) => readFile(resolve(cwd, path)),
		readStdin: () => buffer(stdin),
		streamFile: (path) => createReadStream(resolve(cwd, path)),
		streamStdin: () => stdin,
		out: async (text) => {
			if (!stdout.write(text)) await once(stdout, 'drain');
		},
		err: (text) => void stderr.write(text),
		isTerminal: stdout.isTTY === true,
		...(program !== undefined && { program }),
		env,
	});
}
