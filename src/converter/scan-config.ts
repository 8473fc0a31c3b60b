import { linesWithHits, shiftHits } from './lines.ts';
import type { CodeHit, Site } from './types.ts';

/** `export NAME=value`, `- name: value`, `name = value`; a key in quotes too. */
const ENTRY = /^\s*(?:export\s+|-\s+)*(["']?)([^\s"'=:#](?:[^"'=:#]*[^\s"'=:#])?)\1\s*(?:=|:(?=\s|$))\s*/;
const ITEM = /^\s*-\s+/;
const LONGEST_LINE = 100_000;

/** Sites in settings of one entry a line: env files, properties, and YAML that no grammar reads. */
export function scanConfigLines(text: string, hits: readonly CodeHit[]): Site[] {
	return linesWithHits(text, hits).flatMap((part) => {
		const line = readLine(text.slice(part.start, Math.min(part.end, part.start + LONGEST_LINE)));
		const name = line.isItem ? listAbove(text, part.start) : line.name;
		return shiftHits(part.hits, part.start).map((hit) => siteInLine(line, name, hit));
	});
}

/** What a line of settings is made of, found once for all its hits. */
interface ConfigLine {
	readonly text: string;
	readonly name: string;
	/** An item of a list, without a name of its own. */
	readonly isItem: boolean;
	/** Where its value begins; negative where it has none. */
	readonly valueStart: number;
	/** Where the value ends, and a comment may begin. */
	readonly valueEnd: number;
	/** Whether the value is a name or a list of names. */
	readonly isNames: boolean;
}

function readLine(text: string): ConfigLine {
	const entry = ENTRY.exec(text);
	const item = entry ? undefined : ITEM.exec(text)?.[0];
	const valueStart = (entry?.[0] ?? item)?.length ?? -1;
	const comment = /^\s*[#;]/.test(text) ? 0 : text.slice(Math.max(valueStart, 0)).search(/(?<=\s)#/);
	const limit = comment < 0 ? text.length : comment + (comment === 0 ? 0 : Math.max(valueStart, 0));
	const value = text.slice(Math.max(valueStart, 0), limit).trimEnd();
	const valueEnd = Math.max(valueStart, 0) + value.length;
	const isNames = valueStart >= 0 && NAMES.test(value.replace(/^(["'])(.*)\1$/, ' $2 '));
	return { text, name: entry?.[2]?.trim() ?? '', isItem: item !== undefined, valueStart, valueEnd, isNames };
}

/** One name, or several with separators between them. */
const NAMES = /^[\s[("']*[\w.$-]+(?:["']?\s*[,;|]\s*["']?[\w.$-]+)*["'\s\])]*[,;]?$/;

function siteInLine(line: ConfigLine, name: string, { start, end }: CodeHit): Site {
	const { text, valueStart, valueEnd } = line;
	if (/^\s*[#;]/.test(text) || (start >= valueEnd && start >= valueStart)) return { place: 'comment' };
	if (valueStart < 0) return { place: 'word' };
	if (start < valueStart) return { place: 'key' };
	return line.isNames && isApart(text.charAt(start - 1), text.charAt(end))
		? { place: 'value', name }
		: { place: 'word' };
}

/** Whether a token stands alone between the marks of a list or at the ends of a value. */
function isApart(before: string, after: string): boolean {
	return (before === '' || /[\s"'[(,;|=:]/.test(before)) && (after === '' || /[\s"'\]),;|]/.test(after));
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
