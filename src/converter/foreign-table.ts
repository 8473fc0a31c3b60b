import { LEGACY_CODES, ORDINARY_CODES } from '../registry/index.ts';
import type { TextKind } from './types.ts';

/** Codes of Agent-Native that other systems' tables have too; the rest is nobody else's. */
export const SHARED_CODES: ReadonlySet<string> = new Set([...ORDINARY_CODES, 'deadline_exceeded']);

/** Names of gRPC, Connect, Twirp and OpenTelemetry, and HTTP's words, that are no codes of Agent-Native. */
const FOREIGN_NAMES = [
	'invalid_argument',
	'failed_precondition',
	'out_of_range',
	'unimplemented',
	'data_loss',
	'permission_denied',
	'resource_exhausted',
	'already_exists',
	'unauthenticated',
	'aborted',
	'bad_route',
	'bad_request',
	'forbidden',
	'method_not_supported',
	'method_not_allowed',
	'precondition_failed',
	'payload_too_large',
	'unprocessable_content',
	'unprocessable_entity',
	'too_many_requests',
	'internal_server_error',
	'not_implemented',
	'bad_gateway',
	'service_unavailable',
	'gateway_timeout',
	'client_closed_request',
] as const;

const FOREIGN = namePattern(FOREIGN_NAMES.flatMap(spellings));
const OWN = namePattern([...LEGACY_CODES.filter((code) => !SHARED_CODES.has(code)), 'agent\\.[a-z_]+']);

function namePattern(names: readonly string[]): RegExp {
	return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'u');
}

/** `data_loss`, `DATA_LOSS`, `DataLoss`. */
function spellings(name: string): readonly string[] {
	const camel = name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
	return [name, name.toUpperCase(), camel];
}

const SYSTEM =
	'(?:t?rpc|TRPC|RPC|[gG]rpc|gRPC|GRPC|[cC]onnect(?:[rR]pc)?|[tT]wirp|[hH]ttp|HTTP|[oO]tel|OTEL)';
/** What opens a bracket of another system: a constructor, a call, a class, an enumeration. */
const OPENED_BY = new RegExp(
	`(?:\\b\\w{0,40}${SYSTEM}\\w{0,20}(?:Error|Exception|Status|Codes?)\\w{0,20}|\\b(?:connect|twirp|grpc|otel)\\.\\w{1,40}|\\bstatus\\.(?:Errorf?|Newf?|FromError|Code|Convert))\\s{0,4}(?:\\(\\s{0,4})?$|\\b(?:class|enum|type|interface|object|struct|module|namespace)\\s{1,4}\\w{0,40}${SYSTEM}\\w{0,40}[^\\n{(]{0,60}$`,
	'u',
);
const PACKAGE = new RegExp(`^package\\s{1,4}[\\w.]{0,80}${SYSTEM}\\w{0,40}\\s{0,2};?\\s{0,2}$`, 'mu');
/** A line of a log that names its protocol. */
const LINE_NAMES =
	/\bprotocol["']?\s{0,2}[:=]\s{0,2}["']?(?:grpc|connect|twirp)|\bStatus\{|\bio\.grpc\b|\b(?:StatusRuntimeException|ConnectError|ConnectException|TwirpError)\b|\bgrpc[._-]?(?:code|status)/i;

const REACH = 2000;
const LEVELS = 3;
const HEAD = 120;

/** What another system's table can be told by at all: a text without any of it is not looked at code by code. */
const HINT =
	/(?:rpc|connect|twirp|http|otel)\w{0,24}(?:error|exception|status|code)|\b(?:connect|twirp|status|grpc|otel)\.\w|^package[ \t]{1,4}\S{0,80}(?:rpc|connect|twirp|http|otel)/im;
/** In a larger text only what stands right beside a code is looked at. */
const LARGE = 1_000_000;

/** Tells of a shared code in a text whether what stands around it is another system's table. */
export function otherTablesOf(text: string, kind: TextKind): (start: number, end: number) => boolean {
	if (kind === 'log' || kind === 'text' || kind === 'ndjson')
		return (start, end) => LINE_NAMES.test(lineAround(text, start, end));
	if (!FOREIGN.test(text) && !HINT.test(text)) return () => false;
	if (PACKAGE.test(text.slice(0, REACH))) return () => true;
	const levels = text.length > LARGE ? 1 : LEVELS;
	return (start, end) => {
		const siblings = siblingsAround(text, start, end);
		return (FOREIGN.test(siblings) && !OWN.test(siblings)) || isInOtherScope(text, start, end, levels);
	};
}

function isInOtherScope(text: string, start: number, end: number, levels: number): boolean {
	let [from, to] = [start, end];
	for (let level = 0; level < levels; level += 1) {
		const open = openBefore(text, from);
		if (open < 0) return false;
		if (OPENED_BY.test(text.slice(Math.max(0, open - HEAD), open))) return true;
		const close = closeAfter(text, to);
		const scope = text.slice(open, close);
		if (OWN.test(scope)) return false;
		if (FOREIGN.test(scope)) return true;
		[from, to] = [open, close];
	}
	return false;
}

function lineAround(text: string, start: number, end: number): string {
	const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - REACH);
	const stop = text.indexOf('\n', end);
	return text.slice(from, Math.min(stop < 0 ? text.length : stop, end + REACH));
}

/** The alternatives of a union, or the items of a list without brackets, that the hit is one of; empty where it is neither. */
function siblingsAround(text: string, start: number, end: number): string {
	const indent = /^[ \t]{0,80}- /.exec(lineAround(text, start, end))?.[0];
	return indent === undefined ? unionAround(text, start, end) : itemsAround(text, start, end, indent);
}

const STATEMENT_END = /[;{}]|\n\s{0,80}\n/;

function unionAround(text: string, start: number, end: number): string {
	const before =
		text
			.slice(Math.max(0, start - REACH), start)
			.split(STATEMENT_END)
			.at(-1) ?? '';
	const after = text.slice(end, end + REACH).split(STATEMENT_END)[0] ?? '';
	return /\|\s*["'`]?$/.test(before) || /^["'`]?\s*\|/.test(after) ? before + after : '';
}

function itemsAround(text: string, start: number, end: number, indent: string): string {
	const isItem = (line: string): boolean => line.startsWith(indent);
	const before = text
		.slice(Math.max(0, start - REACH), start)
		.split('\n')
		.slice(0, -1)
		.toReversed();
	const after = text
		.slice(end, end + REACH)
		.split('\n')
		.slice(1);
	return [...whileTrue(before, isItem), ...whileTrue(after, isItem)].join('\n');
}

function whileTrue(lines: readonly string[], passes: (line: string) => boolean): readonly string[] {
	const stop = lines.findIndex((line) => !passes(line));
	return stop < 0 ? lines : lines.slice(0, stop);
}

/** The bracket that is open where `at` stands; -1 where none is within reach. */
function openBefore(text: string, at: number): number {
	let depth = 0;
	for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
		const mark = text.charAt(index);
		if (mark === ')' || mark === ']' || mark === '}') depth += 1;
		else if (mark === '(' || mark === '[' || mark === '{') {
			if (depth === 0) return index;
			depth -= 1;
		}
	}
	return -1;
}

/** Behind the bracket that closes what is open at `at`, or as far as one looks. */
function closeAfter(text: string, at: number): number {
	let depth = 0;
	const limit = Math.min(text.length, at + REACH);
	for (let index = at; index < limit; index += 1) {
		const mark = text.charAt(index);
		if (mark === '(' || mark === '[' || mark === '{') depth += 1;
		else if (mark === ')' || mark === ']' || mark === '}') {
			if (depth === 0) return index + 1;
			depth -= 1;
		}
	}
	return limit;
}
