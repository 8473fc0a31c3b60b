import type { JsonNode } from '../../text/json/types.ts';
import { isObject, stringOf } from './shapes.ts';

/** Codes by which the official Inspector says, on a line after the result, how it took it. */
const OWN_CODES: ReadonlySet<string> = new Set(['tool_is_error', 'tool_not_found', 'auth_required']);
/** Its validator's words on a result that the tool's `outputSchema` does not allow. */
const SCHEMA_WORDS =
	/^(?:MCP error -?\d+: )?(?:Structured content does not match|Tool \S+ has an output schema|data(?:[/.[]\S{0,200})? must )/;
const MOST_MEMBERS = 6;

/** A line that the Inspector has written: the client's words, and no response. */
export function isInspectorLine(node: JsonNode): boolean {
	const code = stringOf(errorOf(node)?.get('code'));
	return code !== undefined && OWN_CODES.has(code);
}

/** What the Inspector's validator says on a result that breaks the tool's `outputSchema`. */
export function schemaLineMessage(node: JsonNode | undefined): JsonNode | undefined {
	const error = errorOf(node);
	const message = error?.get('message');
	return stringOf(error?.get('code')) === 'error' && SCHEMA_WORDS.test(stringOf(message) ?? '')
		? message
		: undefined;
}

function errorOf(node: JsonNode | undefined): JsonNode | undefined {
	const error = isObject(node) && node.size === 1 ? node.get('error') : undefined;
	return isObject(error) && error.size <= MOST_MEMBERS && !error.get('error_type') ? error : undefined;
}
