import type { JsonNode } from '../../../text/json/types.ts';
import { type Classified, ERROR_TYPES } from '../../types.ts';
import { hasEnvelopeShape } from './parts.ts';

const LISTED: ReadonlySet<unknown> = new Set(ERROR_TYPES);

interface TypeText {
	readonly node: JsonNode;
	/** Undefined where the value is no text. */
	readonly text: string | undefined;
}

/** The value of `error_type` where it is not one of the six. */
export function typeTextOf(response: Classified): TypeText | undefined {
	const node = hasEnvelopeShape(response) ? response.envelope?.errorType : undefined;
	if (!node || LISTED.has(node.scalar)) return undefined;
	return { node, text: typeof node.scalar === 'string' ? node.scalar : undefined };
}
