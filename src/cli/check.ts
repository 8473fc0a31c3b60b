import { analyseStream } from '../contract/stream/analyse-stream.ts';
import { messagesOf } from '../messages/index.ts';
import type { CliProblem } from '../messages/types.ts';
import { conforms } from '../report/json.ts';
import { decodeChunks } from '../text/bytes.ts';
import { type CheckOptions, readCheckOptions } from './check-options.ts';
import { OUTPUTS, type Words } from './check-outputs.ts';
import { type CliIo, type ExitCode, runCommand } from './io.ts';
import { paintFor } from './paint.ts';
import { ruleAddress } from './site-address.ts';

const STDIN = '-';

/** Runs `check` and gives its exit code: 0 all conform, 1 some do not, 2 an option is wrong, a file unreadable or a part of it too long. */
export async function main(args: readonly string[], io: CliIo): Promise<ExitCode> {
	const options = readCheckOptions(args, io);
	return typeof options === 'number' ? options : checkFiles(options, io);
}

async function checkFiles(options: CheckOptions, io: CliIo): Promise<ExitCode> {
	const messages = messagesOf(options.locale);
	const words = {
		messages,
		paint: paintFor(io.isTerminal, io.env),
		ruleUrl: (rule: string) => ruleAddress(io.env, options.locale, rule),
	};
	let conforming = 0;
	let unreadable = 0;
	let hasGaps = false;
	for (const file of options.files) {
		const count = await checkFile(file, options, words, io);
		if (!count.isRead) unreadable += 1;
		else if (count.failing === 0 && !count.hasGaps) conforming += 1;
		hasGaps ||= count.hasGaps;
	}
	const { length } = options.files;
	if (OUTPUTS[options.output].sumsUp && length > 1)
		await io.out(`${messages.cli.summary(length, conforming, unreadable)}\n`);
	if (unreadable > 0 || hasGaps) return 2;
	return conforming === length ? 0 : 1;
}

interface Count {
	responses: number;
	failing: number;
	/** Whether a part of the file is too long to be judged. */
	hasGaps: boolean;
	isRead: boolean;
}

/** Judges a file as it is read, and writes each part before it reads the next. */
async function checkFile(
	file: string,
	{ context, output: name }: CheckOptions,
	words: Words,
	io: CliIo,
): Promise<Count> {
	const { cli } = words.messages;
	const output = OUTPUTS[name];
	const count: Count = { responses: 0, failing: 0, hasGaps: false, isRead: true };
	const bytes = file === STDIN ? io.streamStdin() : io.streamFile(file);
	try {
		for await (const judged of analyseStream(decodeChunks(bytes), context)) {
			if ('unjudgedAt' in judged) {
				io.err(`${cli.problem({ id: 'unjudged', file, line: judged.unjudgedAt.line })}\n`);
				count.hasGaps = true;
				continue;
			}
			const { report, place, before, isWhole } = judged;
			for (const { rule, message } of report.crashed)
				io.err(`${cli.problem({ id: 'crashed', rule, message })}\n`);
			count.responses += report.responses.length;
			count.failing += report.responses.filter((response) => !conforms(response)).length;
			const checked = { file, text: report.text, context, report };
			await io.out(
				`${output.write(isWhole ? checked : { ...checked, part: { ...place, before } }, words)}\n`,
			);
		}
	} catch (error) {
		if (!(error instanceof Error && 'code' in error)) throw error;
		io.err(`${cli.problem({ id: 'unreadable', file, reason: reasonOf(error) })}\n`);
		return { ...count, isRead: false };
	}
	if (output.sumsUp && count.responses > 1)
		await io.out(`${cli.responses(count.responses, count.failing)}\n`);
	return count;
}

type Reason = Extract<CliProblem, { id: 'unreadable' }>['reason'];

const REASONS: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
	['ENOENT', 'missing'],
	['ENOTDIR', 'missing'],
	['EISDIR', 'directory'],
	['EACCES', 'denied'],
	['EPERM', 'denied'],
]);

function reasonOf({ code }: { readonly code: unknown }): Reason {
	return REASONS.get(code) ?? 'other';
}

if (import.meta.main) await runCommand('check', main);
