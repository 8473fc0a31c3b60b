import { embeddedSite } from './embedded.ts';
import { fillSites, findStretches } from './lines.ts';
import { placeSites } from './scan-literal.ts';
import type { CodeHit, Site } from './types.ts';

const WINDOW = 400;
const ATTRIBUTE = /([\p{L}_:][\p{L}\p{N}_:.-]{0,80})\s{0,3}=\s{0,3}(["'])$/u;
const ELEMENT = /<([\p{L}_:][\p{L}\p{N}_:.-]{0,80})(?:\s[^<>]{0,200})?>\s{0,40}$/u;

/** Sites in XML or HTML: an attribute's value, or all the text of an element. */
export function scanXml(text: string, hits: readonly CodeHit[], isHtml: boolean): Site[] {
	const sites = hits.map((hit) => siteOf(text, hit, isHtml));
	for (const { start, end } of findStretches(text, '<!--', '-->')) {
		placeSites(sites, hits, start, end, (inside) => fillSites(inside, { place: 'comment' }));
	}
	return sites;
}

/** The beginning of an attribute's value that is not closed yet. */
const IN_ATTRIBUTE =
	/([\p{L}_:@.#*[(][\p{L}\p{N}_:@.()[\]-]{0,80})\s{0,3}=\s{0,3}("([^"<>]{0,300})|'([^'<>]{0,300}))$/u;

function siteOf(text: string, { start, end, ordinary }: CodeHit, isHtml: boolean): Site {
	const before = text.slice(Math.max(0, start - WINDOW), start);
	const after = text.slice(end, end + WINDOW);
	const attribute = ATTRIBUTE.exec(before);
	if (attribute && after.startsWith(attribute[2] ?? '"')) {
		const name = attribute[1] ?? '';
		// Classes and ids of a web page are names that its styles and scripts look up.
		return isHtml && !name.startsWith('data-') ? { place: 'identifier' } : { place: 'value', name };
	}
	const element = ELEMENT.exec(before);
	if (element && /^\s*<\//.test(after)) {
		const name = element[1] ?? '';
		return isHtml ? { place: 'value', name: '', soft: 'inline-code' } : { place: 'value', name };
	}
	const inside = IN_ATTRIBUTE.exec(before);
	if (inside && !/^(?:class|id|for|href|src|style)$/i.test(inside[1] ?? '')) {
		const begun = inside[3] ?? inside[4] ?? '';
		const body = begun + text.slice(start, end) + (/^[^"<>]{0,300}/.exec(after)?.[0] ?? '');
		const hit = { start: begun.length, end: begun.length + end - start, ordinary };
		return embeddedSite(body, hit, inside[1] ?? '') ?? { place: 'identifier' };
	}
	return { place: /<[^<>]{0,400}$/.test(before) ? 'identifier' : 'word' };
}
