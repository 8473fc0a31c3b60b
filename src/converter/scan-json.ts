import { nameOf } from '../registry/index.ts';
import { readJson } from '../text/json/read.ts';
import { jsonStringView } from '../text/json/string-view.ts';
import type { JsonDocument, JsonNode } from '../text/json/types.ts';
import { rootView } from '../text/view.ts';
import { fillSites } from './lines.ts';
import type { CodeHit, Site } from './types.ts';

const BOM = 0xfeff;

/** Sites in a JSON text, JSON inside its strings included; undefined where the text is not JSON. */
export function scanJson(text: string, hits: readonly CodeHit[], name = ''): Site[] | undefined {
	const document = readJson(rootView(text), { start: text.charCodeAt(0) === BOM ? 1 : 0 });
	if (!document.root || document.faults.length > 0) return undefined;
	return scanDocument(document, hits, name);
}

/** Sites of the hits inside a value that begins at `start`, and where it ends; undefined where none does. */
export function scanJsonAt(
	text: string,
	start: number,
	hits: readonly CodeHit[],
): { readonly sites: Site[]; readonly end: number } | undefined {
	const document = readJson(rootView(text), { start, single: true });
	if (!document.root || document.faults.length > 0) return undefined;
	return { sites: scanDocument(document, hits, ''), end: document.end };
}

function scanDocument({ root }: JsonDocument, hits: readonly CodeHit[], name: string): Site[] {
	const sites = fillSites(hits, { place: 'word' });
	if (!root) return sites;
	const open: { node: JsonNode; outer: string }[] = [{ node: root, outer: name }];
	let next = 0;
	for (let at = open.pop(); at && next < hits.length; at = open.pop()) {
		const { node, outer } = at;
		if (node.key) {
			const end = node.key.span().at(-1)?.end ?? 0;
			for (; (hits[next]?.start ?? Number.POSITIVE_INFINITY) < end; next++) sites[next] = { place: 'key' };
		}
		const span = node.span();
		const start = span[0]?.start ?? 0;
		const end = span.at(-1)?.end ?? 0;
		if ((hits[next]?.start ?? Number.POSITIVE_INFINITY) >= end) continue;
		if (node.kind === 'object' || node.kind === 'array') {
			for (const child of node.children.toReversed()) open.push({ node: child, outer });
			continue;
		}
		const inner = innerJson(node);
		if (inner) {
			open.push({ node: inner, outer: nameOf(node) || outer });
			continue;
		}
		for (let hit = hits[next]; hit && hit.start < end; hit = hits[++next]) {
			if (hit.start >= start && node.scalar === hit.token)
				sites[next] = { place: 'value', name: nameOf(node) || outer };
		}
	}
	return sites;
}

/** The JSON that a string holds. */
function innerJson(node: JsonNode): JsonNode | undefined {
	if (node.kind !== 'string' || typeof node.scalar !== 'string' || !/^\s*["[{]/.test(node.scalar))
		return undefined;
	const document = readJson(jsonStringView(node));
	return document.faults.length === 0 ? document.root : undefined;
}
