import { readJson } from '../../text/json/read.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import { openResult } from './calltoolresult.ts';
import { trimmed } from './lines.ts';
import { addLayer, type LayerReader, type NodePiece, spanOf } from './piece.ts';
import { readTexts } from './result-texts.ts';
import type { ResultPart } from './types.ts';

const HEAD = /^(?:CallToolResult\(|ToolMessage\(|\[?TextContent\(|(?:_?meta=\S{1,200} )?content=[['"])/;
const TEXT = /(?<![\p{L}\p{N}_])text=(?=['"])/gu;
const CONTENT = /(?<![\p{L}\p{N}_])content=(?=['"])/gu;
const FLAG = /(?<![\p{L}\p{N}_])(?:isError|is_error|status)=(True|False|'\w+')/u;

/** A result as a Python program prints it: the texts in it are the tool's, the rest is the program's. */
export const pythonRepr: LayerReader = {
	id: 'wrapper',
	reads: 'text',
	open(piece) {
		const { view } = piece;
		const { start } = trimmed(view.text);
		if (!HEAD.test(view.text.slice(start, start + 300))) return undefined;
		const texts = findLiterals(view, TEXT);
		const [content] = texts.length > 0 ? texts : findLiterals(view, CONTENT);
		if (!content) return undefined;
		const flag = findFlag(view, content);
		const said = [content, ...texts.slice(1)].flatMap((node) => readTexts(node));
		const result: ResultPart = { node: content, content, texts: said, ...(flag && { isError: flag }) };
		const layered = addLayer(piece, 'wrapper', spanOf(view), { kind: 'product', name: 'Python' });
		// The literals are Python's and no JSON of the wire: their quotes are not judged.
		const { view: _view, ...draft } = layered;
		const opened: NodePiece = { ...draft, rest: 'node', node: content, result };
		return openResult(opened, result);
	},
};

function findLiterals(view: TextView, name: RegExp): JsonNode[] {
	const found: JsonNode[] = [];
	name.lastIndex = 0;
	for (let hit = name.exec(view.text); hit; hit = name.exec(view.text)) {
		const start = hit.index + hit[0].length;
		const end = literalEnd(view.text, start);
		const node = end > 0 ? readJson(sliceView(view, start, end)).root : undefined;
		if (node?.kind === 'string') found.push(node);
		name.lastIndex = Math.max(end, start + 1);
	}
	return found;
}

/** The end of a Python literal of one line, or -1. */
function literalEnd(text: string, start: number): number {
	const mark = /\\[\s\S]|['"\n]/g;
	mark.lastIndex = start + 1;
	for (let hit = mark.exec(text); hit; hit = mark.exec(text)) {
		if (hit[0] === '\n') return -1;
		if (hit[0] === text[start]) return mark.lastIndex;
	}
	return -1;
}

/** The flag stands before or behind the texts, never in them. */
function findFlag({ text, ...view }: TextView, content: JsonNode): JsonNode | undefined {
	const literal = content.document.view.text;
	const from = text.indexOf(literal);
	const outside = text.slice(0, from) + ' '.repeat(literal.length) + text.slice(from + literal.length);
	const flag = FLAG.exec(outside);
	if (!flag?.[1]) return undefined;
	const start = flag.index + flag[0].length - flag[1].length;
	return readJson(sliceView({ text, ...view }, start, start + flag[1].length)).root;
}
