import { isSameNode } from '../../text/json/path.ts';
import { jsonStringView } from '../../text/json/string-view.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { openResult } from './calltoolresult.ts';
import {
	addLayer,
	asDone,
	asNode,
	asText,
	type LayerReader,
	type NodePiece,
	type Opened,
	type Piece,
} from './piece.ts';
import { readTexts } from './result-texts.ts';
import type { HttpPart, ResultPart } from './types.ts';
import type { Wrapped } from './wrapper-parts.ts';
import { PRODUCTS } from './wrapper-products.ts';
import { findInside, isContractEnvelope } from './wrapper-search.ts';

/** Another product's envelope: a known one by its members, any other by the result inside. */
export const wrapper: LayerReader = {
	id: 'wrapper',
	reads: 'node',
	open(piece, forced) {
		const { node } = piece;
		if (node.kind !== 'object' && node.kind !== 'array') return undefined;
		if (piece.layers.some((layer) => layer.id === 'calltoolresult'))
			return openFastMcp(piece) ?? openLone(piece);
		for (const product of isOpenedProduct(piece) ? [] : PRODUCTS) {
			const wrapped = product.find(node);
			if (wrapped) return openProduct(piece, product.name, wrapped);
		}
		const inside = findInside(node, forced);
		if (inside.length === 0) return undefined;
		const layered = addLayer(piece, 'wrapper', node.span());
		return { pieces: inside.map((found) => ({ ...openFound(layered, found), span: found.span() })) };
	},
};

/** Whether a product was found in this very value: what it says is what it is. */
function isOpenedProduct({ layers, node }: NodePiece): boolean {
	const last = layers.at(-1);
	if (last?.id !== 'wrapper') return false;
	const [place] = node.span();
	return last.span[0]?.start === place?.start && last.span[0]?.end === place?.end;
}

/**
 * FastMCP puts every answer that is no object under the one key `result` of `structuredContent`: what stands there is the
 * answer, be it a text, a list or an object.
 */
function openFastMcp(piece: NodePiece): Opened | undefined {
	const { node, result } = piece;
	const inner = node.size === 1 ? node.get('result') : undefined;
	if (!inner || !isSameNode(result?.structuredContent, node)) return undefined;
	const layered = addLayer(piece, 'wrapper', node.span(), { kind: 'product', name: 'FastMCP' });
	if (inner.kind === 'object' || inner.kind === 'array') return { pieces: [asNode(layered, inner)] };
	if (inner.kind !== 'string') return undefined;
	const [spoken] = readTexts(inner);
	if (!spoken?.json) return { pieces: [asDone(layered, { text: jsonStringView(inner) })] };
	return { pieces: [openFound(layered, inner)] };
}

/** A failure alone in an object or list of the tool's own: the runtime looks for it at the top. */
function openLone(piece: NodePiece): Opened | undefined {
	const { node } = piece;
	const [inner] = node.children;
	const isLone = node.size === 1 && inner?.kind === 'object' && piece.layers.at(-1)?.id !== 'wrapper';
	if (!isLone || inner.get('error') === undefined || !isContractEnvelope(inner)) return undefined;
	return { pieces: [asNode(addLayer(piece, 'wrapper', node.span()), inner)] };
}

function openFound(piece: NodePiece, found: JsonNode): Piece {
	return found.kind === 'string'
		? asText(addLayer(piece, 'json-string', found.span()), jsonStringView(found))
		: asNode(piece, found);
}

function openProduct(piece: NodePiece, name: string, wrapped: readonly Wrapped[]): Opened {
	const layered = addLayer(piece, 'wrapper', piece.node.span(), { kind: 'product', name });
	const pieces = wrapped.flatMap((item) =>
		Array.from(openWrapped(layered, item).pieces, (opened) => ({ ...opened, span: item.node.span() })),
	);
	return { pieces };
}

function openWrapped(piece: NodePiece, wrapped: Wrapped): Opened {
	const { node, content, flag, status, headers, rpcError } = wrapped;
	if (rpcError) return { pieces: [asDone(piece, { rpc: { node, error: rpcError } })] };
	const carried = status ? { ...piece, http: readStatus(content, status, headers) } : piece;
	if (content.kind === 'object' || content.start === node.start) {
		if (content.kind === 'object') return { pieces: [asNode(withFlag(carried, wrapped), content)] };
	}
	if (content.kind !== 'string' && content.kind !== 'array')
		return { pieces: [asDone(carried, { payload: content })] };
	if (status && content.kind === 'string') return { pieces: [asText(carried, jsonStringView(content))] };
	const result: ResultPart = { node, ...(flag && { isError: flag }), content, texts: readTexts(content) };
	return openResult({ ...carried, result }, result);
}

function withFlag(piece: NodePiece, { node, content, flag }: Wrapped): NodePiece {
	return flag ? { ...piece, result: { node, isError: flag, content, texts: [] } } : piece;
}

function readStatus(content: JsonNode, status: JsonNode, headers: JsonNode | undefined): HttpPart {
	const body = content.kind === 'string' ? jsonStringView(content) : undefined;
	return {
		status: Number(status.scalar),
		statusSpan: status.span(),
		headers: (headers?.children ?? []).flatMap((header) =>
			header.key ? [{ name: header.key.name, value: String(header.scalar ?? ''), span: header.span() }] : [],
		),
		hasHeaderBlock: headers?.kind === 'object' && headers.size > 0,
		body: body ?? content.document.view,
	};
}
