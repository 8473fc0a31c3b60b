import type { JsonNode } from '../../text/json/types.ts';
import type { Seeming } from '../types.ts';
import { isInspectorLine } from './inspector.ts';
import { addLayer, asDone, type LayerReader } from './piece.ts';
import { isLogRecord, isObject, stringOf } from './shapes.ts';

/** What the agent reads: nothing more is to be opened. */
export const payload: LayerReader = {
	id: 'payload',
	reads: 'node',
	open(piece, forced) {
		const { node } = piece;
		const seeming = forced || piece.result ? undefined : seemingOfJson(node);
		if (seeming) return { pieces: [asDone(piece, { seeming })] };
		const layered = addLayer(piece, 'payload', node.span());
		return { pieces: [asDone(layered, { payload: node })] };
	},
};

/** JSON that no tool answers with. */
function seemingOfJson(node: JsonNode): Seeming | undefined {
	if (node.kind !== 'object' && node.kind !== 'array') return 'json';
	if (!isObject(node)) return undefined;
	if (isLogRecord(node)) return 'log';
	if (isInspectorLine(node)) return 'client-text';
	if (isBareProtocolAnswer(node)) return 'tool-list';
	if (isToolCall(node)) return 'request';
	return isOtherJson(node) ? 'json' : undefined;
}

/** Without the JSON-RPC around it only what no business has is taken for an answer to tools/list or initialize. */
function isBareProtocolAnswer(node: JsonNode): boolean {
	if (node.get('protocolVersion') && node.get('serverInfo')) return true;
	const [tool] = node.get('tools')?.children ?? [];
	return isObject(tool) && (tool.get('inputSchema') ?? tool.get('input_schema')) !== undefined;
}

function isToolCall(node: JsonNode): boolean {
	const type = stringOf(node.get('type'));
	if (node.get('toolCallId') && stringOf(node.get('state'))?.startsWith('input-')) return true;
	if (type === 'tool_use' || type === 'function_call' || type === 'tool_call') return true;
	if (node.get('tool_calls')?.kind === 'array' && !node.get('error')) return true;
	const call = isObject(node.get('function')) ? node.get('function') : node;
	const name = stringOf(call?.get('name'));
	const input = call?.get('arguments') ?? call?.get('input');
	const isInput = input?.kind === 'object' || stringOf(input)?.startsWith('{') === true;
	return name !== undefined && isInput && (call?.size ?? 0) <= 4;
}

/** Members that together tell a configuration, a schema or a model's own answer. */
const OTHER_JSON: readonly (readonly string[])[] = [
	['mcpServers'],
	['openapi', 'paths'],
	['swagger', 'paths'],
	['$schema', 'properties'],
	['$schema', 'type'],
	['inputSchema', 'name'],
	['choices', 'model'],
	['role', 'model', 'content'],
	['compilerOptions'],
	['dependencies', 'version', 'name'],
];

function isOtherJson(node: JsonNode): boolean {
	if (stringOf(node.get('role')) === 'assistant' && node.get('content')) return true;
	return OTHER_JSON.some((names) => names.every((name) => node.get(name)));
}
