import { sliceView, type TextView } from '../../text/view.ts';
import { trimmed } from './lines.ts';
import { addLayer, asText, type Opened, type TextPiece } from './piece.ts';
import type { HttpPart } from './types.ts';

/** `status=401`, `HTTP 401`, `Status: 401 Unauthorized`, `[401]` at the very beginning of a short text. */
const LEADING =
	/^(?:http(?:\/\d(?:\.\d)?)?|(?:http[ _-]?)?(?:status|code|estado|statuscode)(?:[ _-]?code)?)[ \t]*(?:[:=][ \t]*)?["']?(\d{3})["']?(?!\d)[ \t]*/i;
/** `503 Service Unavailable` and nothing before it. */
const REASON =
	/^([1-5]\d\d)(?= (?:Internal Server Error|Not Found|Unauthorized|Forbidden|Bad Request|Bad Gateway|Service Unavailable|Gateway Time-?out|Too Many Requests|Conflict|Unprocessable|Method Not Allowed|Not Acceptable))/i;
/** What `curl -w '%{http_code}'` adds behind the body. */
const TRAILING =
	/[\r\n][ \t]*(?:(?:http[ _-]?)?(?:status|code)(?:[ _-]?code)?[ \t]*[:=][ \t]*|HTTP[ \t]+)?([1-5]\d\d)[ \t]*$/i;
const CHALLENGE =
	/www-authenticate[ \t]*[:=][ \t]*(<[^>\r\n]*>|"[^"\r\n]*"|\([^)\r\n]*\)|[^\s,;]+(?:[ \t]+[\w-]+="[^"\r\n]*",?)*)/i;
const ABSENT = /^[<("]?(?:absent|none|null|nil|missing|undefined|ausente|falta|no|not set|empty|-*)[>)"]?$/i;
const BODY = /(?<![\p{L}\p{N}_])(?:body|cuerpo|response|respuesta)[ \t]*[:=][ \t]*/iu;

/** Output of a probe script: the status in words, perhaps one header, perhaps the body, on one line or three. */
export function openProbe(piece: TextPiece): Opened | undefined {
	const { view } = piece;
	const { start, end } = trimmed(view.text);
	const head = view.text.slice(start, Math.min(end, start + 2_000));
	const leading = LEADING.exec(head) ?? REASON.exec(head);
	if (leading) return openLeading(piece, start, end, head, leading);
	const tail = view.text.slice(Math.max(start, end - 60), end);
	const trailing = TRAILING.exec(tail);
	if (!trailing || !/^[{["<]/.test(head)) return undefined;
	const bodyEnd = end - tail.length + trailing.index;
	const statusStart = end - tail.length + tail.lastIndexOf(trailing[1] ?? '');
	return openWith(piece, Number(trailing[1]), statusStart, [], sliceView(view, start, bodyEnd));
}

function openLeading(
	piece: TextPiece,
	start: number,
	end: number,
	head: string,
	leading: RegExpExecArray,
): Opened | undefined {
	const code = leading[1] ?? '';
	const status = Number(code);
	if (status < 100 || status > 599) return undefined;
	const challenge = CHALLENGE.exec(head);
	const body = BODY.exec(head);
	const firstBrace = head.search(/[{[]/);
	const rest = head.slice(leading[0].length);
	if (!body && !challenge && firstBrace < 0 && rest.length > 60) return undefined;
	const bodyStart = body ? body.index + body[0].length : firstBrace >= 0 ? firstBrace : head.length;
	const statusStart = start + leading[0].indexOf(code);
	const headers = challenge ? [readChallenge(piece.view, start, challenge)] : [];
	return openWith(
		piece,
		status,
		statusStart,
		headers,
		sliceView(piece.view, start + Math.min(bodyStart, end - start), end),
	);
}

type ProbedHeader = HttpPart['headers'][number] & { readonly isAbsent: boolean };

function readChallenge(view: TextView, start: number, match: RegExpExecArray): ProbedHeader {
	const value = match[1] ?? '';
	return {
		name: 'WWW-Authenticate',
		value,
		span: view.locate(start + match.index, start + match.index + match[0].length),
		isAbsent: ABSENT.test(value),
	};
}

function openWith(
	piece: TextPiece,
	status: number,
	statusStart: number,
	headers: readonly ProbedHeader[],
	body: TextView,
): Opened {
	const { view } = piece;
	const part: HttpPart = {
		status,
		statusSpan: view.locate(statusStart, statusStart + 3),
		headers: headers.filter((header) => !header.isAbsent),
		// A probe that names the header has looked for it.
		hasHeaderBlock: headers.length > 0,
		body,
	};
	const layered = addLayer(piece, 'http', view.locate(0, view.text.length), { kind: 'status', status });
	return { pieces: [asText({ ...layered, http: part }, body)] };
}
