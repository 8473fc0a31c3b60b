import { isCodeName, nameOf, namesOtherSystem } from '../../../registry/index.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import type { Classified } from '../../types.ts';

/** A string that stands as a code inside a failure. */
interface CodePlace {
	readonly node: JsonNode;
	readonly value: string;
	/** The member that it stands under. */
	readonly name: string;
}

/** The part of the payload that tells of the failure: what a code outside it means is not ours to say. */
function failureOf({ verdict, shape, envelope, payload }: Classified): JsonNode | undefined {
	if (verdict !== 'business-error') return undefined;
	if (envelope) return envelope.error;
	return shape === 'foreign-error' ? (payload?.get('error') ?? payload) : undefined;
}

/** Strings under a code-like name inside a failure, in the order of the text; `error_type` has rules of its own. */
export function codesInFailure(response: Classified): CodePlace[] {
	const root = failureOf(response);
	if (!root) return [];
	const found: CodePlace[] = [];
	const open: JsonNode[] = [root];
	for (let node = open.pop(); node; node = open.pop()) {
		if (node.kind === 'object' || node.kind === 'array') {
			for (const child of node.children.toReversed()) open.push(child);
			continue;
		}
		const name = nameOf(node);
		if (typeof node.scalar !== 'string' || !isCodeName(name) || namesOtherSystem(name)) continue;
		if (node.start !== response.envelope?.errorType?.start) found.push({ node, value: node.scalar, name });
	}
	return found;
}
