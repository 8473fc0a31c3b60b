import { ALL_RULES } from '../contract/rules/index.ts';
import { isStatementId } from '../contract/statements.ts';
import { ERROR_TYPES } from '../contract/types.ts';
import type { Locale } from '../locales.ts';
import { ruleName, ruleSummary } from '../messages/describe.ts';
import { messagesOf } from '../messages/index.ts';
import * as z from '../zod.ts';
import { type Command, readCall, usageOf } from './arguments.ts';
import type { CliIo, ExitCode } from './io.ts';
import { ruleAddress } from './site-address.ts';

const schema = z.object({});

const COMMAND: Command<z.infer<typeof schema>> = {
	options: {},
	schema,
	name: 'explain',
	usage: (locale, call) => messagesOf(locale).cli.explainUsage(call),
};

/** Runs `explain` and gives its exit code: 0 explained, 1 nothing has that name, 2 usage. */
export function main(args: readonly string[], io: CliIo): ExitCode {
	const call = readCall(args, io, COMMAND);
	if (typeof call === 'number') return call;
	const { operands, locale } = call;
	const [name, ...more] = operands;
	if (name === undefined || more.length > 0) {
		io.err(`${usageOf(COMMAND, locale, io)}\n`);
		return 2;
	}
	const lines = explain(name, locale, io.env);
	if (lines) io.out(`${lines.join('\n')}\n`);
	else io.err(`${messagesOf(locale).cli.unexplained(name)}\n`);
	return lines ? 0 : 1;
}

/** What a rule, a type of error or a statement is, in a few lines; undefined for any other name. */
function explain(name: string, locale: Locale, env: CliIo['env']): readonly string[] | undefined {
	const messages = messagesOf(locale);
	const rule = ALL_RULES.find(({ meta }) => meta.id === name)?.meta;
	if (rule) {
		const sources = rule.sources.filter(isStatementId);
		return [
			`${ruleName(messages, rule.id)} (${rule.id}, ${messages.terms.severities[rule.severity]})`,
			ruleSummary(messages, rule.id),
			...sources.map((id) => `${id}: ${messages.statements[id]}`),
			ruleAddress(env, locale, rule.id),
		];
	}
	const type = ERROR_TYPES.find((one) => one === name);
	if (type) {
		const { name: title, when, agent } = messages.errorTypes[type];
		return [`${type}: ${title}`, when, agent];
	}
	if (isStatementId(name)) return [`${name}: ${messages.statements[name]}`];
	return undefined;
}
