import { readJson } from '../../text/json/read.ts';
import { rootView } from '../../text/view.ts';
import { isRecorded } from '../layers/recording.ts';
import { type FoundDocument, scanDocuments } from '../layers/scan-documents.ts';
import { isRpcCall, isRpcResponse } from '../layers/shapes.ts';
import { looksLikeStream } from '../layers/sse.ts';

export interface CutLimits {
	/** Code units that a block has at least, where the text goes on. */
	readonly block: number;
	/** JSON values of a block, so that none of its responses is one too many. */
	readonly documents: number;
}

/** What may stand between the items of a list, or between values one behind the other. */
const BETWEEN = /^[\s,\]}\p{Cc}]*$/u;
const STATUS_LINE = /^(?:< ?)?HTTP\/\d/;
const HAS_STATUS_LINE = new RegExp(STATUS_LINE.source, 'm');
/** A window that is so many times a block is cut at any line, where events or heads give no better place. */
const PATIENT = 16;

/** The last place at which a text, the beginning of a longer one, can be cut; undefined where a value runs through all of it. */
export function findCut(text: string, { block, documents }: CutLimits): number | undefined {
	const lineEnd = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2));
	// Cut between lines, JSON is cut between its tokens: what is unfinished shows itself as such.
	const lines = lineEnd < 0 ? '' : text.slice(0, lineEnd + 1);
	if (lines.trim() === '') return endOfValues(text, scanDocuments(text).found, documents);
	const { found, unfinished } = scanDocuments(lines);
	const most = found[documents - 1]?.end;
	const limit = Math.min(unfinished ?? lines.length, most ?? lines.length);
	const isPlace = placesOf(text, text.length > block * PATIENT);
	return lastLineStart(text, limit, found, isPlace) ?? endOfValues(text, found, documents);
}

/** Behind the last of values between which nothing stands. */
function endOfValues(text: string, found: readonly FoundDocument[], documents: number): number | undefined {
	const kept = found.slice(0, documents);
	const last = kept.at(-1);
	const isPlain = kept.every(({ start }, at) => BETWEEN.test(text.slice(kept[at - 1]?.end ?? 0, start)));
	return last && isPlain ? last.end : undefined;
}

/** Whether a line may begin a block, by what the text is made of: events, answers with heads, or lines. */
function placesOf(text: string, isPatient: boolean): (start: number) => boolean {
	if (!isPatient && looksLikeStream(text))
		return (start) => /(?:\r\n|\r|\n)(?:\r\n|\r|\n)$/.test(text.slice(Math.max(0, start - 4), start));
	if (!isPatient && HAS_STATUS_LINE.test(text))
		return (start) => STATUS_LINE.test(text.slice(start, start + 10));
	return (start) => !/^[\s)\]}]/.test(text.slice(start, start + 1));
}

function lastLineStart(
	text: string,
	limit: number,
	found: readonly FoundDocument[],
	isPlace: (start: number) => boolean,
): number | undefined {
	let next = found.length - 1;
	for (let start = lineStart(text, limit); start > 0; start = lineStart(text, start - 1)) {
		while (next >= 0 && (found[next]?.start ?? 0) >= start) next -= 1;
		const around = found[next];
		if (around && around.end > start) start = around.start + 1;
		else if (isPlace(start)) return start;
	}
	return undefined;
}

/** The last place at or before another at which a line begins. */
function lineStart(text: string, from: number): number {
	let at = from;
	while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at -= 1;
	return at;
}

const LIST = /\[\s{0,100}(?=\{)/g;
/** Lists looked into: that of the entries stands near the top. */
const MOST_LISTS = 50;

/** Behind the bracket of the list of messages or of recorded calls that the text begins with, if it is one that goes on. */
export function findList(text: string): number | undefined {
	if (!/^\s*[{[]/.test(text)) return undefined;
	const first = text.search(/[{[]/);
	if (scanDocuments(text).found[0]?.start === first) return undefined;
	let count = 0;
	for (const { index, 0: bracket } of text.matchAll(LIST)) {
		if (++count > MOST_LISTS) break;
		const start = index + bracket.length;
		const item = scanDocuments(text.slice(start)).found[0];
		const root = item?.start === 0 ? readJson(rootView(text.slice(start, start + item.end))).root : undefined;
		if (root && (isRpcCall(root) || isRpcResponse(root) || isRecorded(root))) return start;
	}
	return undefined;
}
