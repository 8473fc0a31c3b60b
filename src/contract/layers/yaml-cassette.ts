import { readStrict } from './near-json.ts';
import { asNode, type LayerReader } from './piece.ts';
import { yamlToJson } from './yaml-json.ts';

/** How a recorder of tests begins its file: VCR, vcrpy, go-vcr. */
const HEAD = /^(?:---[^\n]{0,40}\r?\n)?["']?(?:http_interactions|interactions|version|recorded_with)["']?:/;
/** A larger file is read as text: each letter of it would be kept with its place. */
const LARGEST = 4_000_000;
const REQUEST = /^[ -]*["']?request["']?:/m;
const RESPONSE = /^[ -]*["']?response["']?:/m;

/** A test's recording in YAML: the same that a recorder writes as JSON. */
export const yamlCassette: LayerReader = {
	id: 'json',
	reads: 'text',
	open(piece) {
		const { text } = piece.view;
		if (
			text.length > LARGEST ||
			!HEAD.test(text.slice(0, 200)) ||
			!REQUEST.test(text) ||
			!RESPONSE.test(text)
		)
			return undefined;
		const view = yamlToJson(text)?.toView(piece.view);
		const node = view && readStrict(view);
		return node && { pieces: [asNode(piece, node)] };
	},
};
