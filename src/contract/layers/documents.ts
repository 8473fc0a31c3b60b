import { readJson } from '../../text/json/read.ts';
import type { JsonNode } from '../../text/json/types.ts';
import type { Range } from '../../text/span.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import { trimmed } from './lines.ts';
import { readNear } from './near-json.ts';
import {
	addLayer,
	asNode,
	asText,
	type LayerReader,
	MOST_RESPONSES,
	type NodePiece,
	type Opened,
	type Piece,
	spanOf,
	type TextPiece,
} from './piece.ts';
import { isRecorded } from './recording.ts';
import { type FoundDocument, scanDocuments } from './scan-documents.ts';
import { startsWithRequest } from './seeming.ts';
import { breaksOff, looksLikeResponse } from './shapes.ts';
import { looksLikeSource } from './source-code.ts';

/** One JSON value a line, or several one behind the other with nothing between. */
export const ndjson: LayerReader = {
	id: 'ndjson',
	reads: 'text',
	open(piece) {
		const { text } = piece.view;
		const { start } = trimmed(text);
		if (!/[{[]/.test(text[start] ?? '')) return undefined;
		const { found, leftOut, unfinished } = scanDocuments(text);
		if (found[0]?.start !== start) return undefined;
		const tail = unfinished === undefined ? undefined : trimmed(text, unfinished);
		const isWhole = leftOut === 0 || (tail !== undefined && onlyTail(text, found, tail.start));
		if (!isWhole || found.length + (tail ? 1 : 0) < 2) return undefined;
		const layered = addLayer(piece, 'ndjson', spanOf(piece.view), {
			kind: 'count',
			count: found.length + (tail ? 1 : 0),
		});
		return { pieces: openLines(layered, found, tail) };
	},
};

function* openLines(piece: TextPiece, found: readonly FoundDocument[], tail?: Range): Generator<Piece> {
	for (const document of found) yield openDocument(piece, document);
	if (!tail) return;
	yield {
		...asText(piece, sliceView(piece.view, tail.start, tail.end)),
		span: piece.view.locate(tail.start, tail.end),
	};
}

function onlyTail(text: string, found: readonly FoundDocument[], tail: number): boolean {
	const last = found.at(-1);
	if (!last || tail < last.end || text.slice(last.end, tail).trim() !== '') return false;
	return found.every((document, at) => {
		const next = found[at + 1];
		return !next || /^[\s,\p{Cc}]*$/u.test(text.slice(document.end, next.start));
	});
}

/** Complete JSON with other text before, between or behind. */
export const log: LayerReader = {
	id: 'log',
	reads: 'text',
	open(piece, forced) {
		const { view } = piece;
		const scanned = scanDocuments(view.text);
		const found = startsWithRequest(view.text)
			? scanned.found.filter(isNoArgument(view.text))
			: scanned.found;
		const { leftOut } = scanned;
		if (scanned.found.length === 0) return openNear(piece);
		if (found.length === 0) return undefined;
		if (leftOut === 0) return undefined;
		if (!forced && looksLikeSource(outside(view.text, found))) return undefined;
		const span = spanOf(view);
		const layered = addLayer(piece, 'log', span, { kind: 'left-out', characters: leftOut });
		const isLone = found.length === 1;
		const strong: NodePiece[] = [];
		for (const { start, end } of found) {
			if (!isLone && !mayBeResponse(view.text, start, end)) continue;
			const document = openDocument(layered, { start, end });
			if (looksLikeResponse(document.node) || isRecorded(document.node)) strong.push(document);
			if (strong.length > MOST_RESPONSES) break;
		}
		if (strong.length > 0) return { pieces: strong, otherwise: 'log' };
		const [only] = found;
		const isLoneData = isLone && only && (forced || isLabelled(view, only, leftOut));
		return isLoneData ? { pieces: [openDocument(layered, only)], otherwise: 'log' } : openNear(piece);
	},
};

/** JSON in quotes behind a command's option is what was sent. */
function isNoArgument(text: string): (found: FoundDocument) => boolean {
	return ({ start, end }) => !(/['"]/.test(text[start - 1] ?? '') && text[end] === text[start - 1]);
}

const LABEL_END = /(?:^|[\r\n]|[:=>：]|->)\s{0,20}(?=\{)/g;
/** How much of the text before a label is looked at for a program's source. */
const LOOK_BACK = 2_000;
/** How many code units of brackets are counted in all: a log full of open ones must not be read again and again. */
const MOST_COUNTED = 4_000_000;

/** Displays of objects behind a label or a prompt, wherever in the text: `Result: {'error': …}`. */
function openNear(piece: TextPiece): Opened | undefined {
	const { view } = piece;
	const { text } = view;
	const nodes: JsonNode[] = [];
	let counted = 0;
	let outside = text.trim().length;
	LABEL_END.lastIndex = 1;
	for (let label = LABEL_END.exec(text); label !== null; label = LABEL_END.exec(text)) {
		const start = label.index + label[0].length;
		if (nodes.length > MOST_RESPONSES || counted > MOST_COUNTED) break;
		const end = endOfBrackets(text, start);
		counted += (end ?? text.length) - start;
		// Only the first that never closes is read to the end: brackets in a string of another form may not balance.
		if (end === undefined && counted > text.length) continue;
		const node = looksLikeSource(text.slice(Math.max(0, start - LOOK_BACK), start))
			? undefined
			: readNear(sliceView(view, start, end));
		// Among other text a value that is cut is a quotation, and no response that arrived.
		if (node?.kind !== 'object' || breaksOff(node.document) || !looksLikeResponse(node)) continue;
		nodes.push(node);
		outside -= (end ?? text.length) - start;
		LABEL_END.lastIndex = end ?? text.length;
	}
	if (nodes.length === 0) return undefined;
	const layered = addLayer(piece, 'log', spanOf(view), { kind: 'left-out', characters: outside });
	return {
		pieces: nodes.map((node) => ({ ...asNode(layered, node), span: node.span() })),
		otherwise: 'log',
	};
}

const BRACKET_OR_QUOTE = /[{}[\]"']/g;

/** Where the value that opens at a place ends: brackets balance, strings aside; undefined where they never do. */
function endOfBrackets(text: string, start: number): number | undefined {
	let depth = 0;
	BRACKET_OR_QUOTE.lastIndex = start;
	for (let match = BRACKET_OR_QUOTE.exec(text); match !== null; match = BRACKET_OR_QUOTE.exec(text)) {
		const [sign] = match;
		if (sign === '"' || sign === "'") BRACKET_OR_QUOTE.lastIndex = endOfQuoted(text, match.index, sign);
		else if (sign === '{' || sign === '[') depth += 1;
		else depth -= 1;
		if (depth === 0) return match.index + 1;
	}
	return undefined;
}

/** Behind the quote that closes a string; a quote that nothing closes on its line is a letter. */
function endOfQuoted(text: string, start: number, quote: string): number {
	for (let at = start + 1; at < text.length; at += 1) {
		const sign = text[at];
		if (sign === '\\') at += 1;
		else if (sign === quote) return at + 1;
		else if (sign === '\n') break;
	}
	return start + 1;
}

/** A cheap look before a value is read: a log holds thousands that are no response. */
function mayBeResponse(text: string, start: number, end: number): boolean {
	const head = text.slice(start, Math.min(end, start + SIGN_LENGTH));
	return end - start > SIGN_LENGTH || RESPONSE_SIGN.test(head);
}

const SIGN_LENGTH = 4_000;
const RESPONSE_SIGN =
	/"(?:jsonrpc|result|error|content|isError|is_error|toolResult|structured|tool_?call|tool_?use|json|functionResponse)/i;

function openDocument(piece: TextPiece, { start, end }: FoundDocument): NodePiece {
	const view = sliceView(piece.view, start, end);
	const { root } = readJson(view);
	// scanDocuments gives complete values only.
	if (!root) throw new Error('A complete JSON value has no root.');
	return { ...asNode(piece, root), span: spanOf(view) };
}

function outside(text: string, found: readonly FoundDocument[]): string {
	let at = 0;
	const parts: string[] = [];
	for (const { start, end } of found) {
		parts.push(text.slice(at, start));
		at = end;
	}
	return [...parts, text.slice(at)].join('…');
}

/** One value in a text counts as the response when it is most of the text, or a label announces it. */
function isLabelled({ text }: TextView, found: FoundDocument | undefined, leftOut: number): boolean {
	if (!found) return false;
	if (found.end - found.start > leftOut * 2) return true;
	const before = text.slice(Math.max(0, found.start - 60), found.start);
	return /(?:response|respuesta|result|resultado|output|salida|body|payload|returned|devolvi[oó]|响应|结果|返回)\S{0,3}(?:\s*(?:[:=]|->|=>|：))?\s*$/iu.test(
		before,
	);
}
