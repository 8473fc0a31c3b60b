import { embeddedSite } from './embedded.ts';
import { fillSites, hitsWithin, shiftHits } from './lines.ts';
import { scanJson } from './scan-json.ts';
import type { CodeHit, Site } from './types.ts';

/** A quoted literal: offsets of what stands between its quotes. */
export interface Literal {
	readonly bodyStart: number;
	readonly bodyEnd: number;
	/** `"…"` with escapes as in JSON. */
	readonly doubleQuoted: boolean;
}

/** Sites of the hits inside a literal: its whole content, a value of the JSON or the small language it holds, or a word of it. */
export function scanLiteral(
	text: string,
	hits: readonly CodeHit[],
	literal: Literal,
	whole: () => Site,
): Site[] {
	const [only] = hits;
	const body = text.slice(literal.bodyStart, literal.bodyEnd);
	if (hits.length === 1 && only && body === only.token) return [whole()];
	const inner = scanInnerJson(text, hits, literal, body);
	if (inner) return inner;
	const outer = whole();
	// What is no value as a whole (the path of a module, a key) holds none.
	if (outer.place !== 'value') return fillSites(hits, { place: 'word' });
	return shiftHits(hits, literal.bodyStart).map(
		(hit) => embeddedSite(body, hit, outer.name) ?? { place: 'word' },
	);
}

function scanInnerJson(
	text: string,
	hits: readonly CodeHit[],
	{ bodyStart, bodyEnd, doubleQuoted }: Literal,
	body: string,
): Site[] | undefined {
	if (!/^\s*[[{]/.test(body)) return undefined;
	if (!body.includes('\\')) return scanJson(body, shiftHits(hits, bodyStart));
	if (!doubleQuoted) return undefined;
	return scanJson(text.slice(bodyStart - 1, bodyEnd + 1), shiftHits(hits, bodyStart - 1));
}

/** Writes the sites of some hits into those of all. */
export function placeSites(
	all: Site[],
	hits: readonly CodeHit[],
	start: number,
	end: number,
	scan: (inside: readonly CodeHit[]) => readonly Site[],
): void {
	const { first, hits: inside } = hitsWithin(hits, start, end);
	if (inside.length === 0) return;
	scan(inside).forEach((site, index) => {
		all[first + index] = site;
	});
}
