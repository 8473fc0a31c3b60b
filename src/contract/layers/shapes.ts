import type { JsonDocument, JsonNode } from '../../text/json/types.ts';
import { CONTRACT_LIST, lettersOf } from '../names.ts';

/** The block types of MCP, with the member that each must have. */
export const BLOCK_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
	['text', ['text']],
	['image', ['data', 'mimeType']],
	['audio', ['data', 'mimeType']],
	['resource', ['resource']],
	['resource_link', ['uri', 'name']],
]);

/** Spellings of the members of a CallToolResult: the wire's, then a Python dump's. */
export const RESULT_MEMBERS = {
	isError: ['isError', 'is_error', 'IsError', 'iserror'],
	structuredContent: ['structuredContent', 'structured_content', 'StructuredContent'],
	content: ['content', 'Content'],
} as const;

/** The member under the first spelling that is there. */
export function member(node: JsonNode, names: readonly string[]): JsonNode | undefined {
	for (const name of names) {
		const found = node.get(name);
		if (found) return found;
	}
	return undefined;
}

/** A string member's value. */
export function stringOf(node: JsonNode | undefined): string | undefined {
	return typeof node?.scalar === 'string' ? node.scalar : undefined;
}

export function isObject(node: JsonNode | undefined): node is JsonNode {
	return node?.kind === 'object';
}

const RPC_METHOD =
	/^(?:initialize|ping|tools\/|resources\/|prompts\/|notifications\/|completion\/|logging\/|sampling\/|elicitation\/|roots\/|server\/|tasks\/|message\/)/;

/** A JSON-RPC request or notification. */
export function isRpcCall(node: JsonNode): boolean {
	const method = stringOf(node.get('method'));
	if (method === undefined || node.get('result') || node.get('error')) return false;
	return node.get('jsonrpc') !== undefined || RPC_METHOD.test(method);
}

/** A JSON-RPC response, also one that lost its version or its id. */
export function isRpcResponse(node: JsonNode): boolean {
	if (!isObject(node) || stringOf(node.get('method')) !== undefined) return false;
	const result = node.get('result');
	const error = node.get('error');
	if (node.get('jsonrpc')) return true;
	// Items of other products have an id and an error too, and say what they are.
	if (!node.get('id') || node.get('type')) return false;
	if (isObject(result)) return isToolResult(result);
	return (
		isObject(error) && error.get('code')?.kind === 'number' && Number(error.get('code')?.scalar) <= -32000
	);
}

/** Whether JSON-RPC keeps the code for itself; the others are the application's. */
export function isReservedCode(code: number): boolean {
	return code >= -32768 && code <= -32000;
}

/** Keys under which frameworks serialise a protocol error with their exception. */
const RPC_ERROR_NAMES: ReadonlySet<string> = new Set([
	'error',
	'jsonrpcerror',
	'rpcerror',
	'mcperror',
	'jsonrpcerrorresponse',
]);
const MOST_MEMBERS = 12;

/**
 * The error object of JSON-RPC without the message around it: bare, under `error`, or under a framework's key. A reserved
 * code and a message tell whose it is; a member of the contract makes it an envelope.
 */
export function findLoneRpcError(node: JsonNode): JsonNode | undefined {
	if (!isObject(node) || node.size > MOST_MEMBERS || node.get('jsonrpc')) return undefined;
	if (isRpcErrorObject(node)) return node;
	return node.children.find(
		(member) =>
			RPC_ERROR_NAMES.has(lettersOf(member.key?.name.slice(0, 60) ?? '')) && isRpcErrorObject(member),
	);
}

/** Members that the contract or another product has in an error, and JSON-RPC has not. */
const OTHERS_MEMBERS = ['error_type', 'user_message', 'type'];

function isRpcErrorObject(node: JsonNode): boolean {
	if (!isObject(node) || OTHERS_MEMBERS.some((name) => node.get(name))) return false;
	const code = node.get('code')?.scalar;
	return (
		typeof code === 'number' &&
		Number.isInteger(code) &&
		isReservedCode(code) &&
		stringOf(node.get('message')) !== undefined
	);
}

/** A CallToolResult of any revision. */
export function isToolResult(node: JsonNode): boolean {
	if (!isObject(node)) return false;
	const legacy = node.get('toolResult');
	// Bedrock's member of that name is another thing.
	if (legacy && node.size <= 3) return legacy.get('toolUseId') === undefined;
	const type = stringOf(node.get('type'));
	if (type !== undefined || node.get('role')) return false;
	const content = member(node, RESULT_MEMBERS.content);
	const hasFlag = member(node, RESULT_MEMBERS.isError)?.kind === 'boolean';
	const structured = member(node, RESULT_MEMBERS.structuredContent);
	if (structured) return true;
	if (content?.kind === 'array') {
		if (content.size === 0) return hasFlag || node.size === 1 || node.get('resultType') !== undefined;
		return hasFlag || isBlockList(content);
	}
	return hasFlag && content !== undefined;
}

/** A list of content blocks: every item an object with a type, one at least of a known kind. */
export function isBlockList(node: JsonNode): boolean {
	if (node.kind !== 'array' || node.size === 0) return false;
	let known = false;
	for (const item of node.children.slice(0, 50)) {
		if (!isObject(item)) return false;
		const type = stringOf(item.get('type'));
		if (type === undefined && stringOf(item.get('text')) === undefined) return false;
		const needs = type === undefined ? undefined : BLOCK_TYPES.get(type);
		if (needs?.some((name) => item.get(name))) known = true;
		else if (item.size <= 3 && stringOf(item.get('text')) !== undefined) known = true;
	}
	return known;
}

/** Members that only an answer has; of the names of a list the contract's own alone, for logs print lists as well. */
const TELLING_KEYS = [
	CONTRACT_LIST,
	'error',
	'result',
	'error_type',
	'isError',
	'is_error',
	'structuredContent',
	'tool_call_id',
	'tool_use_id',
	'toolCallId',
	'errors',
];

/** Whether JSON that stands among other text is the response and no detail of a log line. */
export function looksLikeResponse(node: JsonNode): boolean {
	if (node.kind === 'array') {
		const first = node.children[0];
		return first !== undefined && first.kind === 'object' && looksLikeResponse(first);
	}
	if (isLogRecord(node)) return false;
	return (
		isRpcResponse(node) ||
		isRpcCall(node) ||
		isToolResult(node) ||
		findLoneRpcError(node) !== undefined ||
		TELLING_KEYS.some((key) => node.get(key))
	);
}

const LEVEL_KEYS = ['level', 'severity', 'lvl', 'log.level', 'levelname', 'loglevel'];
const LEVEL = /^(?:trace|debug|info|information|notice|warn|warning|error|err|fatal|critical|crit|\d{2})$/i;
const STAMP_KEYS = ['time', 'timestamp', 'ts', '@timestamp', 'msg', 'logger', 'pid', 'hostname', 'asctime'];

/** A line of a structured log. */
export function isLogRecord(node: JsonNode): boolean {
	if (!isObject(node)) return false;
	const level = member(node, LEVEL_KEYS)?.scalar;
	return LEVEL.test(String(level ?? '')) && STAMP_KEYS.some((key) => node.get(key));
}

/** Whether the text of a document ends in the middle: nothing can be said of what is missing from it. */
export function breaksOff({ faults }: JsonDocument): boolean {
	return faults.some(({ id }) => id === 'truncated');
}
