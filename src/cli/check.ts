import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { analyse } from '../contract/analyse.ts';
import { messagesOf } from '../messages/index.ts';
import type { CliProblem } from '../messages/types.ts';
import { type CheckedFile, terminalReport } from '../report/terminal.ts';
import { type CheckOptions, parseCheckArgs } from './check-options.ts';
import { conforms, jsonReport } from './check-report.ts';
import { decodeBytes } from './decode.ts';
import { paintFor } from './paint.ts';

/** What the command needs of the machine. */
export interface CheckIo {
	/** Rejects with Node's error where the file cannot be read. */
	readonly readFile: (path: string) => Promise<Uint8Array>;
	readonly readStdin: () => Promise<Uint8Array>;
	readonly out: (text: string) => void;
	readonly err: (text: string) => void;
	readonly isTerminal: boolean;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** 0: all conform; 1: some do not; 2: an option is wrong or a file unreadable. */
type ExitCode = 0 | 1 | 2;

const STDIN = '-';

export async function main(args: readonly string[], io: CheckIo): Promise<ExitCode> {
	const parsed = parseCheckArgs(args);
	if ('problem' in parsed) {
		io.err(`${messagesOf(parsed.locale).cli.problem(parsed.problem)}\n`);
		return 2;
	}
	const { options } = parsed;
	if (options.help) {
		io.out(`${messagesOf(options.locale).cli.usage}\n`);
		return 0;
	}
	return checkFiles(options, io);
}

async function checkFiles(options: CheckOptions, io: CheckIo): Promise<ExitCode> {
	const messages = messagesOf(options.locale);
	const paint = paintFor(io.isTerminal, io.env);
	let conforming = 0;
	let unreadable = 0;
	for (const file of options.files) {
		const judged = await judgeFile(file, options, io);
		if ('id' in judged) {
			io.err(`${messages.cli.problem(judged)}\n`);
			unreadable += 1;
			continue;
		}
		for (const { rule, message } of judged.report.crashed) {
			io.err(`${messages.cli.problem({ id: 'crashed', rule, message })}\n`);
		}
		if (judged.report.responses.every(conforms)) conforming += 1;
		io.out(
			`${options.json ? JSON.stringify(jsonReport(judged, messages)) : terminalReport(judged, messages, paint)}\n`,
		);
	}
	const { length } = options.files;
	if (!options.json && length > 1) io.out(`${messages.cli.summary(length, conforming, unreadable)}\n`);
	if (unreadable > 0) return 2;
	return conforming === length ? 0 : 1;
}

async function judgeFile(
	file: string,
	{ context }: CheckOptions,
	io: CheckIo,
): Promise<CheckedFile | CliProblem> {
	let bytes: Uint8Array;
	try {
		bytes = await (file === STDIN ? io.readStdin() : io.readFile(file));
	} catch (error) {
		return { id: 'unreadable', file, reason: reasonOf(error) };
	}
	const text = decodeBytes(bytes);
	return { file, text, context, report: analyse(text, context) };
}

type Reason = Extract<CliProblem, { id: 'unreadable' }>['reason'];

const REASONS: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
	['ENOENT', 'missing'],
	['ENOTDIR', 'missing'],
	['EISDIR', 'directory'],
	['EACCES', 'denied'],
	['EPERM', 'denied'],
]);

function reasonOf(error: unknown): Reason {
	return (error instanceof Error && 'code' in error ? REASONS.get(error.code) : undefined) ?? 'other';
}

if (import.meta.main) {
	// Whoever reads only the first lines closes the pipe; the rest has no reader.
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit();
	});
	process.exitCode = await main(process.argv.slice(2), {
		readFile: (path) => readFile(path),
		readStdin: () => buffer(process.stdin),
		out: (text) => void process.stdout.write(text),
		err: (text) => void process.stderr.write(text),
		isTerminal: process.stdout.isTTY === true,
		env: process.env,
	});
}
