import { linesWithHits } from './lines.ts';
import type { Hit, Site } from './types.ts';

/** `export NAME=value`, `- name: value`, `name = value`; a key in quotes too. */
const ENTRY = /^\s*(?:export\s+|-\s+)*(["']?)([^\s"'=:#](?:[^"'=:#]*[^\s"'=:#])?)\1\s*(?:=|:(?=\s|$))\s*/;
const ITEM = /^\s*-\s+/;
const LONGEST_LINE = 100_000;

/** Sites in settings of one entry a line: env files, properties, and YAML that no grammar reads. */
export function scanConfigLines(text: string, hits: readonly Hit[]): Site[] {
	return linesWithHits(text, hits).flatMap(({ start, end, hits: inside }) => {
		const line = text.slice(start, Math.min(end, start + LONGEST_LINE));
		return inside.map((hit) => siteInLine(line, hit, start, () => listAbove(text, start)));
	});
}

function siteInLine(line: string, hit: Hit, lineStart: number, listName: () => string): Site {
	const from = hit.start - lineStart;
	const to = hit.end - lineStart;
	const head = line.slice(0, from);
	if (/^\s*[#;]/.test(line)) return { place: 'comment' };
	const entry = ENTRY.exec(line);
	const valueStart = entry ? entry[0].length : (ITEM.exec(line)?.[0].length ?? -1);
	if (valueStart < 0) return { place: /\s#/.test(head) ? 'comment' : 'word' };
	if (from < valueStart) return { place: 'key' };
	const name = entry?.[2]?.trim() ?? listName();
	const value = line.slice(valueStart);
	return isWholeValue(value, from - valueStart, to - valueStart)
		? { place: 'value', name }
		: { place: /\s#/.test(line.slice(valueStart, from)) ? 'comment' : 'word' };
}

/** Whether the token is the value, or one element of a list of names in it. */
function isWholeValue(value: string, from: number, to: number): boolean {
	const content = value.replace(/(?<=\s)#.*$/, '').trimEnd();
	if (to > content.length) return false;
	const bare = content.replace(/^(["'])(.*)\1$/, ' $2 ');
	if (
		!/^[\s[(]*[\w.$-]+(?:["']?\s*[,;|]\s*["']?[\w.$-]+)*["'\s\])]*[,;]?$/.test(bare.replace(/^\s*["']/, ' '))
	) {
		return false;
	}
	const before = value.charAt(from - 1);
	const after = value.charAt(to);
	return (before === '' || /[\s"'[(,;|]/.test(before)) && (after === '' || /[\s"'\]),;|]/.test(after));
}

/** The key above a list item, less indented or equal. */
function listAbove(text: string, lineStart: number): string {
	const above = text
		.slice(Math.max(0, lineStart - 4000), lineStart)
		.split('\n')
		.reverse();
	for (const line of above) {
		if (line.trim() === '' || ITEM.test(line) || /^\s*#/.test(line)) continue;
		return ENTRY.exec(line)?.[2]?.trim() ?? '';
	}
	return '';
}
