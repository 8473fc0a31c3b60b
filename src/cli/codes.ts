import type { Locale } from '../locales.ts';
import { textsOf } from '../messages/index.ts';
import {
	decideRetry,
	FAILURE_CLASSES,
	isMerge,
	lookup,
	nearest,
	type RetryDecision,
	SIDE_EFFECTS,
	type SideEffects,
} from '../registry/index.ts';
import * as z from '../zod.ts';
import { type Command, readCall, usageOf } from './arguments.ts';
import { type CliIo, type ExitCode, runCommand } from './io.ts';

interface Question {
	readonly code: string;
	readonly retryable?: boolean | undefined;
	readonly sideEffects?: SideEffects | undefined;
	readonly format: 'text' | 'json';
	readonly locale: Locale;
}

const schema = z.object({
	json: z.optional(z.boolean()),
	retryable: z.optional(z.enum(['true', 'false'])),
	'side-effects': z.optional(z.enum(SIDE_EFFECTS)),
});

const COMMAND: Command<z.infer<typeof schema>> = {
	options: {
		json: { type: 'boolean' },
		retryable: { type: 'string' },
		'side-effects': { type: 'string' },
	},
	schema,
	name: 'codes',
	usage: (locale, call) => textsOf(locale).converter.codes.usage(call),
};

/** Runs `codes` and gives its exit code: 0 known, 1 an unknown code, 2 usage. */
export function main(args: readonly string[], io: CliIo): ExitCode {
	const question = readQuestion(args, io);
	if (typeof question === 'number') return question;
	const answer = answerOf(question);
	if (!answer) return reportUnknown(question, io);
	io.out(question.format === 'json' ? `${JSON.stringify(answer)}\n` : describe(question, answer));
	return 0;
}

function readQuestion(args: readonly string[], io: CliIo): Question | ExitCode {
	const call = readCall(args, io, COMMAND);
	if (typeof call === 'number') return call;
	const { values, operands, locale } = call;
	const [code, ...more] = operands;
	if (code === undefined || more.length > 0) {
		io.err(`${usageOf(COMMAND, locale, io)}\n`);
		return 2;
	}
	return {
		code,
		retryable: values.retryable && values.retryable === 'true',
		sideEffects: values['side-effects'],
		format: values.json ? 'json' : 'text',
		locale,
	};
}

interface Answer {
	readonly code: string;
	readonly canonical: string;
	readonly http: number | string;
	readonly retry: string;
	readonly sideEffects: string;
	readonly legacy: readonly string[];
	readonly suits: RetryDecision['suits'];
	readonly statement: string;
	readonly reason: string;
	/** The reason in words. */
	readonly message: string;
}

function answerOf({ code, retryable, sideEffects, locale }: Question): Answer | undefined {
	const match = lookup(code);
	const decision = decideRetry({ code, retryable, sideEffects });
	if (!match || !decision) return undefined;
	const { entry } = match;
	return {
		code,
		canonical: entry.code,
		http: entry.http.value,
		retry: entry.retry.value,
		sideEffects: entry.sideEffects.value,
		legacy: entry.legacy.map(({ name }) => name),
		suits: decision.suits,
		statement: decision.statement,
		reason: decision.reason,
		message: textsOf(locale).registry.retryReasons[decision.reason],
	};
}

function describe({ locale }: Question, answer: Answer): string {
	const { columns, codes } = textsOf(locale).converter;
	const registry = textsOf(locale).registry;
	const open = (value: string | number): string =>
		value === 'unspecified' ? registry.unspecified : String(value);
	const name = lookup(answer.code)?.legacy?.name ?? answer.legacy[0];
	const note = Object.entries(registry.notes).find(([code]) => code === name)?.[1];
	const retry = Object.entries(registry.policies).find(([policy]) => policy === answer.retry)?.[1];
	return [
		answer.code === answer.canonical ? answer.code : `${answer.code} → ${answer.canonical}`,
		`${columns.http}: ${open(answer.http)}`,
		`${columns.retry}: ${retry ?? registry.unspecified}`,
		`${columns.sideEffects}: ${open(answer.sideEffects)}`,
		`${codes.legacyNames}: ${answer.legacy.join(', ')}`,
		...(isMerge(answer.canonical) ? [codes.merge] : []),
		note ?? '',
		`${registry.suits[answer.suits]} (${answer.statement}). ${answer.message}`,
		'',
	].join('\n');
}

function reportUnknown({ code, format, locale }: Question, io: CliIo): ExitCode {
	const { codes } = textsOf(locale).converter;
	const names = nearest(code).map((suggestion) => suggestion.code);
	if (format === 'json') {
		io.out(`${JSON.stringify({ code, canonical: null, nearest: names })}\n`);
		return 1;
	}
	io.err(`${codes.unknownCode(code)}\n`);
	const failureClass = FAILURE_CLASSES.find(({ value }) => value === code);
	if (failureClass) io.err(`${textsOf(locale).registry.failureClasses[failureClass.value]}\n`);
	if (names.length > 0) io.err(`${codes.nearest(names)}\n`);
	return 1;
}

if (import.meta.main) await runCommand('codes', main);
