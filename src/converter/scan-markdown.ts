import { fillSites, findStretches, hitsWithin, linesWithHits, shiftHits } from './lines.ts';
import { placeSites } from './scan-literal.ts';
import type { CodeHit, Site } from './types.ts';

/** A part of a Markdown text that is written in another language. */
export interface Block {
	readonly start: number;
	readonly end: number;
	/** First word of the fence's info string, lower case; `yaml` for front matter. */
	readonly language: string;
}

const FENCE =
	/^[ \t>]{0,20}(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?(`{3,}|~{3,}(?!~))[ \t]*(?![ \t])([^\s`{]*)(?![^\s`{])[^\n`]*$/gm;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[^\n]*\n)*?---[ \t]*(?:\r?\n|$)/;
const LONGEST_LINE = 4000;
const WINDOW = 400;
const INLINE_CODE = /(?<!`)(`{1,3})(?!`)([^\n]{1,400}?)(?<!`)\1(?!`)/g;

/** Sites in Markdown: blocks by their language, cells and inline code as suggestions, the rest as words. */
export async function scanMarkdown(
	text: string,
	hits: readonly CodeHit[],
	scanBlock: (source: string, inside: readonly CodeHit[], language: string) => Promise<readonly Site[]>,
): Promise<Site[]> {
	const sites = linesWithHits(text, hits).flatMap(({ start, end, hits: inside }) => {
		if (end - start > LONGEST_LINE) return inside.map((hit) => siteInWindow(text, hit));
		const line = text.slice(start, end);
		return shiftHits(inside, start).map((hit) => siteInLine(line, hit));
	});
	for (const { start, end } of findStretches(text, '<!--', '-->')) {
		placeSites(sites, hits, start, end, (inside) => fillSites(inside, { place: 'comment' }));
	}
	for (const { start, end, language } of findBlocks(text)) {
		const { first, hits: inside } = hitsWithin(hits, start, end);
		if (inside.length === 0) continue;
		const found = await scanBlock(text.slice(start, end), shiftHits(inside, start), language);
		for (const [index, site] of found.entries()) sites[first + index] = site;
	}
	return sites;
}

/** The fenced blocks and the front matter. */
export function findBlocks(text: string): Block[] {
	const blocks: Block[] = [];
	const front = FRONT_MATTER.exec(text)?.[0];
	if (front) blocks.push({ start: 0, end: front.length, language: 'yaml' });
	let open: { fence: string; start: number; language: string } | undefined;
	for (const match of text.matchAll(FENCE)) {
		const [line, fence = '', language = ''] = match;
		if (!open) open = { fence, start: match.index + line.length, language: language.toLowerCase() };
		else if (language === '' && fence.startsWith(open.fence)) {
			blocks.push({ start: open.start, end: match.index, language: open.language });
			open = undefined;
		}
	}
	if (open) blocks.push({ start: open.start, end: text.length, language: open.language });
	return blocks;
}

/** In a line that is too long to be read anew for each hit, only what is near counts. */
function siteInWindow(text: string, hit: CodeHit): Site {
	const start = Math.max(0, hit.start - WINDOW);
	const [moved = hit] = shiftHits([hit], start);
	return siteInLine(text.slice(start, hit.end + WINDOW), moved);
}

function siteInLine(line: string, hit: CodeHit): Site {
	for (const { index, 1: ticks = '', 2: code = '' } of line.matchAll(INLINE_CODE)) {
		const start = index + ticks.length;
		if (hit.start < start || hit.end > start + code.length) continue;
		const isWhole = code.trim().replace(/^(["'])(.*)\1$/, '$2') === hit.token;
		if (!isWhole) return { place: 'word' };
		return {
			place: 'value',
			name: '',
			soft: isCell(line, index, start + code.length + ticks.length) ? 'table-cell' : 'inline-code',
		};
	}
	return isCell(line, hit.start, hit.end)
		? { place: 'value', name: '', soft: 'table-cell' }
		: { place: 'word' };
}

/** Whether the range is all that stands between two bars of a table row. */
function isCell(line: string, start: number, end: number): boolean {
	const left = line.lastIndexOf('|', start - 1);
	const right = line.indexOf('|', end);
	if (left < 0 && right < 0) return false;
	return (
		/^\s*$/.test(line.slice(left + 1, start)) &&
		/^\s*$/.test(line.slice(end, right < 0 ? line.length : right))
	);
}
