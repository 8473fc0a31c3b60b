import type { JsonNode } from '../../text/json/types.ts';
import { findForeignError } from '../classify/foreign.ts';
import type { NewMember } from '../edits.ts';
import { isObject, stringOf } from '../layers/shapes.ts';
import { isFaultDocument, wordsOfDocument } from '../layers/web-document.ts';
import { ANY_STATUS_NAMES, CODE_NAMES, isNamed, MESSAGE_NAMES, memberNamed, TYPE_NAMES } from '../names.ts';
import { detailsText } from '../rules/meaning/details-text.ts';
import type { Classified } from '../types.ts';

/** What a failure says, wherever its words stand: in an envelope, in another product's form, in a thrown text. */
export interface FailureWords {
	/** What is said to somebody; empty where nothing is. */
	readonly said: string;
	/** The same with what a program wrote before it: the class of an exception, a code. */
	readonly thrown: string;
	/** What only a trace is for: a stack, the words of an exception's cause, `details`. */
	readonly trace: string;
	/** Names of types and codes as they stand. */
	readonly labels: readonly string[];
	/** A status of HTTP or its like. */
	readonly status?: number;
	/** What `details` should keep beside the trace: codes, and what stood in them before, by name and as JSON. */
	readonly kept: readonly NewMember[];
}

/** The words of a response that is a failure, or that some rule takes for one. */
export function wordsOfFailure(response: Classified): FailureWords {
	const { payload, text } = response;
	const failed = payload && response.shape === 'foreign-error' ? findForeignError(payload)?.owner : undefined;
	const object = failed ?? (payload?.kind === 'array' ? payload.children[0] : payload);
	if (isObject(object)) return wordsOfObject(object, response.http?.status);
	const words = text?.text ?? String(payload?.scalar ?? '');
	return wordsOfText(isFaultDocument(words) ? wordsOfDocument(words) : words);
}

/** What exceptions and those who catch them write before the words that were thrown. */
const PREFIXES: readonly RegExp[] = [
	/^\[?(?:uncaught |unhandled )?(?:error|exception|excepci[oó]n|fail(?:ed|ure)?|fallo|fatal|warn(?:ing)?|erro)\]?\s{0,3}[:–-]\s{0,3}/i,
	/^(?:[a-z_$][\w$]{0,40}\.){0,8}[A-Z]\w{0,60}(?:Error|Exception|Fault|Failure)(?:\(\w{0,20}\))?:\s{0,3}/,
	/^MCP error -?\d{1,6}:\s{0,3}/i,
	/^Error (?:executing|calling|in|running) tool:? ['"`]?[\w.:/-]{1,80}['"`]?:\s{0,3}/i,
	/^(?:HTTP|status|c[oó]digo)?\s?\(?[1-5]\d{2}\)?\s{0,3}[:–-]\s{0,3}/i,
];
/** A code of the sender's own before the words; it is worth keeping. */
const CODE_PREFIX = /^\[?([A-Z][A-Z\d]{0,40}(?:[_-][A-Z\d]{1,40}){1,8}|E\d{2,6})\]?\s{0,3}[:–-]\s{0,3}/;
/** A line that no person wrote: a frame of a stack, its head, a cause. */
const TRACE_LINE = /^\s*(?:at \S|File "|Traceback|Caused by:|During handling|\^+\s*$|\.\.\. \d+ more)/;
const MOST_PREFIXES = 6;

/** Splits thrown words into what was meant for somebody and what is for a trace. */
export function wordsOfText(text: string): FailureWords {
	const [spoken, trace] = splitTrace(text);
	const labels: string[] = [];
	const codes: NewMember[] = [];
	let said = spoken.trim();
	let thrown: string | undefined;
	for (let count = 0; count < MOST_PREFIXES; count += 1) {
		const coded = CODE_PREFIX.exec(said);
		const [prefix] = coded ?? PREFIXES.map((pattern) => pattern.exec(said)).find(Boolean) ?? [];
		if (prefix === undefined || prefix.length >= said.length) break;
		const label = prefix.replace(/[\s:[\]–-]+/gu, ' ').trim();
		if (!MERELY_FAILED.test(label)) {
			labels.push(label);
			thrown ??= said;
		}
		if (coded?.[1] !== undefined) codes.push(['code', JSON.stringify(coded[1])]);
		said = said.slice(prefix.length);
	}
	const status = labels.map((label) => /\b([45]\d\d)\b/.exec(label)?.[1]).find(Boolean);
	return {
		said: said.trim(),
		thrown: thrown ?? said.trim(),
		trace,
		labels,
		kept: codes.slice(0, 1),
		...(status !== undefined && { status: Number(status) }),
	};
}

/** Lines of a stack, and what follows them. Python writes the words last. */
function splitTrace(text: string): readonly [spoken: string, trace: string] {
	const lines = text.slice(0, 20_000).split(/\r?\n/);
	const first = lines.findIndex((line) => TRACE_LINE.test(line));
	if (first < 0) return [text, ''];
	const spoken = lines.slice(0, first).join('\n').trim();
	if (spoken !== '') return [spoken, lines.slice(first).join('\n')];
	return [lines.findLast((line) => line.trim() !== '' && !TRACE_LINE.test(line)) ?? '', text];
}

function wordsOfObject(object: JsonNode, status: number | undefined): FailureWords {
	const inner = object.get('error');
	const owners = isObject(inner) ? [inner, object] : [object, ...firstOfLists(object)];
	const message = owners.map(messageIn).find((node) => node !== undefined);
	const words = wordsOfText(stringOf(message) ?? '');
	const labels = owners.flatMap((owner) => owner.children.filter((node) => isLabel(node, message)));
	const own = owners.map(statusIn).find((value) => value !== undefined) ?? words.status ?? status;
	const details = (isObject(inner) ? inner : object).get('details');
	return {
		said: words.said,
		thrown: words.thrown,
		trace: [words.trace, detailsText(details)].filter(Boolean).join('\n'),
		labels: [...words.labels, ...labels.map(({ scalar }) => String(scalar))],
		kept: [...words.kept, ...[...labels, ...(details ? [details] : [])].map(asMember)],
		...(own !== undefined && { status: own }),
	};
}

function asMember({ key, raw }: JsonNode): NewMember {
	return [key?.name ?? 'code', raw];
}

/** `{"errors": [{"message": …}]}`: the first fault speaks for all. */
function firstOfLists(object: JsonNode): readonly JsonNode[] {
	return object.children.flatMap(({ kind, key, children }) =>
		kind === 'array' && /err/i.test(key?.name ?? '') && isObject(children[0]) ? [children[0]] : [],
	);
}

function messageIn(object: JsonNode): JsonNode | undefined {
	return memberNamed(
		object,
		MESSAGE_NAMES,
		(node) => (stringOf(node)?.trim() ?? '') !== '' && !isCodeWord(node),
	);
}

/** `"error": "SLOT_TAKEN"` names a fault and says nothing to anybody. */
function isCodeWord(node: JsonNode): boolean {
	return isNamed(node, ERROR_NAME) && /^[\w.-]{1,60}$/.test(String(node.scalar));
}

const ERROR_NAME: ReadonlySet<string> = new Set(['error']);
const LABEL_NAMES: ReadonlySet<string> = new Set([
	...TYPE_NAMES,
	...CODE_NAMES,
	'error',
	'errortype',
	'status',
	'estado',
	'sqlstate',
	'errno',
]);
const MERELY_FAILED =
	/^(?:erro|error|err|fail(?:ed|ure)?|ko|fallo|fallido|exception|excepci[oó]n|fatal|warn(?:ing)?)$/i;

function isLabel(node: JsonNode, message: JsonNode | undefined): boolean {
	if (node === message || !isNamed(node, LABEL_NAMES)) return false;
	if (node.kind === 'number') return true;
	return typeof node.scalar === 'string' && node.scalar.trim() !== '' && !MERELY_FAILED.test(node.scalar);
}

function statusIn(object: JsonNode): number | undefined {
	const node = memberNamed(object, ANY_STATUS_NAMES, ({ scalar }) => /^[1-5]\d\d$/.test(String(scalar)));
	return node && Number(node.scalar);
}
