import type { JsonNode } from '../../text/json/types.ts';
import { CONTRACT_LIST, CONTRACT_TOTAL } from '../names.ts';
import { isObject, isRpcResponse, isToolResult, stringOf } from './shapes.ts';
import { PRODUCTS } from './wrapper-products.ts';

/** Values looked at before the search is given up: a response stands near the top of its envelope. */
const MOST_VALUES = 3_000;
const MOST_DEPTH = 9;
/** Rows of a list that are looked at. */
const MOST_ITEMS = 200;

/**
 * Results inside an envelope of an unknown product, outermost ones only: an MCP result, a JSON-RPC response,
 * an item of a known product, an envelope of the contract, or a string that holds one of them.
 */
export function findInside(node: JsonNode, forced: boolean): JsonNode[] {
	if (!forced && isOwnAnswer(node)) return [];
	const found: JsonNode[] = [];
	let level: readonly JsonNode[] = node.children.slice(0, MOST_ITEMS);
	let seen = 0;
	for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth++) {
		const next: JsonNode[] = [];
		for (const value of level) {
			if (++seen > MOST_VALUES) return found;
			if (isResultInside(value)) found.push(value);
			else if (value.kind === 'object' || value.kind === 'array')
				next.push(...value.children.slice(0, MOST_ITEMS));
		}
		level = next;
	}
	return found.sort((a, b) => a.start - b.start);
}

/** An answer in the contract's own form keeps what it holds: data may well hold such a thing. */
function isOwnAnswer(node: JsonNode): boolean {
	if (!isObject(node)) return false;
	const error = node.get('error');
	return (error !== undefined && error.kind !== 'null') || node.get(CONTRACT_LIST) !== undefined;
}

function isResultInside(value: JsonNode): boolean {
	if (value.kind === 'string') return value.end - value.start < 5_000_000 && holdsResult(value);
	if (value.kind !== 'object') return false;
	if (isContractEnvelope(value) || isRpcResponse(value)) return true;
	if (isToolResult(value)) return value.size > 1 || (value.get('content')?.size ?? 0) > 0;
	return PRODUCTS.some((product) => product.isPart && product.find(value));
}

/** `{"error": {"error_type": …}}` or its success `{"resultados": […], "total": …}`. */
export function isContractEnvelope(value: JsonNode): boolean {
	const error = value.get('error');
	if (isObject(error)) return error.get('error_type') !== undefined;
	return value.get(CONTRACT_LIST)?.kind === 'array' && value.get(CONTRACT_TOTAL) !== undefined;
}

const STRING_SIGNS =
	/^"\s*[{[][\s\S]{0,4000}?(?:\\"(?:error_type|isError|is_error|structuredContent|jsonrpc)\\"|\\"content\\":\s*\[\s*\{\s*\\"(?:type|text)\\"|\\"resultados\\":\s*\[|'(?:error_type|isError|is_error)')/;

function holdsResult(value: JsonNode): boolean {
	const head = value.raw.slice(0, 4_200);
	const text = stringOf(value);
	return text !== undefined && STRING_SIGNS.test(head) && /[}\]]\s*$/.test(text);
}
