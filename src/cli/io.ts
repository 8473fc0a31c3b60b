/** What a command needs from the machine, so that tests can stand in for it. */
export interface CliIo {
	/** Folder that relative paths start from. */
	readonly cwd: string;
	/** Writes to standard output. */
	readonly out: (text: string) => void;
	/** Writes to standard error. */
	readonly err: (text: string) => void;
	/** Language tags of the environment (`LC_ALL`, `LANG`). */
	readonly language?: string | undefined;
}

/**
 * The process that runs the command. `npm run` moves to the package's folder and keeps the caller's in INIT_CWD;
 * scripts that it starts inherit that name, so it counts only for the script itself.
 */
export function processIo(script: string): CliIo {
	const { INIT_CWD, LANG, LC_ALL, npm_lifecycle_event } = process.env;
	return {
		cwd: (npm_lifecycle_event === script ? INIT_CWD : undefined) ?? process.cwd(),
		out: (text) => process.stdout.write(text),
		err: (text) => process.stderr.write(text),
		language: LC_ALL || LANG,
	};
}
