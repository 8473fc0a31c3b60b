import { decodeBase64 } from '../../text/base64-view.ts';
import { jsonStringView } from '../../text/json/string-view.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import type { RecordedCall } from './call.ts';
import { readStrict } from './near-json.ts';
import { callOf } from './pairing.ts';
import { addLayer, asDone, asNode, asText, type LayerReader, type NodePiece, type Piece } from './piece.ts';
import { isAside, readHttp, toolOfUrl } from './recorded-http.ts';
import {
	DIRECTIONS,
	entriesOf,
	findPlace,
	RECORDING_SHAPES,
	type RecordingShape,
} from './recording-shapes.ts';
import { breaksOff, isObject, isRpcCall, isRpcResponse, stringOf } from './shapes.ts';

/** Calls that a program has recorded, each with its request: each response is one among siblings. */
export const recording: LayerReader = {
	id: 'wrapper',
	reads: 'node',
	open(piece) {
		const { node } = piece;
		if ((node.kind !== 'object' && node.kind !== 'array') || node.get('jsonrpc') || piece.result || piece.rpc)
			return undefined;
		for (const shape of RECORDING_SHAPES) {
			const entries = entriesOf(node, shape, (entry) => isEntryOf(entry, shape));
			if (!entries) continue;
			const { name } = shape;
			const layered = addLayer(piece, 'wrapper', node.span(), { kind: 'recording', ...(name && { name }) });
			return { pieces: openEntries(layered, shape, withoutCut(entries)), otherwise: 'recording' };
		}
		return undefined;
	},
};

/** Whether one value is an entry of any recording: a line of a log may be one. */
export function isRecorded(node: JsonNode): boolean {
	return isObject(node) && RECORDING_SHAPES.some((shape) => isEntryOf(node, shape));
}

/** The last entry of a recording that breaks off is no whole response. */
function withoutCut(entries: readonly JsonNode[]): readonly JsonNode[] {
	const last = entries.at(-1);
	if (!last || entries.length < 2 || !breaksOff(last.document)) return entries;
	return last.end >= last.document.view.text.trimEnd().length ? entries.slice(0, -1) : entries;
}

function isEntryOf(entry: JsonNode, shape: RecordingShape): boolean {
	if (!isObject(entry) || !shape.needs.every((place) => findPlace(entry, place))) return false;
	if (findPlace(entry, shape.lacks)) return false;
	if (shape.direction) return isMessage(entry, shape);
	return shape.request === undefined || shape.url !== undefined || isCall(readValue(entry, shape.request));
}

/** One message of JSON-RPC, or another whose direction and time are told. */
function isMessage(entry: JsonNode, shape: RecordingShape): boolean {
	const message = findPlace(entry, shape.body);
	if (!message) return false;
	if (isRpc(message) || (message.kind === 'string' && RPC_SIGN.test(message.raw.slice(0, SIGN_LENGTH))))
		return true;
	return directionOf(entry) !== undefined && findPlace(entry, shape.at) !== undefined;
}

const SIGN_LENGTH = 4_000;
const RPC_SIGN = /^"\s*[{[][\s\S]*?\\"jsonrpc\\"/;

function isRpc(node: JsonNode): boolean {
	const [first] = node.kind === 'array' ? node.children : [node];
	return first !== undefined && (isRpcCall(first) || isRpcResponse(first));
}

type Direction = 'request' | 'response' | 'unknown';
const REQUEST_WORD = /^(?:req(?:uest)?|call|client(?:->|→|_to_|-to-)server|c2s|c->s)$/i;
const RESPONSE_WORD = /^(?:res(?:p(?:onse)?)?|reply|result|server(?:->|→|_to_|-to-)client|s2c|s->c)$/i;
const EITHER_WORD =
	/^(?:in|out|inbound|outbound|incoming|outgoing|sent|send|recv|received?|rx|tx|<-|->|[<>←→])$/i;

function directionOf(entry: JsonNode): Direction | undefined {
	const word = stringOf(findPlace(entry, DIRECTIONS)) ?? '';
	if (REQUEST_WORD.test(word)) return 'request';
	if (RESPONSE_WORD.test(word)) return 'response';
	return EITHER_WORD.test(word) ? 'unknown' : undefined;
}

/** A request of JSON-RPC, or a tool's name with arguments. */
function isCall(request: JsonNode | undefined): boolean {
	if (!isObject(request)) return false;
	return isRpcCall(request) || toolOfCall(request) !== undefined;
}

function toolOfCall(request: JsonNode): string | undefined {
	const hasArguments = request.get('arguments') ?? request.get('args') ?? request.get('input');
	return hasArguments ? stringOf(request.get('name') ?? request.get('tool')) : undefined;
}

/** The object or list at a place, also where it is spelled in a string. */
function readValue(entry: JsonNode, place: RecordingShape['request']): JsonNode | undefined {
	const found = findPlace(entry, place);
	return found?.kind === 'string' ? readStrict(jsonStringView(found)) : found;
}

function* openEntries(
	piece: NodePiece,
	shape: RecordingShape,
	entries: readonly JsonNode[],
): Generator<Piece> {
	for (const entry of entries) {
		const own = { ...piece, span: entry.span() };
		if (shape.direction) yield* openMessage(own, shape, entry);
		else yield* openExchange(own, shape, entry);
		for (const frame of entry.get('_webSocketMessages')?.children ?? []) yield* openFrame(piece, frame);
	}
}

/** A message of a web socket, as browsers add it to a HAR's entry. */
function* openFrame(piece: NodePiece, frame: JsonNode): Generator<Piece> {
	const data = frame.get('data');
	if (!data) return;
	const own = { ...piece, span: frame.span(), call: { at: readTime(frame.get('time')?.scalar) } };
	const isSent = stringOf(frame.get('type')) === 'send';
	const isCallOrAnswer = data.kind === 'string' ? RPC_SIGN.test(data.raw.slice(0, SIGN_LENGTH)) : isRpc(data);
	yield isSent && !isCallOrAnswer ? asDone(own, { seeming: 'request' }) : openBody(own, data);
}

function* openMessage(piece: NodePiece, shape: RecordingShape, entry: JsonNode): Generator<Piece> {
	const message = findPlace(entry, shape.body);
	if (!message) return;
	const seen = { ...piece, call: readCall(entry, shape) };
	if (directionOf(entry) === 'request' && !isRpc(message)) yield asDone(seen, { seeming: 'request' });
	else yield openBody(seen, message);
}

function* openExchange(piece: NodePiece, shape: RecordingShape, entry: JsonNode): Generator<Piece> {
	const request = readValue(entry, shape.request);
	const call = readCall(entry, shape);
	for (const one of request?.kind === 'array' ? request.children : [request]) {
		if (one && isCall(one)) yield asDone({ ...piece, call }, { rpc: { node: one }, seeming: 'request' });
	}
	const base64 = findPlace(entry, shape.base64);
	const body = base64 ?? findPlace(entry, shape.body);
	const http = readHttp(entry, shape, body);
	if (isAside(entry, shape, body, http)) return;
	const asked =
		request && isCall(request)
			? readRequest(request)
			: { tool: toolOfUrl(stringOf(findPlace(entry, shape.url))) };
	const answered: NodePiece = {
		...piece,
		...(http && { http }),
		call: { ...asked, tool: asked.tool ?? call.tool, elapsedMs: call.elapsedMs },
	};
	const isBase64 = base64 !== undefined || stringOf(findPlace(entry, shape.base64Mark)) === 'base64';
	if (!body) yield asText(answered, http?.body ?? sliceView(entry.document.view, entry.end, entry.end));
	else if (isBase64 && body.kind === 'string') yield openBase64(answered, jsonStringView(body));
	else yield openBody(answered, body);
}

function readRequest(request: JsonNode): RecordedCall {
	const call = callOf(request);
	return call.method === undefined ? { tool: toolOfCall(request) } : call;
}

function openBase64(piece: NodePiece, view: TextView): Piece {
	const text = decodeBase64(view);
	return text ? asText(piece, text) : asDone(piece, { seeming: 'binary' });
}

function openBody(piece: NodePiece, body: JsonNode): Piece {
	if (body.kind === 'string') return asText(piece, jsonStringView(body));
	// What nock keeps of a compressed body: a list of hexadecimal chunks.
	const isCompressed = body.kind === 'array' && piece.http !== undefined && body.children.every(isHex);
	return isCompressed && body.size > 0 ? asDone(piece, { seeming: 'compressed' }) : asNode(piece, body);
}

function isHex(chunk: JsonNode): boolean {
	return /^[0-9a-f]{20,}$/i.test(stringOf(chunk) ?? '');
}

function readCall(entry: JsonNode, shape: RecordingShape): RecordedCall {
	const elapsed = findPlace(entry, shape.elapsed)?.scalar;
	return {
		tool: stringOf(findPlace(entry, shape.tool)),
		at: readTime(findPlace(entry, shape.at)?.scalar),
		elapsedMs: typeof elapsed === 'number' && elapsed >= 0 ? elapsed : undefined,
	};
}

/** A number counts seconds, or thousandths of them by its size; a small one counts from no known moment. */
function readTime(stamp: JsonNode['scalar']): number | undefined {
	if (typeof stamp === 'string') {
		const time = /^\d{4}-\d\d/.test(stamp) ? Date.parse(stamp) : Number.NaN;
		return Number.isNaN(time) ? undefined : time;
	}
	if (typeof stamp !== 'number' || stamp < 1e8) return undefined;
	const unit = UNITS.find(({ from }) => stamp >= from);
	return unit && stamp * unit.milliseconds;
}

const UNITS = [
	{ from: 1e17, milliseconds: 1e-6 },
	{ from: 1e14, milliseconds: 1e-3 },
	{ from: 1e11, milliseconds: 1 },
	{ from: 1e8, milliseconds: 1000 },
] as const;
