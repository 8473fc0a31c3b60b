import { jsonStringView } from '../../text/json/string-view.ts';
import { addLayer, asText, type LayerReader } from './piece.ts';

/** A JSON string that holds another text: what a program prints when it encodes twice. */
export const jsonString: LayerReader = {
	id: 'json-string',
	reads: 'node',
	open(piece) {
		if (piece.node.kind !== 'string') return undefined;
		const layered = addLayer(piece, 'json-string', piece.node.span());
		return { pieces: [asText(layered, jsonStringView(piece.node))] };
	},
};
