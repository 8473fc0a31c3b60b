import type { CodeHit, Site } from './types.ts';

const WINDOW = 400;
/** `[ "$code" = `, `[[ $err == `, `test "$code" != `. */
const COMPARED = /\$\{?([\w]{1,60})\}?"?\s{1,4}(?:==?|!=)\s{1,4}$/;
/** A pattern of `case`, and others before it: `TIMEOUT|`. */
const PATTERN_BEFORE = /(?:^|\n|;;|\bin\b)[ \t]{0,40}\(?(?:[\w.*?-]{1,60}[ \t]?\|[ \t]?){0,20}$/;
const PATTERN_AFTER = /^(?:[ \t]?\|[ \t]?[\w.*?-]{1,60}){0,20}[ \t]?\)/;
const SUBJECT = /\bcase[ \t]+"?\$\{?(\w{1,60})/g;

/** The site of a word without quotes that a shell compares with; undefined where it is a command or an option. */
export function siteOfShellWord(text: string, { start, end }: CodeHit): Site | undefined {
	const before = text.slice(Math.max(0, start - WINDOW), start);
	const compared = COMPARED.exec(before)?.[1];
	if (compared !== undefined) return { place: 'value', name: compared };
	if (!PATTERN_BEFORE.test(before) || !PATTERN_AFTER.test(text.slice(end, end + WINDOW))) return undefined;
	const name = [...before.matchAll(SUBJECT)].at(-1)?.[1];
	return name === undefined ? { place: 'value', name: '', soft: 'embedded' } : { place: 'value', name };
}
