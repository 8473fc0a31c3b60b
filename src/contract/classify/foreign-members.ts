import type { JsonNode } from '../../text/json/types.ts';
import { stringOf } from '../layers/shapes.ts';
import { DATA_NAMES, FOUND_NAMES, isNamed, MESSAGE_NAMES, memberNamed, SMALL_PRINT_NAMES } from '../names.ts';

export function saysSomething(node: JsonNode): boolean {
	if (isContainer(node)) return node.size > 0;
	return (
		node.scalar !== null &&
		node.scalar !== '' &&
		node.scalar !== false &&
		node.scalar !== 0 &&
		!/^(?:ok|0|none|null)$/i.test(String(node.scalar))
	);
}

/** Whether some member holds what was asked for: `"resultados": 0` and `"result": "error"` do not. */
export function holdsData(payload: JsonNode): boolean {
	const data =
		memberNamed(payload, FOUND_NAMES, (node) => isContainer(node) && !isStatusOnly(node)) ??
		memberNamed(payload, DATA_NAMES, (node) => node.kind !== 'null' && !isStatusOnly(node));
	return data !== undefined;
}

/** Whether some member speaks to a person or a programmer. */
export function saysMessage(payload: JsonNode): boolean {
	return memberNamed(payload, MESSAGE_NAMES, (node) => stringOf(node) !== undefined) !== undefined;
}

/** Whether every member is one that error objects have. */
export function isSmallPrint(payload: JsonNode): boolean {
	return payload.children.every((child) => isNamed(child, SMALL_PRINT_NAMES));
}

/** `{}` and `{"status": 404}` are no data. */
function isStatusOnly(node: JsonNode): boolean {
	if (node.kind !== 'object') return false;
	return node.size === 0 || (node.size === 1 && isFailureStatus(node.get('status')));
}

function isContainer({ kind }: JsonNode): boolean {
	return kind === 'object' || kind === 'array';
}

/** A number, or the digits of one where the name leaves no doubt. */
export function isFailureStatus(node: JsonNode | undefined): boolean {
	if (node?.kind === 'string' && /^status/i.test(node.key?.name ?? ''))
		return /^[45]\d\d$/.test(String(node.scalar));
	return typeof node?.scalar === 'number' && node.scalar >= 400 && node.scalar < 600;
}
