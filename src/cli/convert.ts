import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import {
	type ConvertedFile,
	convert,
	convertedText,
	countKinds,
	type Input,
	makePatch,
} from '../converter/index.ts';
import type { ConverterTexts } from '../messages/converter-types.ts';
import { converterTexts, tableTexts } from '../messages/table-texts.ts';
import type { Locale } from '../messages/types.ts';
import { fileReport, fileTable } from './convert-output.ts';
import { type CliIo, processIo } from './io.ts';
import { chooseLocale } from './locale.ts';
import { replaceFile } from './replace-file.ts';

const MODES = ['write', 'patch', 'json', 'check'] as const;
type Mode = (typeof MODES)[number] | 'table';

interface Command {
	readonly mode: Mode;
	readonly includeSuggestions: boolean;
	readonly locale: Locale;
	readonly paths: readonly string[];
}

/** Runs `convert` and gives its exit code: 0 done, 1 legacy codes found by `--check`, 2 usage or a file that could not be used. */
export async function main(args: readonly string[], io: CliIo): Promise<number> {
	const command = parseCommand(args, io);
	if (!command) return 2;
	const texts = converterTexts(command.locale);
	const { inputs, failed } = await readInputs(command.paths, texts, io);
	const { files, refused } = await convert(inputs, command);
	for (const name of refused) io.err(`${texts.cli.notUtf8(name)}\n`);
	const status = await report(command, files, texts, io);
	return failed || refused.length > 0 ? 2 : status;
}

function parseCommand(args: readonly string[], io: CliIo): Command | undefined {
	const fallback = converterTexts(chooseLocale(undefined, io.language) ?? 'es').cli;
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		strict: false,
		allowPositionals: true,
		tokens: true,
		options: {
			write: { type: 'boolean' },
			patch: { type: 'boolean' },
			json: { type: 'boolean' },
			check: { type: 'boolean' },
			'include-suggestions': { type: 'boolean' },
			locale: { type: 'string' },
		},
	});
	const known: readonly string[] = [...MODES, 'include-suggestions', 'locale'];
	const fail = (message: string): undefined => {
		io.err(`${message}\n${fallback.usage}\n`);
	};
	const unknown = tokens.find((token) => token.kind === 'option' && !known.includes(token.name));
	if (unknown?.kind === 'option') return fail(fallback.unknownOption(unknown.rawName));
	const asked = values.locale === undefined ? undefined : String(values.locale);
	const locale = chooseLocale(asked, io.language);
	if (!locale) return fail(fallback.unknownOption(`--locale ${asked}`));
	const modes = MODES.filter((mode) => values[mode]);
	if (modes.length > 1) return fail(fallback.oneMode);
	if (positionals.length === 0) return fail(fallback.noFiles);
	const includeSuggestions = values['include-suggestions'] === true;
	return { mode: modes[0] ?? 'table', includeSuggestions, locale, paths: positionals };
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
			inputs.push({ name: relative(io.cwd, full).split(sep).join('/'), bytes: await readFile(full) });
		} catch {
			failed = true;
			io.err(`${texts.cli.unreadable(path)}\n`);
		}
	}
	return { inputs, failed };
}

async function report(
	{ mode, locale }: Command,
	files: readonly ConvertedFile[],
	texts: ConverterTexts,
	io: CliIo,
): Promise<number> {
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
			const found = files.flatMap((file) => file.switches).filter(Boolean).length;
			for (const file of files) io.out(fileTable(file, tableTexts(locale), texts, (row) => row.on));
			if (found > 0) io.out(`${texts.cli.foundLegacy(found)}\n`);
			return found > 0 ? 1 : 0;
		}
		case 'table':
			for (const file of files) io.out(fileTable(file, tableTexts(locale), texts));
			io.out(`${texts.cli.totals(countKinds(files))}\n`);
			return 0;
	}
}

async function writeFiles(
	files: readonly ConvertedFile[],
	texts: ConverterTexts,
	io: CliIo,
): Promise<number> {
	let status = 0;
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

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), processIo('convert'));
