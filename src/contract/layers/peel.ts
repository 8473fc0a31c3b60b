import type { JsonDocument } from '../../text/json/types.ts';
import { rootView, sliceView } from '../../text/view.ts';
import { contextOf } from '../exchange.ts';
import type { Context, Seeming, Subject } from '../types.ts';
import { LAYER_READERS } from './index.ts';
import { schemaLineMessage } from './inspector.ts';
import { createPairing, type Pairing } from './pairing.ts';
import {
	asDone,
	type DonePiece,
	type LayerReader,
	MOST_RESPONSES,
	type Opened,
	type Piece,
	type TextPiece,
} from './piece.ts';
import { seemingOf } from './seeming.ts';
import type { LayerId } from './types.ts';
import { isHtml } from './web-document.ts';

/** More layers than any real paste has: the JSON strings of 50 MB nest some 24 deep. */
const MOST_LAYERS = 80;

/**
 * The responses of a paste, each with what was peeled off it; one that is none where there is no response. A pairing that
 * has read what stands before the paste knows the requests there.
 */
export function peel(source: string, context: Context, pairing = createPairing()): Subject[] {
	const root = rootView(source);
	// An invisible mark before the text hides its kind from every layer; a rule of its own tells it.
	const view = sliceView(root, /^[\ufeff\u200b]*/.exec(source)?.[0].length ?? 0);
	const whole: TextPiece = {
		source,
		context,
		span: root.locate(0, source.length),
		layers: [],
		documents: [],
		rest: 'text',
		view,
	};
	const done = (context.layer && openForced(whole, context.layer, pairing)) ?? openAll(whole, 0, pairing);
	const count = done.length;
	const known = new Set<JsonDocument>();
	return done.slice(0, MOST_RESPONSES).map(({ rest: _rest, call: _call, ...subject }, index) => {
		const ownDocuments = subject.documents.filter((document) => !known.has(document));
		for (const document of ownDocuments) known.add(document);
		const own = contextOf(context, subject.exchange);
		return { ...subject, context: own, ownDocuments, ...(count > 1 && { siblings: { index, count } }) };
	});
}

function openAll(piece: Piece, depth: number, pairing: Pairing): DonePiece[] {
	if (piece.rest === 'done') return [pairing.pair(piece)];
	if (depth < MOST_LAYERS) {
		for (const reader of LAYER_READERS) {
			const opened = tryOpen(reader, piece, false);
			if (opened) return settle(piece, opened, depth, pairing);
		}
	}
	return [pairing.pair(piece.rest === 'text' ? closeText(piece) : asDone(piece, { payload: piece.node }))];
}

function tryOpen(reader: LayerReader, piece: Piece, forced: boolean): Opened | undefined {
	if (reader.reads === 'text') return piece.rest === 'text' ? reader.open(piece, forced) : undefined;
	return piece.rest === 'node' ? reader.open(piece, forced) : undefined;
}

/** Reads the paste as that layer; undefined where it cannot be. */
function openForced(piece: Piece, layer: LayerId, pairing: Pairing): DonePiece[] | undefined {
	let current: Piece = piece;
	for (let depth = 0; depth < MOST_LAYERS; depth++) {
		for (const reader of LAYER_READERS) {
			if (reader.id !== layer) continue;
			const opened = tryOpen(reader, current, true);
			if (opened) return settle(current, opened, depth, pairing);
		}
		const next = openNext(current);
		if (!next) return undefined;
		current = next;
	}
	return undefined;
}

function openNext(piece: Piece): Piece | undefined {
	for (const reader of LAYER_READERS) {
		const opened = tryOpen(reader, piece, false);
		for (const inner of opened?.pieces ?? []) if (inner.rest !== 'done') return inner;
	}
	return undefined;
}

/** Opens the pieces to the end and drops the noise among responses; one response beyond the most tells that there are more. */
function settle(parent: Piece, opened: Opened, depth: number, pairing: Pairing): DonePiece[] {
	const all: DonePiece[] = [];
	let first: DonePiece | undefined;
	let agree = true;
	for (const done of openEach(opened.pieces, depth + 1, pairing)) {
		first ??= done;
		agree &&= done.seeming === first.seeming;
		if (done.seeming !== undefined) continue;
		all.push(done);
		if (all.length > MOST_RESPONSES) return all;
	}
	const responses = withoutAsides(all);
	if (responses.length > 1) return responses;
	const [response] = responses;
	if (response) return [{ ...response, span: parent.span }];
	const agreed = agree && first?.seeming && TELLING.has(first.seeming) ? first.seeming : undefined;
	const seeming = agreed ?? opened.otherwise ?? first?.seeming ?? 'empty';
	const { rest: _rest, ...draft } = first ?? asDone(parent, {});
	return [{ ...draft, span: parent.span, seeming, rest: 'done' }];
}

/** What a client says of a response is none beside it: the one before it carries the words. */
function withoutAsides(all: readonly DonePiece[]): DonePiece[] {
	const own: DonePiece[] = [];
	for (const piece of all) {
		const schemaRefusal = schemaLineMessage(piece.result?.node);
		const before = schemaRefusal && own.pop();
		own.push(before ? { ...before, schemaRefusal } : piece);
	}
	return own;
}

function* openEach(pieces: Iterable<Piece>, depth: number, pairing: Pairing): Generator<DonePiece> {
	for (const piece of pieces) yield* openAll(piece, depth, pairing);
}

/** Kinds that say more than the layer around them. */
const TELLING: ReadonlySet<Seeming> = new Set([
	'request',
	'tool-list',
	'client-text',
	'binary',
	'compressed',
	'image',
]);

/** A text that no layer opens: words of a tool where a result holds it, else something to be named. */
function closeText(piece: TextPiece): DonePiece {
	const { view } = piece;
	const isSaid = piece.result !== undefined || piece.rpc !== undefined;
	const status = piece.http?.status;
	const isFailure = status !== undefined && status >= 400;
	if (isSaid || isFailure || isHtml(view.text)) return asDone(piece, { text: view });
	const seeming = seemingOf(view.text);
	return asDone(piece, {
		text: view,
		seeming: seeming === 'empty' && status !== undefined ? 'empty-body' : seeming,
	});
}
