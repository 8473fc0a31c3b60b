import type { JsonNode } from '../../text/json/types.ts';
import { isObject, stringOf } from './shapes.ts';

/** One result inside another product's envelope. */
export interface Wrapped {
	/** The envelope of this one result. */
	readonly node: JsonNode;
	/** What the tool said: a string, blocks or a value. */
	readonly content: JsonNode;
	/** The member that says whether it failed, in the product's own manner. */
	readonly flag?: JsonNode | undefined;
	/** Status code and headers where the product carries HTTP. */
	readonly status?: JsonNode | undefined;
	readonly headers?: JsonNode | undefined;
	/** A protocol error that the product carries in a form of its own. */
	readonly rpcError?: JsonNode | undefined;
}

export function one(node: JsonNode, content: JsonNode | undefined, flag?: JsonNode): Wrapped[] | undefined {
	return content && [{ node, content, flag }];
}

/** A part of a message of Vercel's AI SDK: of a model's message, of a UI message or of its stream. */
export function aiSdkPart(node: JsonNode): Wrapped[] | undefined {
	if (!isObject(node)) return undefined;
	const type = stringOf(node.get('type')) ?? '';
	if (type === 'tool-result') return toolResult(node);
	const invocation = node.get('toolInvocation');
	if (isObject(invocation)) return one(node, invocation.get('result'));
	if (!node.get('toolCallId') || !/^(?:tool-|dynamic-tool$)/.test(type)) return undefined;
	if (type === 'tool-error') return one(node, node.get('error'), node.get('error'));
	const errorText = node.get('errorText');
	if (errorText?.kind === 'string') return one(node, errorText, node.get('state') ?? errorText);
	return stringOf(node.get('state'))?.startsWith('input-') ? undefined : one(node, node.get('output'));
}

function toolResult(node: JsonNode): Wrapped[] | undefined {
	const output = node.get('output');
	const type = isObject(output) ? output.get('type') : undefined;
	if (isObject(output) && output.get('value')) return one(node, output.get('value'), type);
	if (stringOf(type) === 'execution-denied') return one(node, output?.get('reason') ?? output, type);
	return one(node, output ?? node.get('result'), node.get('isError'));
}

/**
 * A call that OpenAI's Responses API makes to an MCP server: what the tool said in `output` or in an execution error, the
 * server's protocol error, or the status that it could not be reached with.
 */
export function mcpCall(node: JsonNode): Wrapped[] | undefined {
	if (stringOf(node.get('type')) !== 'mcp_call') return undefined;
	const error = node.get('error');
	if (!error || error.kind === 'null') return one(node, node.get('output'));
	if (!isObject(error)) return one(node, error, error);
	const kind = stringOf(error.get('type')) ?? '';
	const code = error.get('code');
	const content = error.get('content') ?? error.get('message') ?? error;
	if (/protocol/.test(kind) && code) return [{ node, content, rpcError: error }];
	if (/http/.test(kind) && code?.kind === 'number') return [{ node, content, status: code }];
	return one(node, content, error);
}

/** What Bedrock's Converse API carries back to the model. */
export function bedrockResult(node: JsonNode): Wrapped[] | undefined {
	const result = node.get('toolResult');
	if (!isObject(result) || !result.get('toolUseId')) return undefined;
	const content = result.get('content');
	const [block] = content?.children ?? [];
	const json = content?.size === 1 && isObject(block) ? block.get('json') : undefined;
	return one(node, json ?? content, result.get('status'));
}

/** What a node of n8n gives where it fails: no tool has written it. */
export function isN8nError(node: JsonNode): boolean {
	if (!isObject(node)) return false;
	if (isObject(node.get('n8nDetails'))) return true;
	const error = node.get('error');
	return [node, error].some(
		(one) => isObject(one) && /^Node(?:Api|Operation|Ssl)Error$/.test(stringOf(one.get('name')) ?? ''),
	);
}
