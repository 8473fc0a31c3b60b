import type { JsonNode } from '../../text/json/types.ts';
import { textOf } from '../layers/shapes.ts';
import { DATA_KEYS, MESSAGE_KEYS, SMALL_PRINT } from './foreign-words.ts';

export function firstOf(
	payload: JsonNode,
	names: readonly string[],
	test: (node: JsonNode) => boolean,
): JsonNode | undefined {
	for (const name of names) {
		const node = payload.get(name);
		if (node && test(node)) return node;
	}
	return undefined;
}

export function saysSomething(node: JsonNode): boolean {
	if (node.kind === 'object' || node.kind === 'array') return node.size > 0;
	return (
		node.scalar !== null &&
		node.scalar !== '' &&
		node.scalar !== false &&
		node.scalar !== 0 &&
		!/^(?:ok|0|none|null)$/i.test(String(node.scalar))
	);
}

/** Members that hold what was asked for. */
export function holdsData(payload: JsonNode): boolean {
	return DATA_KEYS.some((key) => {
		const node = payload.get(key);
		return node !== undefined && node.kind !== 'null' && !isStatusOnly(node);
	});
}

/** Whether some member speaks to a person or a programmer. */
export function saysMessage(payload: JsonNode): boolean {
	return MESSAGE_KEYS.some((key) => textOf(payload.get(key)) !== undefined);
}

/** Whether every member is one that error objects have. */
export function isSmallPrint(payload: JsonNode): boolean {
	return payload.children.every((child) => SMALL_PRINT.has(child.key?.name ?? ''));
}

/** `{}` and `{"status": 404}` are no data. */
function isStatusOnly(node: JsonNode): boolean {
	if (node.kind !== 'object') return false;
	return node.size === 0 || (node.size === 1 && isFailureStatus(node.get('status')));
}

/** A number, or the digits of one where the name leaves no doubt. */
export function isFailureStatus(node: JsonNode | undefined): boolean {
	if (node?.kind === 'string' && /^status/i.test(node.key?.name ?? ''))
		return /^[45]\d\d$/.test(String(node.scalar));
	return typeof node?.scalar === 'number' && node.scalar >= 400 && node.scalar < 600;
}
