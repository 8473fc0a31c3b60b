import { type CST, Parser } from 'yaml';
import { SCHEMA_WORDS } from '../registry/index.ts';
import { fillSites, linesWithHits, shiftHits } from './lines.ts';
import { scanConfigLines } from './scan-config.ts';
import { scanJson } from './scan-json.ts';
import { placeSites, scanLiteral } from './scan-literal.ts';
import type { CodeHit, Site } from './types.ts';

/** The syntax tree of a larger text takes too much memory; it is read line by line. */
const LARGEST_TREE = 4_000_000;

interface Open {
	readonly token: CST.Token;
	readonly name: string;
	readonly isKey: boolean;
}

/** Sites in YAML; what its grammar refuses (a template) is read line by line. */
export function scanYaml(text: string, hits: readonly CodeHit[]): Site[] {
	if (text.length > LARGEST_TREE) return scanConfigLines(text, hits);
	const sites = outsideScalars(text, hits);
	const open: Open[] = [];
	for (const token of new Parser().parse(text)) {
		if (token.type === 'error' || token.type === 'flow-error-end') return scanConfigLines(text, hits);
		if (token.type === 'document' && token.value) open.push({ token: token.value, name: '', isKey: false });
		for (let at = open.pop(); at; at = open.pop()) {
			if (!visit(text, hits, sites, open, at)) return scanConfigLines(text, hits);
		}
	}
	return sites;
}

/** Reads one node and opens those under it; false where the grammar gave up. */
function visit(text: string, hits: readonly CodeHit[], sites: Site[], open: Open[], at: Open): boolean {
	const { token, name, isKey } = at;
	switch (token.type) {
		case 'block-map':
		case 'flow-collection':
		case 'block-seq':
			for (const item of token.items)
				openItem(open, item, token.type === 'block-seq' ? name : undefined, name);
			return true;
		case 'scalar':
		case 'single-quoted-scalar':
		case 'double-quoted-scalar':
			placeScalar(text, hits, sites, token, name, isKey);
			return true;
		case 'block-scalar':
			placeBlock(text, hits, sites, token, name);
			return true;
		default:
			return token.type !== 'error';
	}
}

type Item =
	| CST.BlockMap['items'][number]
	| CST.BlockSequence['items'][number]
	| CST.FlowCollection['items'][number];

function openItem(open: Open[], item: Item, listName: string | undefined, outer: string): void {
	const key = 'key' in item ? item.key : undefined;
	const hasSeparator = 'sep' in item && item.sep !== undefined;
	if (key) {
		// In a flow list (`[a, b]`) an element stands where a key would, without its colon.
		const isKey = hasSeparator || (listName === undefined && !isFlowElement(item));
		open.push({ token: key, name: outer, isKey });
	}
	if (item.value) {
		const own = key ? keyText(key) : (listName ?? outer);
		const name = outer !== '' && SCHEMA_WORDS.has(own) ? outer : own;
		open.push({ token: item.value, name, isKey: false });
	}
}

function isFlowElement(item: Item): boolean {
	return !('sep' in item) || item.sep === undefined;
}

function keyText(token: CST.Token): string {
	if (!('source' in token)) return '';
	return token.source.replace(/^["']|["']$/g, '');
}

function placeScalar(
	text: string,
	hits: readonly CodeHit[],
	sites: Site[],
	token: CST.FlowScalar,
	name: string,
	isKey: boolean,
): void {
	const end = token.offset + token.source.length;
	const quoted = token.type !== 'scalar';
	placeSites(sites, hits, token.offset, end, (inside) => {
		if (isKey) return fillSites(inside, { place: 'key' });
		const literal = {
			bodyStart: token.offset + (quoted ? 1 : 0),
			bodyEnd: quoted ? end - 1 : end,
			doubleQuoted: token.type === 'double-quoted-scalar',
		};
		return scanLiteral(text, inside, literal, () => ({ place: 'value', name }));
	});
}

function placeBlock(
	text: string,
	hits: readonly CodeHit[],
	sites: Site[],
	token: CST.BlockScalar,
	name: string,
): void {
	const start = text.startsWith(token.source, token.offset)
		? token.offset
		: text.indexOf(token.source, token.offset);
	if (start < 0) return;
	const end = start + token.source.length;
	placeSites(sites, hits, start, end, (inside) => {
		const [only] = inside;
		if (inside.length === 1 && only && token.source.trim() === only.token) return [{ place: 'value', name }];
		const shifted = shiftHits(inside, start);
		return (
			(/^\s*[[{]/.test(token.source) ? scanJson(token.source, shifted) : undefined) ??
			fillSites(inside, { place: 'word' })
		);
	});
}

/** What stands outside every scalar: a comment, else an anchor, an alias or a tag. */
function outsideScalars(text: string, hits: readonly CodeHit[]): Site[] {
	return linesWithHits(text, hits).flatMap(({ start, end, hits: inside }) => {
		const comment = text.slice(start, end).search(/(?<![^\s])#/);
		return inside.map(
			(hit): Site => ({
				place: comment >= 0 && hit.start > start + comment ? 'comment' : 'identifier',
			}),
		);
	});
}
