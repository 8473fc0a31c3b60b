import { isSameNode } from '../../text/json/path.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { addLayer, asDone, asNode, type LayerReader, type NodePiece, type Opened } from './piece.ts';
import { readTexts } from './result-texts.ts';
import { isObject, isToolResult, member, RESULT_MEMBERS } from './shapes.ts';
import type { ResultPart } from './types.ts';

/** The result of a tool call, of any revision of MCP. */
export const calltoolresult: LayerReader = {
	id: 'calltoolresult',
	reads: 'node',
	open(piece, forced) {
		const { node } = piece;
		if (!isObject(node) || !(forced || isAnswer(piece) || isToolResult(node))) return undefined;
		const legacy = node.get('toolResult');
		const result = readResult(node);
		const isFailure = result.isError?.scalar === true;
		const layered = addLayer(
			{ ...piece, result },
			'calltoolresult',
			node.span(),
			isFailure ? { kind: 'is-error' } : undefined,
		);
		if (legacy) return { pieces: [asNode(layered, legacy)] };
		return openResult(layered, result);
	},
};

/** The `result` of a JSON-RPC response is one as soon as it tries to be: its blocks may be faulty. */
function isAnswer({ node, rpc }: NodePiece): boolean {
	return isSameNode(rpc?.result, node) && Object.values(RESULT_MEMBERS).some((names) => member(node, names));
}

function readResult(node: JsonNode): ResultPart {
	const isError = member(node, RESULT_MEMBERS.isError);
	const structuredContent = member(node, RESULT_MEMBERS.structuredContent);
	const content = member(node, RESULT_MEMBERS.content);
	return {
		node,
		...(isError && { isError }),
		...(structuredContent && structuredContent.kind !== 'null' && { structuredContent }),
		...(content && { content }),
		texts: readTexts(content),
	};
}

/** Goes on with what the agent reads: structuredContent, else JSON of a text block, else the words. */
export function openResult(piece: NodePiece, result: ResultPart): Opened {
	const { structuredContent, texts } = result;
	const spoken =
		texts.find((text) => text.json && isEnvelopeLike(text.json)) ?? texts.find((text) => text.json);
	const documents = texts.flatMap((text) => (text.json ? [text.json.document] : []));
	const known = { ...piece, documents: [...new Set([...piece.documents, ...documents])] };
	if (structuredContent) {
		const twin = spoken?.json;
		return { pieces: [{ ...asNode(known, structuredContent), ...(twin && { twin }) }] };
	}
	if (spoken?.json) {
		const through = spoken.layers.reduce<NodePiece>(
			(sofar, layer) => addLayer(sofar, layer.id, layer.span),
			known,
		);
		return { pieces: [asNode(through, spoken.json)] };
	}
	const text = texts.find((part) => part.view.text.trim() !== '') ?? texts[0];
	return { pieces: [asDone(known, text ? { text: text.view } : {})] };
}

function isEnvelopeLike(node: JsonNode): boolean {
	return isObject(node) && node.get('error') !== undefined;
}
