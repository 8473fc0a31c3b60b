import type { JsonNode } from '../../text/json/types.ts';
import type { Exchange, RecordedCall } from './call.ts';
import type { DonePiece } from './piece.ts';
import { isToolResult, stringOf } from './shapes.ts';

/** Finds for each response of a text the request that it answers. */
export interface Pairing {
	/** Remembers a request; of a response, says which call it answers. */
	pair(piece: DonePiece): DonePiece;
}

/** Requests that may wait for their response: of an endless recording the oldest are forgotten. */
export const MOST_WAITING = 10_000;

export const TOOL_CALL = 'tools/call';

/** The call that a JSON-RPC request makes. */
export function callOf(request: JsonNode): RecordedCall {
	const method = stringOf(request.get('method'));
	return { method, tool: method === TOOL_CALL ? stringOf(request.get('params')?.get('name')) : undefined };
}

/** Pairs by JSON-RPC id. Of several requests with one id the last is answered first: calls nest. */
export function createPairing(): Pairing {
	const waiting: { id: string; call: RecordedCall }[] = [];
	const byId = new Map<string, number>();

	function remember(id: string, call: RecordedCall): void {
		waiting.push({ id, call });
		byId.set(id, (byId.get(id) ?? 0) + 1);
		if (waiting.length > MOST_WAITING) for (const old of waiting.splice(0, MOST_WAITING / 2)) forget(old.id);
	}

	function forget(id: string): void {
		const left = (byId.get(id) ?? 1) - 1;
		if (left > 0) byId.set(id, left);
		else byId.delete(id);
	}

	function take(id: string): RecordedCall | undefined {
		if (!byId.has(id)) return undefined;
		const [found] = waiting.splice(
			waiting.findLastIndex((request) => request.id === id),
			1,
		);
		forget(id);
		return found?.call;
	}

	return {
		pair(piece) {
			const { rpc, seeming } = piece;
			const id = (rpc?.id ?? rpc?.node.get('id'))?.raw;
			if (seeming === 'request') {
				if (rpc && id !== undefined) remember(id, { ...piece.call, ...callOf(rpc.node) });
				return piece;
			}
			const request = id === undefined ? undefined : take(id);
			return answer(piece, id, request);
		},
	};
}

function answer(piece: DonePiece, id: string | undefined, request: RecordedCall | undefined): DonePiece {
	const { call } = piece;
	const exchange = exchangeOf(id, call, request);
	const paired = exchange ? { ...piece, exchange } : piece;
	return answersOther(paired, request?.method ?? call?.method) ? { ...paired, seeming: 'tool-list' } : paired;
}

function exchangeOf(
	id: string | undefined,
	call: RecordedCall | undefined,
	request: RecordedCall | undefined,
): Exchange | undefined {
	const tool = request?.tool ?? call?.tool;
	const elapsedMs = call?.elapsedMs ?? elapsedBetween(request?.at, call?.at);
	if (id === undefined && tool === undefined && elapsedMs === undefined) return undefined;
	return {
		...(tool !== undefined && { tool }),
		...(id !== undefined && { id }),
		...(elapsedMs !== undefined && { elapsedMs }),
	};
}

function elapsedBetween(start: number | undefined, end: number | undefined): number | undefined {
	return start === undefined || end === undefined || end < start ? undefined : end - start;
}

/** Whether the request asked no tool: tools/list, initialize … What has the form of a tool's result is judged all the same. */
function answersOther({ rpc, result, seeming }: DonePiece, method: string | undefined): boolean {
	if (seeming !== undefined || method === undefined || method === TOOL_CALL || rpc?.error) return false;
	return result === undefined && !(rpc?.result && isToolResult(rpc.result));
}
