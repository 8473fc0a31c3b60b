import type { JsonNode } from '../../text/json/types.ts';
import { isReservedCode, stringOf } from '../layers/shapes.ts';
import type { RecognisedId } from '../types.ts';
import { type Classification, protocolError, unsortedFailure } from './classification.ts';
import {
	isInputRefusal,
	isIssueList,
	isOutputRefusal,
	isUnknownTool,
	isVersionRefusal,
} from './sdk-texts.ts';

/** The codes of JSON-RPC, of MCP and of its SDKs. */
export const RPC_CODES = {
	parse: -32700,
	request: -32600,
	method: -32601,
	params: -32602,
	internal: -32603,
	server: -32000,
	session: -32001,
	header: -32020,
	version: -32022,
} as const;

const BY_CODE: ReadonlyMap<number, RecognisedId> = new Map([
	[RPC_CODES.parse, 'parse-error'],
	[RPC_CODES.request, 'invalid-request'],
	[RPC_CODES.method, 'unknown-method'],
	[RPC_CODES.params, 'sdk-input'],
	[RPC_CODES.header, 'header-fault'],
	[RPC_CODES.server, 'other-protocol'],
]);

export function rpcCode(error: JsonNode): number | undefined {
	const code = error.get('code')?.scalar;
	return typeof code === 'number' && Number.isInteger(code) ? code : undefined;
}

export function rpcMessage(error: JsonNode): string {
	return stringOf(error.get('message')) ?? '';
}

/** What a JSON-RPC error object says. */
export function classifyRpcError(error: JsonNode, status: number | undefined): Classification {
	const code = rpcCode(error);
	const message = rpcMessage(error);
	if (code === undefined) return protocolError('rpc-error');
	if (isOutputRefusal(message)) return unsortedFailure('sdk-output');
	if (code === RPC_CODES.version || isVersionRefusal(message))
		return protocolError('version', status !== undefined && status >= 500 ? undefined : 'version');
	if (code === RPC_CODES.internal)
		return isIssues(error, message) ? protocolError('sdk-input') : protocolError('rpc-error');
	if ((code === RPC_CODES.params || code === RPC_CODES.method) && isUnknownTool(message))
		return protocolError('rpc-error', 'unknown-tool');
	if (code === RPC_CODES.params) return protocolError('sdk-input', 'sdk-input');
	if (code === RPC_CODES.session && /session/i.test(message))
		return protocolError('rpc-error', 'session-not-found');
	const recognised = BY_CODE.get(code) ?? (isReservedCode(code) ? 'other-protocol' : undefined);
	return protocolError('rpc-error', recognised);
}

/** A validator's list of issues, in the message or beside it. */
function isIssues(error: JsonNode, message: string): boolean {
	if (isIssueList(message) || isInputRefusal(message)) return true;
	const data = error.get('data');
	return data !== undefined && isIssueList(stringOf(data) ?? data.raw.slice(0, 4_000));
}
