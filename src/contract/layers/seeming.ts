import { anyOf } from '../../text/any-of.ts';
import type { Seeming } from '../types.ts';
import { headLines, trimmed } from './lines.ts';
import { looksLikeSource, looksLikeYaml } from './source-code.ts';

/** Gzip and zstd begin with these bytes; written out in hexadecimal or base64 they look like the others. */
const COMPRESSED_BYTES = [
	[0x1f, 0x8b],
	[0x1f, 0xfffd, 0x08],
	[0x28, 0xb5, 0x2f, 0xfd],
	[0x28, 0xfffd, 0x2f, 0xfffd],
] as const;
const COMPRESSED_TEXT = /^(?:(?:0x)?1f ?8b ?08|H4sI[A-Za-z0-9+/])/;
const IMAGE = anyOf(
	[
		/[\u0089\ufffd]PNG/,
		/\u00ff\u00d8\u00ff/,
		/GIF8[79]a/,
		/RIFF[\s\S]{4}WEBP/,
		/data:image\//,
		/iVBORw0KGgo/,
		/\/9j\//,
		/R0lGOD|UklGR/,
		/<svg[\s>]/,
	],
	{ start: /^/ },
);
const REQUEST = anyOf(
	[
		/(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+(?: HTTP\/\d(?:\.\d)?)?\s*$/,
		/\$? ?curl\s+(?:-|https?:|['"]|\S+:\/\/)/,
		/fetch\(/,
		/http(?:ie)? (?:GET|POST|PUT) /,
	],
	{ flags: 'm', start: /^/ },
);
const TRACE_START = anyOf(
	[
		/Traceback \(most recent call last\)/,
		/Caused by: /,
		/Exception in thread /,
		/panic: /,
		/goroutine \d+ \[/,
		/thread '[^']*' panicked at/,
		/Unhandled (?:exception|promise rejection)/,
		/Fatal error: /,
	],
	{ start: /^[ \t]*/ },
);
const TRACE = anyOf(
	[TRACE_START, /^[ \t]+at \S.*[(:][^\s(:]*:\d+/, /^[ \t]+at [\w$.<>]+\(/, /^[ \t]+File "[^"]+", line \d+/],
	{ flags: 'm' },
);
const CLIENT_START = anyOf(
	[
		/McpError/,
		/MCP error -?\d/,
		/ToolException/,
		/ToolError/,
		/ClosedResourceError/,
		/JSONDecodeError/,
		/SyntaxError: Unexpected/,
		/AbortError/,
		/FetchError/,
		/TypeError: (?:fetch failed|Failed to fetch)/,
		/spawn \S+ E[A-Z]+/,
		/(?:Error: )?(?:Request timed out|Connection closed|Not connected)/,
		/curl: \(\d+\)/,
		/MCP tool/,
		/Tool (?:result|output|call) (?:missing|exceeds|was)/,
	],
	{ start: /^[ \t]*(?:\[?error\]?:?\s*)?/ },
);
const CLIENT = anyOf(
	[
		CLIENT_START,
		/\bis not valid JSON\b/,
		/has an output schema but did not return structured content/,
		/exceeds maximum allowed tokens/,
		/did not match the tool's output schema/,
	],
	{ flags: 'm' },
);
const STAMP_START = anyOf(
	[
		/\d{4}[-/]\d\d[-/]\d\d[T ](?:\d|[A-Z]{4})/,
		/\d\d:\d\d:\d\d/,
		/[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d/,
		/(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERRO|FATAL|CRITICAL)(?:[\s:[\]]|$)/,
		String.raw`[\w.-]+\s+\|\s`,
	],
	{ start: /^\W{0,3}/ },
);
const STAMP = anyOf([
	STAMP_START,
	/^\S{1,40} (?:\[(?:info|error|debug|warn)\]|level=\w+)/,
	/^(?:time|ts|level)=/,
]);

/** What a text is that is no response of a tool and holds none. */
export function seemingOf(text: string): Seeming {
	const { start, end } = trimmed(text);
	if (start === end) return 'empty';
	const head = text.slice(start, Math.min(end, start + 4_000));
	if (COMPRESSED_TEXT.test(head) || COMPRESSED_BYTES.some((bytes) => startsWith(head, bytes)))
		return 'compressed';
	if (IMAGE.test(head)) return 'image';
	if (isBinary(head)) return 'binary';
	const lines = headLines(head, 30);
	if (REQUEST.test(lines[0] ?? '')) return 'request';
	if (lines.some((line) => CLIENT.test(line))) return 'client-text';
	if (TRACE.test(head)) return 'stack-trace';
	if (mostLinesStamped(lines)) return 'log';
	if (looksLikeSource(head) || looksLikeYaml(head)) return 'source-code';
	return REQUEST.test(head) ? 'request' : 'prose';
}

function mostLinesStamped(lines: readonly string[]): boolean {
	const inked = lines.filter((line) => line.trim() !== '');
	return inked.filter((line) => STAMP.test(line)).length >= inked.length * 0.5;
}

/** Several lines with a time or a level in front: a log that a tool has read, and no sentence of its own. */
export function looksLikeLog(text: string): boolean {
	const lines = headLines(text.trim(), 30);
	return lines.length > 1 && mostLinesStamped(lines);
}

/** Whether a text begins with a command line or a request line. */
export function startsWithRequest(text: string): boolean {
	const { start } = trimmed(text);
	return REQUEST.test(headLines(text.slice(start, start + 4_000), 1)[0] ?? '');
}

function startsWith(head: string, bytes: readonly number[]): boolean {
	return bytes.every((byte, at) => head.charCodeAt(at) === byte);
}

/** Bytes that are no text: control codes, or the mark of undecodable ones, in quantity. */
function isBinary(head: string): boolean {
	let strange = 0;
	for (let at = 0; at < head.length; at++) {
		const code = head.charCodeAt(at);
		if (
			code === 0 ||
			code === 0xfffd ||
			(code < 0x20 && code !== 9 && code !== 10 && code !== 13 && code !== 27)
		)
			strange++;
	}
	return strange > 2 && strange > head.length * 0.02;
}
