import { readJson } from '../../text/json/read.ts';
import type { JsonDocument, JsonNode, SyntaxFault } from '../../text/json/types.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import { trimmed } from './lines.ts';
import { asNode, type LayerReader } from './piece.ts';

/** Marks that a program's own display leaves where it shows no more; no response holds them outside a string. */
export const LOSSY_MARK =
	/\[(?:Object|Array|Circular(?: \*\d+)?|Function(?:: \w+)?|object Object)\]|\.{3} \d+ more items?/;

/** A text that is JSON from end to end, or would be but for faults that can be named. */
export const json: LayerReader = {
	id: 'json',
	reads: 'text',
	open(piece) {
		const node = readStrict(piece.view);
		return node && { pieces: [asNode(piece, node)] };
	},
};

/** JSON with faults: quotes of a word processor, Python literals, trailing commas, cut off … */
export const nearJson: LayerReader = {
	id: 'json',
	reads: 'text',
	open(piece, forced) {
		const node = readNear(piece.view, forced) ?? readMember(piece.view);
		return node && { pieces: [asNode(piece, node)] };
	},
};

/** The value of a text that JSON.parse accepts, white space and byte-order mark aside. */
export function readStrict(view: TextView): JsonNode | undefined {
	const { start, end } = trimmed(view.text);
	if (!/[{["\-\dtfn]/.test(view.text[start] ?? '') || !/[}\]"\de l]/.test(view.text[end - 1] ?? ''))
		return undefined;
	if (!isJson(view.text.slice(start, end))) return undefined;
	return readJson(sliceView(view, start, end)).root;
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		// Whatever JSON.parse refuses is none; what is wrong with it is found elsewhere.
		return false;
	}
}

/** Enough of a text to tell whether it reads like JSON at all. */
const SNIFF_LENGTH = 4_000;
/** What may follow a bracket in JSON, faulty or not; the stamp of a log line is none of it. */
const LIST_START = /^\[\s*(?:[{[\]"'“”‘’`/#,]|-?\d+(?:\.\d+)?\s*(?:[,\]]|$)|[A-Za-z]{4,9}\s*[,\]]|$)/;

/** The value of a text that begins like an object or a list and reads like one, in spite of its faults. */
export function readNear(view: TextView, forced = false): JsonNode | undefined {
	const { start, end } = trimmed(view.text);
	const opener = view.text[start];
	if (opener !== '{' && opener !== '[') return undefined;
	if (opener === '[' && !LIST_START.test(view.text.slice(start, start + 200))) return undefined;
	const isLong = end - start > SNIFF_LENGTH;
	if (isLong && !forced && !readAs(sliceView(view, start, start + SNIFF_LENGTH), false)) return undefined;
	return readAs(sliceView(view, start, end), forced);
}

/** Members of a response that are told by their name alone. */
const TOP_MEMBERS = ['error', 'result', 'resultados', 'structuredContent', 'content', 'jsonrpc', 'isError'];
/** A key, whole or cut at its beginning, and its value. */
const MEMBER_START = /^("?)([A-Za-z]{2,20})"\s{0,10}(?::|=>)\s{0,10}(?=[{["tf\d])/;

/** A response whose beginning was not copied: a member of it under its own key, of which some letters may be missing. */
function readMember(view: TextView): JsonNode | undefined {
	const { start, end } = trimmed(view.text);
	const match = MEMBER_START.exec(view.text.slice(start, Math.min(end, start + 60)));
	if (!match) return undefined;
	const [, quote, letters = ''] = match;
	const name = TOP_MEMBERS.find((member) => (quote === '"' ? member === letters : member.endsWith(letters)));
	if (name === undefined) return undefined;
	const opening = quote === '"' ? '{' : `{"${name.slice(0, name.length - letters.length)}`;
	const document = readJson(sliceView(view, start, end), { opening });
	const { root } = document;
	return root?.kind === 'object' && readsLikeJson(document, root) ? root : undefined;
}

function readAs(view: TextView, forced: boolean): JsonNode | undefined {
	const document = readJson(view);
	return document.root && (forced || readsLikeJson(document, document.root)) ? document.root : undefined;
}

/** Faults after which nobody can say that the rest is meant as JSON. */
const STRANGE: ReadonlySet<SyntaxFault['id']> = new Set(['unexpected', 'missing-colon', 'missing-value']);

function readsLikeJson(document: JsonDocument, root: JsonNode): boolean {
	const { faults, view } = document;
	// Behind a quoted key the arrow of Ruby's displays is a colon; in a program it is something else.
	const isRuby = root.kind === 'object' && hasQuotedKey(root);
	const strange = faults.filter(({ id, found }) => STRANGE.has(id) && !(isRuby && found === '=>')).length;
	const extra = faults.find((fault) => fault.id === 'extra-text');
	if (extra && !/^[\s\]},;)]*$/.test(view.text.slice(extra.start, extra.start + 200))) return false;
	if (root.kind === 'object') {
		if (root.size === 0) return strange === 0 && faults.every((fault) => fault.id !== 'extra-text');
		return (
			strange === 0 || (strange <= 1 + root.size / 2 && (hasQuotedKey(root) || LOSSY_MARK.test(view.text)))
		);
	}
	const first = root.children[0];
	if (!first) return strange === 0;
	if (first.kind === 'object')
		return readsLikeJson({ ...document, faults: faults.filter((f) => f.id !== 'extra-text') }, first);
	return (
		strange === 0 &&
		(first.kind !== 'number' ||
			faults.every((fault) => fault.id === 'truncated' || fault.id === 'trailing-comma'))
	);
}

function hasQuotedKey(node: JsonNode): boolean {
	const key = node.children[0]?.key;
	return key !== undefined && key.end - key.start === key.name.length + 2;
}
