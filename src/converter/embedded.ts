import type { CodeHit, Site } from './types.ts';

/** One name after another, with what parts them in a list or a pattern: `TIMEOUT|CANCELLED`, `^(a|b)$`, `a, b`. */
const NAMES =
	/^[\s^(?:"'`[]{0,8}[\w.$*-]{1,80}(?:["'`]?\s{0,4}[|,;]\s{0,4}["'`]?[\w.$*-]{1,80}){1,60}["'`\s)\]$+*?]{0,8}$/;
/** A field, a comparison or a matcher, and other names of its list: `code=~"a|`, `error_code IN ('a', `. */
const FIELD =
	/([\w.$-]{1,60})["'`\])]{0,2}\s{0,4}(?:=~|!~|[=!]==?|=|:|<>|(?<![\w.])(?:IN|in|LIKE|like|is|IS))\s{0,4}[("'`[^]{0,4}(?:[\w.$*-]{1,80}["'`]?\s{0,4}[|,]\s{0,4}["'`]?){0,40}$/;
/** What may follow a value there; a sentence goes on with a word. */
const ENDS = /^(?:$|["'`|,;)\]}$]|\s*(?:$|[|,;)\]}&]|(?:AND|OR|and|or)\b|[\w.-]{1,60}\s{0,2}=))/;
const WINDOW = 400;

/**
 * The site of a hit inside a text that is a small language of its own: a query, a pattern, a list, a line of fields.
 * A suggestion at most, since what reads it must change too; undefined where the text is a sentence.
 */
export function embeddedSite(
	body: string,
	{ start, end, ordinary }: Pick<CodeHit, 'start' | 'end' | 'ordinary'>,
	name: string,
): Site | undefined {
	const before = body.slice(Math.max(0, start - WINDOW), start);
	const after = body.slice(end, end + WINDOW);
	const field = ENDS.test(after) ? FIELD.exec(before)?.[1] : undefined;
	if (field !== undefined) return { place: 'value', name: field, soft: 'embedded' };
	const isList = body.length <= WINDOW * 4 && NAMES.test(body);
	// A code that is nothing else is one in a sentence too.
	return isList || !ordinary ? { place: 'value', name, soft: 'embedded' } : undefined;
}
