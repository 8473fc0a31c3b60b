import { localeFor } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import type { CommandName } from './arguments.ts';
import { main as check } from './check.ts';
import { main as codes } from './codes.ts';
import { main as convert } from './convert.ts';
import { main as explain } from './explain.ts';
import { type CliIo, type ExitCode, runCommand } from './io.ts';

/** The name of the program that a package installs, and of the single file. */
const PROGRAM = 'contraste';

type Main = (args: readonly string[], io: CliIo) => ExitCode | Promise<ExitCode>;
const COMMANDS: Readonly<Record<CommandName, Main>> = { check, convert, codes, explain };

/** Runs the command that the first argument names; 2 where it names none. */
async function main([name = '', ...args]: readonly string[], io: CliIo): Promise<ExitCode> {
	if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name as CommandName](args, io);
	const { cli } = messagesOf(localeFor([io.env.LC_ALL || io.env.LANG || '']));
	const isHelp = name === '--help' || name === '-h';
	const text = `${cli.programUsage(PROGRAM, Object.keys(COMMANDS))}\n`;
	if (isHelp) await io.out(text);
	else io.err(text);
	return isHelp ? 0 : 2;
}

await runCommand('', main, PROGRAM);
