import { relative, resolve, sep } from 'node:path';
import {
	type ConvertedFile,
	convert,
	convertedText,
	countKinds,
	type Input,
	makePatch,
	type Row,
	rowsOf,
} from '../converter/index.ts';
import type { Locale } from '../locales.ts';
import { combineTableTexts } from '../messages/combine-table-texts.ts';
import type { ConverterTexts } from '../messages/converter-types.ts';
import { textsOf } from '../messages/index.ts';
import * as z from '../zod.ts';
import { type Command, readCall } from './arguments.ts';
import { fileReport, fileTable } from './convert-output.ts';
import { type CliIo, type ExitCode, runCommand } from './io.ts';
import { replaceFile } from './replace-file.ts';

const MODES = ['write', 'patch', 'json', 'check'] as const;
type Mode = (typeof MODES)[number] | 'table';

interface Task {
	readonly mode: Mode;
	readonly includeSuggestions: boolean;
	readonly locale: Locale;
	readonly paths: readonly string[];
}

const flag = z.optional(z.boolean());
const schema = z.object({
	write: flag,
	patch: flag,
	json: flag,
	check: flag,
	'include-suggestions': flag,
});

const COMMAND: Command<z.infer<typeof schema>> = {
	options: {
		write: { type: 'boolean' },
		patch: { type: 'boolean' },
		json: { type: 'boolean' },
		check: { type: 'boolean' },
		'include-suggestions': { type: 'boolean' },
	},
	schema,
	name: 'convert',
	usage: (locale, call) => textsOf(locale).converter.cli.usage(call),
};

/** Runs `convert` and gives its exit code: 0 done, 1 where `--check` finds what is converted or undecided, 2 usage or a file that cannot be read. */
export async function main(args: readonly string[], io: CliIo): Promise<ExitCode> {
	const task = readTask(args, io);
	if (typeof task === 'number') return task;
	const texts = textsOf(task.locale).converter;
	const { inputs, failed } = await readInputs(task.paths, texts, io);
	const { files, refused } = await convert(inputs, task);
	for (const name of refused) io.err(`${texts.cli.notUtf8(name)}\n`);
	const status = await report(task, files, texts, io);
	if (refused.length > 0) io.err(`${texts.cli.notLookedAt(refused.length)}\n`);
	return failed ? 2 : status;
}

function readTask(args: readonly string[], io: CliIo): Task | ExitCode {
	const call = readCall(args, io, COMMAND);
	if (typeof call === 'number') return call;
	const { values, operands: paths, locale } = call;
	const { cli } = textsOf(locale).converter;
	const modes = MODES.filter((mode) => values[mode]);
	if (modes.length > 1 || paths.length === 0) {
		io.err(`${modes.length > 1 ? cli.oneMode : cli.noFiles}\n`);
		return 2;
	}
	return {
		mode: modes[0] ?? 'table',
		includeSuggestions: values['include-suggestions'] === true,
		locale,
		paths,
	};
}

async function readInputs(
	paths: readonly string[],
	texts: ConverterTexts,
	io: CliIo,
): Promise<{ inputs: Input[]; failed: boolean }> {
	const inputs: Input[] = [];
	let failed = false;
	for (const path of new Set(paths)) {
		const full = resolve(io.cwd, path);
		try {
			inputs.push({ name: relative(io.cwd, full).split(sep).join('/'), bytes: await io.readFile(path) });
		} catch {
			failed = true;
			io.err(`${texts.cli.unreadable(path)}\n`);
		}
	}
	return { inputs, failed };
}

async function report(
	{ mode, locale }: Task,
	files: readonly ConvertedFile[],
	texts: ConverterTexts,
	io: CliIo,
): Promise<ExitCode> {
	const table = combineTableTexts(textsOf(locale));
	switch (mode) {
		case 'json':
			for (const file of files) io.out(`${JSON.stringify(fileReport(file))}\n`);
			return 0;
		case 'patch':
			io.out(makePatch(files));
			return 0;
		case 'write':
			return writeFiles(files, texts, io);
		case 'check': {
			const isOpen = ({ on, occurrence }: Row): boolean => !on && occurrence.kind === 'suggestion';
			for (const file of files) io.out(fileTable(file, table, texts, (row) => row.on || isOpen(row)));
			const rows = files.flatMap(rowsOf);
			const found = rows.filter(({ on }) => on).length;
			const undecided = rows.filter(isOpen).length;
			if (found > 0) io.out(`${texts.cli.foundLegacy(found)}\n`);
			if (undecided > 0) io.out(`${texts.cli.undecided(undecided)}\n`);
			return found + undecided > 0 ? 1 : 0;
		}
		case 'table':
			for (const file of files) io.out(fileTable(file, table, texts));
			io.out(`${texts.cli.totals(countKinds(files))}\n`);
			return 0;
	}
}

async function writeFiles(
	files: readonly ConvertedFile[],
	texts: ConverterTexts,
	io: CliIo,
): Promise<ExitCode> {
	let status: ExitCode = 0;
	for (const file of files) {
		const count = file.switches.filter(Boolean).length;
		if (count === 0) {
			io.out(`${file.name}: ${texts.cli.unchanged}\n`);
			continue;
		}
		try {
			await replaceFile(resolve(io.cwd, file.name), convertedText(file));
			io.out(`${file.name}: ${texts.cli.written(count)}\n`);
		} catch {
			status = 2;
			io.err(`${texts.cli.unwritable(file.name)}\n`);
		}
	}
	return status;
}

if (import.meta.main) await runCommand('convert', main);
