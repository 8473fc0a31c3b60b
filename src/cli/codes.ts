import { parseArgs } from 'node:util';
import { converterTexts, registryTexts } from '../messages/table-texts.ts';
import type { Locale } from '../messages/types.ts';
import {
	decideRetry,
	FAILURE_CLASSES,
	isMerge,
	lookup,
	nearest,
	SIDE_EFFECTS,
	type SideEffects,
} from '../registry/index.ts';
import { type CliIo, processIo } from './io.ts';
import { chooseLocale } from './locale.ts';

const BOOLEANS = ['true', 'false'] as const;

interface Question {
	readonly code: string;
	readonly retryable?: boolean | undefined;
	readonly sideEffects?: SideEffects | undefined;
	readonly json: boolean;
	readonly locale: Locale;
}

/** Runs `codes` and gives its exit code: 0 known, 1 an unknown code, 2 usage. */
export function main(args: readonly string[], io: CliIo): number {
	const question = parseQuestion(args, io);
	if (!question) return 2;
	const answer = answerOf(question);
	if (!answer) return reportUnknown(question, io);
	io.out(question.json ? `${JSON.stringify(answer)}\n` : describe(question, answer));
	return 0;
}

function parseQuestion(args: readonly string[], io: CliIo): Question | undefined {
	const { codes, cli } = converterTexts(chooseLocale(undefined, io.language) ?? 'es');
	const fail = (message: string): undefined => {
		io.err(`${message}\n${codes.usage}\n`);
	};
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		strict: false,
		allowPositionals: true,
		tokens: true,
		options: {
			retryable: { type: 'string' },
			'side-effects': { type: 'string' },
			json: { type: 'boolean' },
			locale: { type: 'string' },
		},
	});
	const known = ['retryable', 'side-effects', 'json', 'locale'];
	const unknown = tokens.find((token) => token.kind === 'option' && !known.includes(token.name));
	if (unknown?.kind === 'option') return fail(cli.unknownOption(unknown.rawName));
	const retryable = BOOLEANS.find((value) => value === values.retryable);
	if (values.retryable !== undefined && !retryable) return fail(codes.badValue('--retryable', BOOLEANS));
	const sideEffects = SIDE_EFFECTS.find((value) => value === values['side-effects']);
	if (values['side-effects'] !== undefined && !sideEffects) {
		return fail(codes.badValue('--side-effects', SIDE_EFFECTS));
	}
	const asked = values.locale === undefined ? undefined : String(values.locale);
	const locale = chooseLocale(asked, io.language);
	if (!locale) return fail(cli.unknownOption(`--locale ${asked}`));
	const [code, ...more] = positionals;
	if (code === undefined || more.length > 0) return fail(codes.usage);
	return {
		code,
		retryable: retryable && retryable === 'true',
		sideEffects,
		json: values.json === true,
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
	readonly suits: 'yes' | 'no' | 'not-decidable';
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
		message: registryTexts(locale).retryReasons[decision.reason],
	};
}

function describe({ locale }: Question, answer: Answer): string {
	const { columns, codes } = converterTexts(locale);
	const registry = registryTexts(locale);
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

function reportUnknown({ code, json, locale }: Question, io: CliIo): number {
	const { codes } = converterTexts(locale);
	const names = nearest(code).map((suggestion) => suggestion.code);
	if (json) {
		io.out(`${JSON.stringify({ code, canonical: null, nearest: names })}\n`);
		return 1;
	}
	io.err(`${codes.unknownCode(code)}\n`);
	const failureClass = FAILURE_CLASSES.find(({ value }) => value === code);
	if (failureClass) io.err(`${registryTexts(locale).failureClasses[failureClass.value]}\n`);
	if (names.length > 0) io.err(`${codes.nearest(names)}\n`);
	return 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2), processIo('codes'));
