import { anyOf } from '../../text/any-of.ts';
import { looksLikeLog } from '../layers/seeming.ts';
import { saysOutage } from '../words/says.ts';

/**
 * Texts that SDKs and validators write by themselves, observed on running servers.
 * Each is anchored at the beginning: a sentence that quotes one is no such text.
 */
const PREFIX =
	/^\s*(?:Error:\s*)?(?:McpError:\s*)?(?:MCP error -?\d+:\s*)?(?:Error executing tool [\w.-]+:\s*)?/;

function anchored(...parts: readonly (RegExp | string)[]): RegExp {
	return anyOf(parts, { flags: 'i', start: PREFIX });
}

/** The SDK, or a hand-written server's validator, refuses the arguments. */
const INPUT = anchored(
	/Input validation error/,
	/Invalid arguments/,
	/Invalid params/,
	/Arguments? validation/,
	/Input schema validation/,
	String.raw`\d+ validation errors? for \w+(?:Arguments|Args|Input|Params)\b`,
	/Parameter validation failed/,
	/Tool input validation/,
);
/** A list of issues as zod throws it. */
const ISSUES =
	/^\s*(?:ZodError:?\s*)?\[\s*\{[\s\S]{0,2000}?"code"\s*:\s*"(?:invalid_|too_|unrecognized_|custom|not_multiple|missing)/;
const OUTPUT = anchored(
	/Output validation error/,
	/Invalid structured content/,
	/Output schema validation/,
	/Structured content does not match/,
	/Tool \S+ has an output schema but/,
);
const UNKNOWN_TOOL = anchored(
	/(?:Unknown|Unrecognized|No such|Non-?existent) tool\b/,
	/Tool ['"`]?[\w.:/-]+['"`]? (?:not found|is not (?:found|known|available|registered)|does not exist|disabled)/,
	/Tool not found/,
	/No tool (?:named|called|found)/,
	/(?:Herramienta|La herramienta) ['"«`]?[\w.:-]+['"»`]? (?:no existe|no encontrada|desconocida)/,
	/Herramienta (?:desconocida|inexistente|no encontrada)/,
);
const VERSION = anyOf(
	[
		/unsupported (?:mcp )?(?:protocol )?version/,
		/protocol version (?:is )?(?:not supported|unsupported|mismatch)/,
		/unsupported mcp-protocol-version/,
		/(?:bad request: )?unsupported protocol/,
		/versi[oó]n (?:del? )?protocolo no (?:soportada|admitida|compatible)/,
	],
	{ flags: 'i' },
);

export function isInputRefusal(text: string): boolean {
	return INPUT.test(text.slice(0, 400)) || ISSUES.test(text.slice(0, 4_000));
}

export function isIssueList(text: string): boolean {
	return ISSUES.test(text.slice(0, 4_000));
}

export function isOutputRefusal(text: string): boolean {
	return OUTPUT.test(text.slice(0, 400));
}

export function isUnknownTool(text: string): boolean {
	return UNKNOWN_TOOL.test(text.slice(0, 300));
}

export function isVersionRefusal(text: string): boolean {
	return VERSION.test(text.slice(0, 400));
}

const ERROR_KINDS =
	'fatal unhandled uncaught internal unexpected api http database network server sql runtime';
const NAMED_ERROR = anyOf([...ERROR_KINDS.split(' ').map((kind) => `${kind} `), ''], {
	start: /\[?/,
	end: /(?:error|exception|failure)\]?(?: \(?\d{3}\)?)?\s*(?::|executing|calling|while|-\s)/,
});
const MACHINE_WORK =
	'fetch connect load open retrieve reach parse execute run read write resolve complete process query access create update delete save get call authenticate acquire establish perform communicate';
const UNABLE_TO = anyOf(MACHINE_WORK.split(' '), {
	start: /(?:failed|unable|could not|couldn't) (?:to )?/,
	end: /(?![a-z])/,
});
/** An exception's own words, a stack, a system's error: no sentence for a customer. English ones are anchored. */
const FAILURE_START = anyOf(
	[
		NAMED_ERROR,
		/Traceback \(most recent/,
		/an? (?:unexpected |unhandled |internal |unknown )?(?:error|exception) (?:occurred|was thrown|has occurred)/,
		String.raw`(?:\w+\.)*\w+(?:Error|Exception)\s*[:(]`,
		UNABLE_TO,
		/(?:missing|invalid) (?:required )?(?:parameter|argument|param|field|input|credentials|token)/,
		/internal server error|bad gateway|service unavailable/,
		/gateway time-?out/,
		/request (?:failed|timed out)/,
		/connect(?:ion)? (?:E[A-Z]{4,}|refused|reset|timed out)/,
		'E[A-Z]{5,}: ',
		/getaddrinfo /,
		/(?:HTTP|status(?: code)?)[ :]+[45]\d\d\b/,
		/rate limit(?:ed| exceeded| reached)/,
		/too many requests/,
		/(?:(?:permission|access) denied|unauthorized|forbidden)\s*(?:$|[.:,!(\-–]|(?:to|for|by|on) )/,
		/error (?:interno|inesperado|al |de (?:conexi[oó]n|red|base|sistema|servidor|validaci[oó]n))/,
		/ha ocurrido un error/,
		/ocurri[oó] un (?:error|fallo)/,
		/se produjo un (?:error|fallo)/,
		/fall[oó] la (?:consulta|conexi[oó]n|operaci[oó]n)/,
		/excepci[oó]n (?:no controlada|inesperada|interna|al )/,
	],
	{ flags: 'i', start: /^\s*/ },
);
const STACK_LINE = /^[ \t]+at \S.*[(:][^\s(:]*:\d+|^[ \t]*File "[^"]+", line \d+|^Caused by: /m;

/** A longer text reports about something; a sentence of an outage is short. */
const LONGEST_SENTENCE = 300;

/** Whether a success's words read like a failure of a program. */
export function readsAsFailure(text: string): boolean {
	const head = text.slice(0, 2_000);
	if (FAILURE_START.test(head) || STACK_LINE.test(head)) return true;
	if (text.length > LONGEST_SENTENCE || looksLikeLog(head)) return false;
	// What stands below the first line is a document's, a list's or a file's.
	const [first = ''] = text.trim().split(/[\r\n]/, 1);
	return saysOutage(first).length > 0;
}

export function holdsStack(text: string): boolean {
	const head = text.slice(0, 20_000);
	return STACK_LINE.test(head) || /Traceback \(most recent call last\)/.test(head);
}
