import { ALL_RULES } from '../contract/rules/index.ts';
import { type Context, SEVERITIES, type Severity } from '../contract/types.ts';
import type { Locale } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import type { CliProblem } from '../messages/types.ts';
import * as z from '../zod.ts';
import { type Command, readCall, tellProblem } from './arguments.ts';
import { DEFAULT_OUTPUT, OUTPUT_OPTIONS, type OutputName } from './check-outputs.ts';
import type { CliIo, ExitCode } from './io.ts';

export interface CheckOptions {
	readonly files: readonly string[];
	readonly output: OutputName;
	readonly locale: Locale;
	readonly context: Context;
}

const seconds = z.pipe(
	z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(Number)),
	z.number().check(z.nonnegative()),
);
/** The outputs are read by their names. */
const schema = z.looseObject({
	billing: z.optional(z.enum(['on', 'off'])),
	elapsed: z.optional(seconds),
	tool: z.optional(z.string()),
	rule: z.optional(z.array(z.string())),
});

const COMMAND: Command<z.infer<typeof schema>> = {
	options: {
		...Object.fromEntries(OUTPUT_OPTIONS.map((name) => [name, { type: 'boolean' }] as const)),
		billing: { type: 'string' },
		elapsed: { type: 'string', examples: ['0', '12', '30.5'] },
		tool: { type: 'string' },
		rule: { type: 'string', multiple: true },
	},
	schema,
	name: 'check',
	usage: (locale, call) => messagesOf(locale).cli.usage(call),
};

/** Reads the arguments behind `check`; the exit code where they end it. */
export function readCheckOptions(args: readonly string[], io: CliIo): CheckOptions | ExitCode {
	const call = readCall(args, io, COMMAND);
	if (typeof call === 'number') return call;
	const { values, operands: files, locale } = call;
	const { billing, elapsed: elapsedSeconds, tool, rule: settings = [] } = values;
	const problem = settings.map(misuseOfRule).find((found) => found !== undefined);
	if (problem) return tellProblem(problem, locale, io);
	if (files.length === 0) return tellProblem({ id: 'no-files' }, locale, io);
	return {
		files,
		output: OUTPUT_OPTIONS.find((name) => values[name] === true) ?? DEFAULT_OUTPUT,
		locale,
		context: {
			billing: billing !== 'off',
			...(elapsedSeconds !== undefined && { elapsedSeconds }),
			...(tool !== undefined && { tool }),
			...(settings.length > 0 && { rules: rulesOf(settings) }),
		},
	};
}

type RuleSetting = Severity | 'off';
const RULE_SETTINGS: readonly RuleSetting[] = ['off', ...SEVERITIES];

/** `ID=GRAVEDAD`; an unknown severity is undefined. */
function readRule(said: string): [rule: string, setting: RuleSetting | undefined] {
	const [rule = '', setting] = said.split('=', 2);
	return [rule, RULE_SETTINGS.find((known) => known === setting)];
}

function rulesOf(settings: readonly string[]): Record<string, RuleSetting> {
	return Object.fromEntries(
		settings.map(readRule).flatMap(([rule, setting]) => (setting ? [[rule, setting]] : [])),
	);
}

function misuseOfRule(said: string): CliProblem | undefined {
	const [rule, setting] = readRule(said);
	if (!ALL_RULES.some(({ meta }) => meta.id === rule)) return { id: 'unknown-rule', rule };
	if (setting) return undefined;
	const value = said.slice(rule.length + 1);
	return { id: 'bad-value', option: `--rule ${rule}=`, value, allowed: RULE_SETTINGS };
}
