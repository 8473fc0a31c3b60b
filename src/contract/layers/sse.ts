import { type Joint, joinView, type TextView } from '../../text/view.ts';
import { headerOf } from './http-head.ts';
import { headLines, linesOf } from './lines.ts';
import { addLayer, asText, type LayerReader, spanOf, type TextPiece } from './piece.ts';

/** An event stream: each event with data is a piece; notifications before the result are noise. */
export const sse: LayerReader = {
	id: 'sse',
	reads: 'text',
	open(piece, forced) {
		const { view } = piece;
		const isDeclared = /text\/event-stream/i.test(headerOf(piece.http?.headers ?? [], 'content-type') ?? '');
		if (!(forced || isDeclared || looksLikeStream(view.text))) return undefined;
		const events = readEvents(view.text);
		if (events.length === 0 && !looksLikeStream(view.text)) return undefined;
		const layered = addLayer(piece, 'sse', spanOf(view), { kind: 'events', count: events.length });
		return { pieces: openEvents(layered, events), otherwise: 'stream-without-response' };
	},
};

function* openEvents(piece: TextPiece, events: readonly DataLine[][]): Generator<TextPiece> {
	for (const event of events) {
		if (isSentinel(piece.view.text, event)) continue;
		const data = eventView(piece.view, event);
		yield { ...asText(piece, data), span: spanOf(data) };
	}
}

interface DataLine {
	readonly start: number;
	readonly end: number;
}

const FIELD_LINE = /^(?:(?:data|event|id|retry)(?::|$)|:)/;
/** An address that holds its content begins like a data line. */
const DATA_URL = /^data:[\w.+-]{1,40}\/[\w.+-]{1,40}[;,]/;
const DATA_LINE = /^data(?::|$)/;

export function looksLikeStream(text: string): boolean {
	const head = headLines(text, 40).filter((line) => line.trim() !== '');
	if (DATA_URL.test(head[0] ?? '')) return false;
	const fields = head.filter((line) => FIELD_LINE.test(line.replace(/^\uFEFF/, '')));
	if (fields.length === 0 || fields.length < head.length) return false;
	return fields.some((line) => DATA_LINE.test(line)) || fields.every((line) => line.startsWith(':'));
}

/** The data lines of each event. A last event without its blank line counts: pasting often loses it. */
export function readEvents(text: string): DataLine[][] {
	const events: DataLine[][] = [];
	let data: DataLine[] = [];
	for (const { start, end } of linesOf(text, text.charCodeAt(0) === 0xfeff ? 1 : 0)) {
		if (start === end) {
			if (data.length > 0) events.push(data);
			data = [];
		} else if (text.startsWith('data', start)) {
			const colon = start + 4;
			if (colon === end) data.push({ start: end, end });
			else if (text[colon] === ':')
				data.push({ start: text[colon + 1] === ' ' ? colon + 2 : colon + 1, end });
		}
	}
	if (data.length > 0) events.push(data);
	return events;
}

function isSentinel(text: string, event: readonly DataLine[]): boolean {
	const [line] = event;
	if (!line || event.length > 1) return false;
	const length = line.end - line.start;
	return length === 0 || (length <= 8 && text.slice(line.start, line.end).trim() === '[DONE]');
}

function eventView(view: TextView, event: readonly DataLine[]): TextView {
	const lineEnd = /\r\n|\r|\n/.exec(view.text)?.[0] ?? '\n';
	const joint: Joint = {
		glue: '\n',
		encode: (text) => text.replace(/\r\n|\r|\n/g, `${lineEnd}data: `),
		isRemovable: (gap) => /^(?:\r\n|\r|\n)data:? ?$/.test(gap),
	};
	return joinView(view, event, joint);
}
