import { addLayer, asDone, asNode, type LayerReader, type NodePiece, type Opened } from './piece.ts';
import { findLoneRpcError, isObject, isRpcCall, isRpcResponse, stringOf } from './shapes.ts';
import type { RpcPart } from './types.ts';

/** Several JSON-RPC messages in one list. */
export const jsonrpcBatch: LayerReader = {
	id: 'jsonrpc-batch',
	reads: 'node',
	open(piece, forced) {
		const { node } = piece;
		if (node.kind !== 'array' || node.size === 0) return undefined;
		if (!forced && !node.children.every((item) => isRpcResponse(item) || isRpcCall(item))) return undefined;
		const layered = addLayer(piece, 'jsonrpc-batch', node.span(), { kind: 'count', count: node.size });
		return {
			pieces: openMessages(layered),
			otherwise: 'stream-without-response',
		};
	},
};

function* openMessages(batch: NodePiece): Generator<NodePiece> {
	for (const item of batch.node.children) yield { ...asNode(batch, item), span: item.span() };
}

/** One JSON-RPC message: a response is opened, a request or notification is named. */
export const jsonrpc: LayerReader = {
	id: 'jsonrpc',
	reads: 'node',
	open(piece, forced) {
		const { node } = piece;
		if (!isObject(node)) return undefined;
		if (isRpcCall(node)) return openCall(piece);
		if (!forced && !isRpcResponse(node)) return openLoneError(piece);
		const id = node.get('id');
		const layered = addLayer(piece, 'jsonrpc', node.span(), id && { kind: 'id', id: id.raw });
		return openResponse(layered);
	},
};

function openCall(piece: NodePiece): Opened {
	const layered = addLayer(piece, 'jsonrpc', piece.node.span());
	const seeming = piece.node.get('id') ? 'request' : 'notification';
	return { pieces: [asDone(layered, { rpc: { node: piece.node }, seeming })] };
}

/** The error object alone: all that was copied, or what a framework made of the message. */
function openLoneError(piece: NodePiece): Opened | undefined {
	const { node } = piece;
	const error = piece.rpc || piece.result ? undefined : findLoneRpcError(node);
	if (!error) return undefined;
	return { pieces: [asDone(addLayer(piece, 'jsonrpc', node.span()), { rpc: { node, error } })] };
}

function openResponse(piece: NodePiece): Opened {
	const { node } = piece;
	const members = { id: node.get('id'), result: node.get('result'), error: presentError(piece) };
	const rpc: RpcPart = {
		node,
		...(members.id && { id: members.id }),
		...(members.result && { result: members.result }),
		...(members.error && { error: members.error }),
	};
	const response = { ...piece, rpc };
	if (members.error || !members.result) return { pieces: [asDone(response, {})] };
	if (isProtocolAnswer(response)) return { pieces: [asDone(response, { seeming: 'tool-list' })] };
	return { pieces: [asNode(response, members.result)] };
}

/** `"error": null` beside a result is a habit of some servers and says nothing. */
function presentError({ node }: NodePiece): RpcPart['error'] {
	const error = node.get('error');
	return error?.kind === 'null' && node.get('result') ? undefined : error;
}

/** Members by which the answers to other methods than tools/call are known. */
const OTHER_ANSWERS: readonly (readonly string[])[] = [
	['tools'],
	['protocolVersion', 'serverInfo'],
	['supportedVersions', 'serverInfo'],
	['resources'],
	['resourceTemplates'],
	['prompts'],
	['contents'],
	['messages'],
	['completion'],
	['roots'],
];

function isProtocolAnswer({ node }: NodePiece): boolean {
	const result = node.get('result');
	if (!isObject(result) || result.get('content') || result.get('structuredContent')) return false;
	return looksLikeProtocolAnswer(result);
}

/** The answer to tools/list, initialize, resources/read … : right, but no tool speaks in it. */
function looksLikeProtocolAnswer(result: RpcPart['node']): boolean {
	return OTHER_ANSWERS.some((names) => {
		if (!names.every((name) => result.get(name))) return false;
		const [first] = names;
		const items = first === undefined ? undefined : result.get(first);
		if (first === 'protocolVersion' || first === 'supportedVersions' || first === 'completion') return true;
		return items?.kind === 'array' && (items.size === 0 || items.children.slice(0, 3).every(isProtocolItem));
	});
}

function isProtocolItem(item: RpcPart['node']): boolean {
	if (!isObject(item)) return false;
	return (
		['inputSchema', 'input_schema', 'uri', 'uriTemplate', 'arguments', 'role'].some((name) =>
			item.get(name),
		) ||
		(stringOf(item.get('name')) !== undefined &&
			stringOf(item.get('description')) !== undefined &&
			item.size <= 3)
	);
}
