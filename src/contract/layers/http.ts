import type { Span } from '../../text/span.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import { readChunks } from './http-chunks.ts';
import { type HeadBlock, headerOf, isStatusLine, readBlock, readHeaders } from './http-head.ts';
import { openProbe } from './http-probe.ts';
import { type Line, linesOf, trimmed } from './lines.ts';
import { addLayer, asText, type LayerReader, type Opened, type TextPiece } from './piece.ts';
import type { HttpPart } from './types.ts';

/** Raw HTTP as `curl -i`, `curl -v`, a browser's panel or a log prints it. */
export const http: LayerReader = {
	id: 'http',
	reads: 'text',
	open(piece, forced) {
		const { view } = piece;
		const blocks = piece.http ? [] : findBlocks(view.text);
		if (blocks.length > 0) return openBlocks(piece, blocks);
		return piece.http ? undefined : (openBareHeaders(piece, forced) ?? openProbe(piece));
	},
};

/** Request lines and notes of `curl -v`, a shell prompt, curl's progress table: no news that they are left out. */
const CURL_ASIDE = /^(?:[*>{}<](?: |$)|\$ |curl |[%# ] |\s+% Total|\s+Dload|\s*\d+\s+\d+\s+\d+|\s*$)/;

function findBlocks(text: string): HeadBlock[] {
	if (!text.includes('HTTP/')) return [];
	const blocks: HeadBlock[] = [];
	let resume = 0;
	for (const line of linesOf(text)) {
		if (line.start < resume || line.end - line.start > 200) continue;
		if (!isStatusLine(text.slice(line.start, line.end))) continue;
		const block = readBlock(text, line);
		blocks.push(block);
		resume = block.bodyStart;
	}
	return blocks;
}

/** A challenge that curl answers by itself, before it sends what it was asked to send. */
function isHandshake({ status, headers }: HeadBlock): boolean {
	return status === 401 && /^(?:digest|negotiate|ntlm)/i.test(headerOf(headers, 'www-authenticate') ?? '');
}

const CONNECT_DONE = /^connection established$/i;

/** `100 Continue`, redirects and a proxy's CONNECT stand before the answer; they are none. */
function withoutInterim(text: string, blocks: readonly HeadBlock[]): HeadBlock[] {
	return blocks.filter((block, at) => {
		const next = blocks[at + 1];
		if (!next || block.status === undefined) return true;
		const isInterim = block.status < 200 || (block.status >= 300 && block.status < 400);
		if (isInterim || isHandshake(block)) return false;
		const body = trimmed(text, block.bodyStart, next.start);
		return !(body.start === body.end && CONNECT_DONE.test(block.reason ?? ''));
	});
}

function openBlocks(piece: TextPiece, all: readonly HeadBlock[]): Opened {
	const { view } = piece;
	const blocks = withoutInterim(view.text, all);
	const [first] = all;
	const before = first ? strayText(view.text, first.start) : 0;
	const origin = before > 0 && first ? withLogPrefix(piece, first.start, before) : piece;
	const pieces = blocks.map((block, at) => {
		const end = blocks[at + 1]?.start ?? view.text.length;
		return openBlock(origin, view, block, end);
	});
	return { pieces };
}

/** Number of characters before the response that curl did not print. */
function strayText(text: string, end: number): number {
	let count = 0;
	for (const line of linesOf(text.slice(0, end)))
		if (!CURL_ASIDE.test(text.slice(line.start, line.end))) count += line.end - line.start;
	return count;
}

function withLogPrefix(piece: TextPiece, start: number, characters: number): TextPiece {
	const span = piece.view.locate(start, piece.view.text.length);
	return { ...addLayer(piece, 'log', span, { kind: 'left-out', characters }), span };
}

function openBlock(piece: TextPiece, view: TextView, block: HeadBlock, end: number): TextPiece {
	const { status } = block;
	const body = bodyView(view, block, end);
	const line = block.lineRange && view.locate(block.lineRange.start, block.lineRange.end)[0];
	const part: HttpPart = {
		...(status !== undefined && { status, reason: block.reason ?? '' }),
		...(block.statusRange && { statusSpan: view.locate(block.statusRange.start, block.statusRange.end) }),
		...(line && { statusLine: line }),
		headers: block.headers.map((header) => locateHeader(view, header)),
		hasHeaderBlock: block.headers.length > 0,
		body,
	};
	const span: Span = view.locate(block.start, end);
	const layered = addLayer(
		piece,
		'http',
		span,
		status === undefined ? undefined : { kind: 'status', status },
	);
	return asText({ ...layered, span, http: part }, body);
}

function locateHeader(view: TextView, header: HeadBlock['headers'][number]): HttpPart['headers'][number] {
	return { name: header.name, value: header.value, span: view.locate(header.start, header.end) };
}

/** The note that `curl -v` prints right behind a body without a line break. */
const CLOSING_NOTE =
	/\* (?:Connection #\d+ to host|Connection #\d+ left intact|Closing connection|shutting down connection|TLSv1\.\d|Curl_)/;

function bodyView(view: TextView, block: HeadBlock, end: number): TextView {
	const { text } = view;
	let from = block.bodyStart;
	for (const line of linesOf(text, from)) {
		if (line.start >= end || !isAside(text, line)) break;
		from = Math.min(line.next, end);
	}
	const note = text.slice(from, end).search(CLOSING_NOTE);
	const to = note < 0 ? end : from + note;
	const body = sliceView(view, from, Math.max(from, to));
	const isChunked = /chunked/i.test(headerOf(block.headers, 'transfer-encoding') ?? '');
	return isChunked ? (readChunks(body) ?? body) : body;
}

function isAside(text: string, line: Line): boolean {
	return /^(?:[*>] |[<>]$|[{}] \[)/.test(text.slice(line.start, Math.min(line.end, line.start + 4)));
}

const KNOWN_HEADERS = new Set([
	'content-type',
	'content-length',
	'content-encoding',
	'www-authenticate',
	'cache-control',
	'transfer-encoding',
	'server',
	'date',
	'connection',
	'x-powered-by',
	'mcp-session-id',
	'mcp-protocol-version',
	':status',
	'status',
]);

/** Headers without a status line, as a browser's panel gives them. */
function openBareHeaders(piece: TextPiece, forced: boolean): Opened | undefined {
	const { view } = piece;
	const { start } = trimmed(view.text);
	const { headers, bodyStart } = readHeaders(view.text, start, false);
	const known = headers.filter((header) => KNOWN_HEADERS.has(header.name.toLowerCase()));
	const hasBlankLine = /[\r\n][ \t]*\r?\n?$/.test(view.text.slice(Math.max(0, bodyStart - 4), bodyStart));
	if (known.length < (forced ? 1 : 2) || !hasBlankLine) return undefined;
	const pseudo = headers.find((header) => /^:?status$/i.test(header.name) && /^\d{3}/.test(header.value));
	const block: HeadBlock = {
		start,
		headers,
		bodyStart,
		...(pseudo && { status: Number(pseudo.value.slice(0, 3)), statusRange: pseudo }),
	};
	return { pieces: [openBlock(piece, view, block, view.text.length)] };
}
