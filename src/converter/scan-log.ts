import { isCodeName, splitWords } from '../registry/index.ts';
import { linesWithHits, type Stretch, shiftHits } from './lines.ts';
import { scanJsonAt } from './scan-json.ts';
import type { CodeHit, Site } from './types.ts';

/** What may stand between a field's sign and the code: an opening quote or bracket, other codes of the same list. */
const BETWEEN = /^[ \t]{0,2}["'`]?[[(]?["'`]?(?:[\w.$-]{1,60}["'`]?[,;|]\s?["'`]?){0,20}$/;
/** A field's name before its sign. */
const NAME = /[\p{L}\p{N}_.-]{1,80}(?=["']?[ \t]{0,2}$)/u;
const RPC_ERROR = /\brpc error:\s*code\s*=\s*$/i;
/** What ends a value that has no quotes. */
const VALUE_END = /^(?:$|[\s,;)\]}|>"'`，；。）】、:])/;
/** After a value: nothing, another field, or a mark; else the words of a sentence go on. */
const FIELD_FOLLOWS =
	/^(?:\s*$|\s*[,;)\]}|>，；。）】、]|["'`]|\s+["']?[\p{L}_@][\p{L}\p{N}_.@-]{0,80}["']?\s{0,2}[=:])/u;
const WINDOW = 400;
const OPENINGS = 4;
const LONGEST_LINE = 1_000_000;

/** Sites in a log: fields of each line, and the JSON in it. */
export function scanLog(text: string, hits: readonly CodeHit[]): Site[] {
	return linesWithHits(text, hits).flatMap((part) => scanLine(text, part));
}

/** Sites in a text of one JSON value a line. */
export function scanNdjson(text: string, hits: readonly CodeHit[]): Site[] {
	return linesWithHits(text, hits).flatMap((part) => {
		const line = text.slice(part.start, part.end);
		const blank = line.length - line.trimStart().length;
		const inner = shiftHits(part.hits, part.start);
		return scanJsonAt(line, blank, inner)?.sites ?? inner.map((hit) => siteInLine(line, hit));
	});
}

function scanLine(text: string, { start, end, hits }: Stretch): Site[] {
	if (end - start > LONGEST_LINE) return hits.map((hit) => siteInWindow(text, hit));
	const line = text.slice(start, end);
	const inner = shiftHits(hits, start);
	const sites = inner.map((hit) => siteInLine(line, hit));
	let at = line.indexOf('{');
	for (let tries = 0; at >= 0 && tries < OPENINGS; tries++) {
		const from = at;
		const inside = inner.filter((hit) => hit.start > from);
		const found = inside.length > 0 ? scanJsonAt(line, from, inside) : undefined;
		const stop = found?.end ?? from + 1;
		for (const [index, hit] of inside.entries()) {
			const site = found?.sites[index];
			if (site && hit.start < stop) sites[inner.length - inside.length + index] = needName(site);
		}
		at = line.indexOf('{', stop);
	}
	return sites;
}

function siteInWindow(text: string, hit: CodeHit): Site {
	const start = Math.max(0, hit.start - WINDOW);
	const [moved = hit] = shiftHits([hit], start);
	return siteInLine(text.slice(start, hit.end + WINDOW), moved);
}

function siteInLine(line: string, { start, end, token, ordinary }: CodeHit): Site {
	const before = line.slice(Math.max(0, start - WINDOW), start);
	const after = line.slice(end, end + WINDOW);
	const quote = quoteAround(before, after);
	const field = fieldBefore(before);
	const isCut = quote === '' && /["'`]$/.test(before) && !/^[,;|]/.test(after);
	if (field !== undefined && !isCut && (quote !== '' || VALUE_END.test(after))) {
		if (RPC_ERROR.test(before)) return { place: 'other-system' };
		if (quote === '' && ordinary && !FIELD_FOLLOWS.test(after) && isLowerCase(token)) {
			return splitWords(field).at(-1) === 'err' || !isCodeName(field)
				? { place: 'word' }
				: { place: 'value', name: field, soft: 'ordinary-word' };
		}
		return { place: 'value', name: field, needsName: true };
	}
	if (quote === '' && /^ {0,2}=/.test(after)) return { place: 'key' };
	return quote && !ordinary ? { place: 'value', name: '', soft: 'quoted-word' } : { place: 'word' };
}

/** Name of the field whose value begins here. `name=` is one; `name: ` only where the name says so, since prose has colons too. */
function fieldBefore(before: string): string | undefined {
	const sign = Math.max(before.lastIndexOf('='), before.lastIndexOf(':'));
	if (sign < 0 || !BETWEEN.test(before.slice(sign + 1))) return undefined;
	const head = before.slice(Math.max(0, sign - 90), sign);
	const name = NAME.exec(head)?.[0];
	if (name === undefined) return undefined;
	return before.charAt(sign) === '=' || isCodeName(name) ? name : undefined;
}

function isLowerCase(token: string): boolean {
	return token === token.toLowerCase();
}

function quoteAround(before: string, after: string): string {
	const mark = before.at(-1) ?? '';
	return /["'`]/.test(mark) && after.startsWith(mark) ? mark : '';
}

/** In a log ordinary words are codes only under a code-like name, in its JSON too. */
function needName(site: Site): Site {
	return site.place === 'value' ? { ...site, needsName: true } : site;
}
