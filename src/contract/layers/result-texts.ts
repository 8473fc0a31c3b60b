import { jsonStringView } from '../../text/json/string-view.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { sliceView, type TextView } from '../../text/view.ts';
import { trimmed } from './lines.ts';
import { readNear, readStrict } from './near-json.ts';
import { spanOf } from './piece.ts';
import { stringOf } from './shapes.ts';
import type { Layer, ResultPart } from './types.ts';

type ResultText = ResultPart['texts'][number];

/** The text blocks of `content`; a plain string counts as one. */
export function readTexts(content: JsonNode | undefined): ResultText[] {
	if (!content) return [];
	if (content.kind === 'string') return [readText(content)];
	const blocks = content.kind === 'array' ? content.children : [content];
	return blocks.flatMap((block) => {
		if (block.kind === 'string') return [readText(block)];
		if (block.kind !== 'object') return [];
		const type = stringOf(block.get('type'));
		const text = block.get('text');
		return text?.kind === 'string' && (type === undefined || !isOtherBlock(type)) ? [readText(text)] : [];
	});
}

function isOtherBlock(type: string): boolean {
	return type === 'image' || type === 'audio' || type === 'resource' || type === 'resource_link';
}

function readText(node: JsonNode): ResultText {
	const view = jsonStringView(node);
	const inside = openJson(view);
	return { node, view, layers: inside?.layers ?? [], ...(inside && { json: inside.node }) };
}

/** JSON strings can't nest deeper than some 24 levels: each level doubles the escapes. */
const MOST_LEVELS = 32;
const WHOLE_FENCE = /^(?:```|~~~)[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?(?:```|~~~)$/;

/** The object or list that a text spells, be it in a fence or in strings inside strings. */
function openJson(view: TextView): { node: JsonNode; layers: Layer[] } | undefined {
	const layers: Layer[] = [];
	let text = view;
	for (let level = 0; level < MOST_LEVELS; level++) {
		const { start, end } = trimmed(text.text);
		const opener = text.text[start];
		if (opener === '`' || opener === '~') {
			const fence = WHOLE_FENCE.exec(text.text.slice(start, end));
			if (!fence) return undefined;
			layers.push({ id: 'markdown-fence', span: spanOf(text) });
			const from = start + fence[0].indexOf('\n') + 1;
			text = sliceView(text, from, from + (fence[1] ?? '').length);
		} else if (opener === '"') {
			const string = readStrict(text);
			if (string?.kind !== 'string') return undefined;
			layers.push({ id: 'json-string', span: string.span() });
			text = jsonStringView(string);
		} else {
			const node = readStrict(text) ?? readNear(text);
			return node && (node.kind === 'object' || node.kind === 'array') ? { node, layers } : undefined;
		}
	}
	return undefined;
}
