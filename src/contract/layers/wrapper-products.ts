import type { JsonNode } from '../../text/json/types.ts';
import { schemaLineMessage } from './inspector.ts';
import { isBlockList, isObject, looksLikeResponse, stringOf } from './shapes.ts';
import { aiSdkPart, bedrockResult, isN8nError, mcpCall, one, type Wrapped } from './wrapper-parts.ts';

/** An envelope of a known product: its name and the results in it, undefined where it is another. */
interface Product {
	readonly name: string;
	/** Whether it wraps one result as a part of a message: then it is looked for inside of other things as well. */
	readonly isPart?: true;
	find(node: JsonNode): readonly Wrapped[] | undefined;
}

function every(node: JsonNode, open: (item: JsonNode) => Wrapped | undefined): Wrapped[] | undefined {
	if (node.kind !== 'array' || node.size === 0) return undefined;
	const all = node.children.map(open);
	return all.every((item) => item !== undefined) ? all : undefined;
}

function lambdaBody(node: JsonNode): Wrapped[] | undefined {
	const status = node.get('statusCode');
	const body = node.get('body');
	if (status?.kind !== 'number' || !body || (body.kind !== 'string' && !node.get('headers')))
		return undefined;
	return [{ node, content: body, status, headers: node.get('headers') }];
}

function bedrockBody(node: JsonNode): Wrapped[] | undefined {
	const response = node.get('response');
	if (!node.get('messageVersion') || !isObject(response)) return undefined;
	const inner = response.get('functionResponse') ?? response;
	const body = inner.get('responseBody')?.children[0]?.get('body');
	return (
		body && [{ node, content: body, flag: inner.get('responseState'), status: inner.get('httpStatusCode') }]
	);
}

function vapiItem(item: JsonNode): Wrapped | undefined {
	if (!isObject(item) || !(item.get('toolCallId') ?? item.get('tool_call_id'))) return undefined;
	const result = item.get('result');
	// An `error` of this product is a member like the contract's: the item itself is what is judged.
	return { node: item, content: result ?? item };
}

/** A dialogue platform's webhook: the sentence that it is to say. */
function dialogueSentence(node: JsonNode): JsonNode | undefined {
	const fulfilled = node.get('fulfillmentResponse') ?? node.get('fulfillment_response');
	const [message] = (fulfilled ?? (node.get('sessionState') && node))?.get('messages')?.children ?? [];
	if (!isObject(message)) return undefined;
	return fulfilled ? message.get('text')?.get('text')?.children[0] : message.get('content');
}

function n8nItem(item: JsonNode): Wrapped | undefined {
	const json = isObject(item) ? item.get('json') : undefined;
	return json && item.size <= 4 ? { node: item, content: json, flag: undefined } : undefined;
}

/** Parts of a tool message: each is a result. */
function toolMessage(node: JsonNode): Wrapped[] | undefined {
	if (stringOf(node.get('role')) !== 'tool') return undefined;
	const content = node.get('content');
	const parts = content?.kind === 'array' ? content.children.map(aiSdkPart) : [];
	if (parts.length > 0 && parts.every((part) => part !== undefined)) return parts.flat();
	return one(node, content, node.get('status') ?? node.get('isError') ?? node.get('is_error'));
}

/** Envelopes by the members that their products document. */
export const PRODUCTS: readonly Product[] = [
	{
		name: 'Anthropic tool_result',
		isPart: true,
		find: (node) =>
			/^(?:mcp_)?tool_result$/.test(stringOf(node.get('type')) ?? '') && node.get('tool_use_id')
				? one(node, node.get('content'), node.get('is_error'))
				: undefined,
	},
	{ name: 'OpenAI tool', isPart: true, find: toolMessage },
	{ name: 'OpenAI mcp_call', isPart: true, find: mcpCall },
	{
		name: 'OpenAI function_call_output',
		isPart: true,
		find: (node) =>
			stringOf(node.get('type')) === 'function_call_output' ? one(node, node.get('output')) : undefined,
	},
	{
		name: 'LangChain ToolMessage',
		isPart: true,
		find: (node) =>
			stringOf(node.get('type')) === 'tool' && node.get('tool_call_id')
				? one(node, node.get('content'), node.get('status'))
				: undefined,
	},
	{ name: 'AI SDK', isPart: true, find: aiSdkPart },
	{ name: 'Bedrock toolResult', isPart: true, find: bedrockResult },
	{
		name: 'Gemini functionResponse',
		find: (node) => {
			const part = node.get('functionResponse') ?? node.get('function_response');
			return isObject(part) ? one(node, part.get('response')) : undefined;
		},
	},
	{ name: 'Bedrock', find: bedrockBody },
	{ name: 'AWS Lambda', find: lambdaBody },
	{
		name: 'Vapi',
		find: (node) => {
			const results = node.get('results');
			return results ? every(results, vapiItem) : undefined;
		},
	},
	{ name: 'Dialogflow', find: (node) => one(node, node.get('fulfillmentText')) },
	{ name: 'Dialogflow CX, Lex', find: (node) => one(node, dialogueSentence(node)) },
	{
		name: 'n8n',
		find: (node) => {
			if (node.kind === 'array') return n8nItems(node);
			return isN8nError(node) ? one(node, node) : node.size === 1 ? lone(n8nItem(node)) : undefined;
		},
	},
	{ name: 'MCP Inspector', find: (node) => one(node, schemaLineMessage(node)) },
	{
		name: 'MCP content',
		find: (node) => (isBlockList(node) ? one(node, node) : undefined),
	},
];

/** Several items are rows of data, unless each reads like a response. */
function n8nItems(node: JsonNode): Wrapped[] | undefined {
	const items = every(node, n8nItem);
	return items && (items.length === 1 || items.every(({ content }) => looksLikeResponse(content)))
		? items
		: undefined;
}

function lone(item: Wrapped | undefined): Wrapped[] | undefined {
	return item && isObject(item.content) ? [item] : undefined;
}

/** Whether a product's own mark says that the tool failed. */
export function marksFailure(flag: JsonNode | undefined): boolean {
	if (!flag) return false;
	// A member that only a failure has.
	if (flag.key?.name === 'error' || flag.key?.name === 'errorText') return flag.kind !== 'null';
	if (typeof flag.scalar === 'boolean') return flag.scalar;
	return (
		typeof flag.scalar === 'string' &&
		/^(?:error|error-text|error-json|output-error|output-denied|execution-denied|failure|failed)$/i.test(
			flag.scalar,
		)
	);
}
