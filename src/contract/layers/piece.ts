import type { JsonDocument, JsonNode } from '../../text/json/types.ts';
import type { TextView } from '../../text/view.ts';
import type { Seeming, Subject } from '../types.ts';
import type { RecordedCall } from './call.ts';
import type { Layer, LayerFact, LayerId } from './types.ts';

/** Responses of one paste that are judged one by one; of a longer recording it is said that there are more. */
export const MOST_RESPONSES = 2_000;

/** A part of the paste on its way through the layers: a subject in the making, and what is still closed. */
export type Piece = TextPiece | NodePiece | DonePiece;

type Draft = Omit<Subject, 'siblings' | 'ownDocuments'> & {
	/** What a recording says beside the message. */
	readonly call?: RecordedCall;
};
export type TextPiece = Draft & { readonly rest: 'text'; readonly view: TextView };
export type NodePiece = Draft & { readonly rest: 'node'; readonly node: JsonNode };
export type DonePiece = Draft & { readonly rest: 'done' };

/** What a layer holds: one piece, or several of which those that are no response count as noise. */
export interface Opened {
	/** Made one by one where there may be millions: nobody reads on behind the last response that is judged. */
	readonly pieces: Iterable<Piece>;
	/** What the text seems to be when no piece is a response. */
	readonly otherwise?: Seeming;
}

/** A layer is one file: it opens a piece, or answers undefined where the piece is not of its kind. */
export type LayerReader =
	| {
			readonly id: LayerId | 'json';
			readonly reads: 'text';
			/** `forced`: a person says that it is this layer; weak evidence is enough. */
			open(piece: TextPiece, forced: boolean): Opened | undefined;
	  }
	| {
			readonly id: LayerId;
			readonly reads: 'node';
			open(piece: NodePiece, forced: boolean): Opened | undefined;
	  };

/** The piece with one layer more. */
export function addLayer<P extends Piece>(piece: P, id: LayerId, view: Layer['span'], fact?: LayerFact): P {
	return { ...piece, layers: [...piece.layers, { id, span: view, ...(fact && { fact }) }] };
}

/** Where a text stands in the paste. */
export function spanOf(view: TextView): Layer['span'] {
	return view.locate(0, view.text.length);
}

/** The same piece, now a text to be opened. */
export function asText(piece: Piece, view: TextView): TextPiece {
	const { node: _node, ...draft } = piece as NodePiece;
	return { ...draft, rest: 'text', view };
}

/** The same piece, now a JSON value to be opened; the document is remembered for the rules about JSON itself. */
export function asNode(piece: Piece, node: JsonNode): NodePiece {
	const { view: _view, ...draft } = piece as TextPiece;
	const known = piece.documents.includes(node.document);
	const documents: readonly JsonDocument[] = known ? piece.documents : [...piece.documents, node.document];
	return { ...draft, rest: 'node', node, documents };
}

/** The same piece with nothing left to open. */
export function asDone(piece: Piece, last: Partial<Draft>): DonePiece {
	const { view: _view, node: _node, ...draft } = piece as TextPiece & { node?: JsonNode };
	return { ...draft, ...last, rest: 'done' };
}
