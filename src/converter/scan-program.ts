import type { Dialect } from './dialects.ts';
import { Lexer, type Token } from './lexer.ts';
import { fillSites } from './lines.ts';
import { isCase, nameOfLiteral, type Surroundings } from './names.ts';
import { placeSites, scanLiteral } from './scan-literal.ts';
import { siteOfShellWord } from './shell-words.ts';
import type { CodeHit, Site } from './types.ts';

const BEFORE = 300;
const AFTER = 160;
const PREFIX = /(?<![\p{L}\p{N}_$#])(?:[A-Za-z@$]{1,3}#{0,20}|#{1,20})$/u;
const MODULE = /(?:\b(?:from|import|package|use)\s+|\b(?:require|import)\s*\(\s*|#\s*include\s*)$/;
const KEY_BEFORE = /[{[,(]\s*$/;
/** A key of TOML stands at the start of its line. */
const ENTRY_BEFORE = /(?:^|[{,\n])[ \t]*$/;
const LOOKUP_BEFORE =
	/[.>:](?:get|getOrDefault|get_or_default|put|containsKey|contains_key|setdefault|fetch|dig|hasOwnProperty|hasOwn)\s*\(\s*$/i;
/** `mapOf("x" to 1)`, and `["x"] = 1` of an initialiser. */
const PAIR_AFTER = /^\s+to\s/;
const ENTRY_AFTER = /^\s*\]\s*=(?!=)/;
const INDEX_BEFORE = /[\p{L}\p{N}_$)\]]\[\s*$/u;

interface ProgramOptions {
	/** Keys of this notation are names that stay, as in JSON; else a key is a suggestion. */
	readonly keysStay?: boolean;
}

/** Sites in a program: a literal that is a code from quote to quote is a value. */
export function scanProgram(
	text: string,
	hits: readonly CodeHit[],
	dialect: Dialect,
	options: ProgramOptions = {},
): Site[] {
	const sites = hits.map(
		(hit): Site => (dialect.bareWords && siteOfShellWord(text, hit)) || { place: 'identifier' },
	);
	const lexer = new Lexer(text, dialect);
	const last = hits.at(-1)?.start ?? -1;
	for (let token = lexer.next(); token && token.start <= last; token = lexer.next()) {
		const { start, end, type } = token;
		const at = token;
		placeSites(sites, hits, start, end, (inside) =>
			type === 'comment'
				? fillSites(inside, { place: 'comment' })
				: scanLiteral(text, inside, { ...at, doubleQuoted: text.charAt(start) === '"' }, () =>
						siteOfLiteral(surround(text, at, lexer.brackets), dialect, options),
					),
		);
	}
	return sites;
}

function surround(text: string, { start, end }: Token, brackets: readonly number[]): Surroundings {
	return {
		before: text.slice(Math.max(0, start - BEFORE), start).replace(PREFIX, ''),
		after: text.slice(end, end + AFTER),
		openers: brackets
			.slice(-3)
			.reverse()
			.map((at) => text.slice(Math.max(0, at - BEFORE), at)),
	};
}

/** The site of a literal that is a code as a whole. */
export function siteOfLiteral(
	around: Surroundings,
	{ arrow }: Dialect,
	{ keysStay }: ProgramOptions = {},
): Site {
	const { before, after } = around;
	if (MODULE.test(before)) return { place: 'module' };
	const name = nameOfLiteral(around);
	const isKey =
		(KEY_BEFORE.test(stripComments(before)) && /^\s*:(?!:)/.test(after) && !isCase(before)) ||
		(arrow === 'key' && /^\s*=>/.test(after)) ||
		PAIR_AFTER.test(after) ||
		(/\[\s*$/.test(before) && ENTRY_AFTER.test(after));
	if (keysStay && ENTRY_BEFORE.test(before) && /^\s*[=.]/.test(after)) return { place: 'key' };
	if (isKey) return keysStay ? { place: 'key' } : { place: 'value', name, soft: 'map-key' };
	const looksUp = LOOKUP_BEFORE.test(before) || (INDEX_BEFORE.test(before) && /^\s*\]/.test(after));
	return looksUp ? { place: 'value', name, soft: 'map-key' } : { place: 'value', name };
}

function stripComments(before: string): string {
	return before.replace(/(?:\/\/|# )[^\n]{0,200}\n\s*$/, '');
}
