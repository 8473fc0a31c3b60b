import { readJson } from '../../text/json/read.ts';
import { jsonStringView } from '../../text/json/string-view.ts';
import type { TextView } from '../../text/view.ts';
import { decodeEntities } from './entity-view.ts';
import { trimmed } from './lines.ts';
import { addLayer, asText, type LayerReader, spanOf } from './piece.ts';

const ESCAPED = /^[{[](?:\\[nrt]|\s){0,80}\\"/;
const ENTITIES = /^[{[]\s*&(?:quot|#34|#x22);/i;

/** The inside of a JSON string, copied without the quotes around it: `{\"error\": …}`. */
export const escapedText: LayerReader = {
	id: 'json-string',
	reads: 'text',
	open(piece) {
		const { view } = piece;
		const { start } = trimmed(view.text);
		if (!ESCAPED.test(view.text.slice(start, start + 200))) return undefined;
		const { root } = readJson(quoted(view));
		if (root?.kind !== 'string') return undefined;
		return { pieces: [asText(addLayer(piece, 'json-string', spanOf(view)), jsonStringView(root))] };
	},
};

/** JSON with HTML's entities in the place of its quotes, as a web page's source shows it. */
export const entityText: LayerReader = {
	id: 'json',
	reads: 'text',
	open(piece) {
		const { view } = piece;
		const { start } = trimmed(view.text);
		if (!ENTITIES.test(view.text.slice(start, start + 200))) return undefined;
		return { pieces: [asText(piece, decodeEntities(view))] };
	},
};

/** The text between quotes that are not in the paste. */
function quoted(view: TextView): TextView {
	const inside = (offset: number) => Math.min(Math.max(offset - 1, 0), view.text.length);
	return {
		text: `"${view.text}"`,
		source: view.source,
		locate: (start, end) => view.locate(inside(start), inside(end)),
		replace: (start, end, replacement) => view.replace(inside(start), inside(end), replacement),
	};
}
