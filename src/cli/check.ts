import { analyse } from '../contract/analyse.ts';
import { messagesOf } from '../messages/index.ts';
import type { CliProblem } from '../messages/types.ts';
import { conforms } from '../report/json.ts';
import type { CheckedFile } from '../report/terminal.ts';
import { decodeBytes } from '../text/bytes.ts';
import { type CheckOptions, readCheckOptions } from './check-options.ts';
import { OUTPUTS } from './check-outputs.ts';
import { type CliIo, type ExitCode, runCommand } from './io.ts';
import { paintFor } from './paint.ts';
import { ruleAddress } from './site-address.ts';

const STDIN = '-';

/** Runs `check` and gives its exit code: 0 all conform, 1 some do not, 2 an option is wrong or a file unreadable. */
export async function main(args: readonly string[], io: CliIo): Promise<ExitCode> {
	const options = readCheckOptions(args, io);
	return typeof options === 'number' ? options : checkFiles(options, io);
}

async function checkFiles(options: CheckOptions, io: CliIo): Promise<ExitCode> {
	const messages = messagesOf(options.locale);
	const output = OUTPUTS[options.output];
	const words = {
		messages,
		paint: paintFor(io.isTerminal, io.env),
		ruleUrl: (rule: string) => ruleAddress(io.env, options.locale, rule),
	};
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
		io.out(`${output.write(judged, words)}\n`);
	}
	const { length } = options.files;
	if (output.sumsUp && length > 1) io.out(`${messages.cli.summary(length, conforming, unreadable)}\n`);
	if (unreadable > 0) return 2;
	return conforming === length ? 0 : 1;
}

async function judgeFile(
	file: string,
	{ context }: CheckOptions,
	io: CliIo,
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

if (import.meta.main) await runCommand('check', main);
