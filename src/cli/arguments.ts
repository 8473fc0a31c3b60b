import { parseArgs } from 'node:util';
import { LOCALES, type Locale, localeFor } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import type { CliProblem } from '../messages/types.ts';
import * as z from '../zod.ts';
import type { CliIo, ExitCode } from './io.ts';

interface OptionSpec {
	readonly type: 'boolean' | 'string';
	readonly multiple?: boolean;
	readonly short?: string;
	/** Values to show where the schema has no list of its own. */
	readonly examples?: readonly string[];
}
type Specs = Readonly<Record<string, OptionSpec>>;

export type CommandName = 'check' | 'convert' | 'codes' | 'explain';

export interface Command<Values> {
	readonly options: Specs;
	/** Reads the values of `options` by their names. */
	readonly schema: z.ZodMiniType<Values>;
	readonly name: CommandName;
	readonly usage: (locale: Locale, call: string) => string;
}

interface Call<Values> {
	readonly values: Values;
	/** What stands beside the options. */
	readonly operands: readonly string[];
	readonly locale: Locale;
}

/** Options of every command. */
const COMMON: Specs = { help: { type: 'boolean', short: 'h' }, locale: { type: 'string' } };
const commonSchema = z.object({ locale: z.optional(z.enum(LOCALES)) });

/** How a command was called; an exit code where that ends it: help was asked for, or an option is wrong and was told. */
export function readCall<Values>(
	args: readonly string[],
	io: CliIo,
	command: Command<Values>,
): Call<Values> | ExitCode {
	const options: Specs = { ...command.options, ...COMMON };
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options,
		// Strict, it would tell what is wrong in English.
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const common = commonSchema.safeParse(values);
	const locale = common.data?.locale ?? localeFor([io.env.LC_ALL || io.env.LANG || '']);
	if (values['help'] === true) {
		io.out(`${usageOf(command, locale, io)}\n`);
		return 0;
	}
	const misuse = tokens.map((token) => misuseOf(token, options)).find((found) => found !== undefined);
	if (misuse) return tellProblem(misuse, locale, io);
	if (!common.success) return tellProblem(badValueOf(common.error, values, options), locale, io);
	const read = command.schema.safeParse(values);
	if (!read.success) return tellProblem(badValueOf(read.error, values, options), locale, io);
	return { values: read.data, operands: positionals, locale };
}

/** What a command says of itself, as it is called here: by its own program, or as a script of the repository. */
export function usageOf<Values>({ name, usage }: Command<Values>, locale: Locale, io: CliIo): string {
	return usage(locale, io.program === undefined ? `npm run ${name} --` : `${io.program} ${name}`);
}

/** Tells in one sentence why the command cannot do what it was called for. */
export function tellProblem(problem: CliProblem, locale: Locale, io: CliIo): ExitCode {
	io.err(`${messagesOf(locale).cli.problem(problem)}\n`);
	return 2;
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function misuseOf(token: Token, options: Specs): CliProblem | undefined {
	if (token.kind !== 'option') return undefined;
	const { name, rawName: option, value } = token;
	const spec = Object.hasOwn(options, name) ? options[name] : undefined;
	if (!spec) return { id: 'unknown-option', option };
	if (spec.type === 'string') return value === undefined ? { id: 'missing-value', option } : undefined;
	return value === undefined ? undefined : { id: 'unknown-option', option: `${option}=${value}` };
}

function badValueOf(error: z.core.$ZodError, values: object, options: Specs): CliProblem {
	const [issue] = error.issues;
	const name = String(issue?.path[0]);
	return {
		id: 'bad-value',
		option: `--${name}`,
		value: String(Object.entries(values).find(([known]) => known === name)?.[1]),
		allowed: issue?.code === 'invalid_value' ? issue.values.map(String) : (options[name]?.examples ?? []),
	};
}
