/** What a lexer must know of a language to tell strings and comments from the rest. */
export interface Dialect {
	readonly lineComments: readonly string[];
	readonly blockComments: boolean;
	/** `"""` and `'''` strings. */
	readonly triple: boolean;
	/** Strings in backticks, over several lines. */
	readonly backtick: boolean;
	/** Whether `"` and `'` strings go on over line ends. */
	readonly multiline: boolean;
	/** What `'` is: a string with escapes, one without, a single character, or nothing. */
	readonly single: 'string' | 'raw' | 'character';
	/** How a string without escapes opens before its quote: Rust's `r#"`, Swift's `#"`, C++'s `R"(`. */
	readonly raw?: 'rust' | 'hashes' | 'delimiter';
	/** Words without quotes are values too. */
	readonly bareWords?: boolean;
	/** Slashes may begin a regular expression. */
	readonly regex: boolean;
	/** What `"x" =>` makes of a literal: the key of a map, or a case of a match. */
	readonly arrow: 'key' | 'case';
}

const C_LIKE: Dialect = {
	lineComments: ['//'],
	blockComments: true,
	triple: false,
	backtick: false,
	multiline: false,
	single: 'string',
	regex: false,
	arrow: 'case',
};
const SCRIPT: Dialect = { ...C_LIKE, backtick: true, regex: true };
const JVM: Dialect = { ...C_LIKE, triple: true };
const PYTHON: Dialect = { ...C_LIKE, lineComments: ['#'], blockComments: false, triple: true };
const RUBY: Dialect = { ...C_LIKE, lineComments: ['#'], blockComments: false, multiline: true, arrow: 'key' };
const SHELL: Dialect = { ...RUBY, single: 'raw', bareWords: true };
const PHP: Dialect = { ...C_LIKE, lineComments: ['//', '#'], multiline: true, arrow: 'key' };
const RUST: Dialect = { ...C_LIKE, multiline: true, single: 'character', raw: 'rust' };
const SWIFT: Dialect = { ...JVM, raw: 'hashes' };
const CPP: Dialect = { ...C_LIKE, raw: 'delimiter' };
const SQL: Dialect = { ...C_LIKE, lineComments: ['--'], multiline: true, single: 'raw' };
const HASKELL: Dialect = { ...C_LIKE, lineComments: ['--'], blockComments: false, single: 'character' };
const LISP: Dialect = {
	...C_LIKE,
	lineComments: [';'],
	blockComments: false,
	multiline: true,
	single: 'character',
};
const ELIXIR: Dialect = { ...RUBY, triple: true };
export const TOML: Dialect = { ...PYTHON, single: 'raw' };
export const GO: Dialect = { ...SCRIPT, regex: false };
/** JSON with comments, single quotes or trailing commas. */
export const LOOSE_JSON: Dialect = C_LIKE;
/** A language that is not known: `#` counts where a blank follows, so `#include "x"` is read. */
const UNKNOWN: Dialect = { ...C_LIKE, lineComments: ['//', '# '], triple: true, backtick: true };

const BY_EXTENSION: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
	...['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte', 'astro'].map(pair(SCRIPT)),
	...['java', 'kt', 'kts', 'scala', 'dart', 'groovy', 'gradle', 'cs'].map(pair(JVM)),
	...['swift'].map(pair(SWIFT)),
	...['cc', 'cpp', 'cxx', 'hpp', 'hh', 'h'].map(pair(CPP)),
	...['c', 'proto', 'm', 'zig', 'css'].map(pair(C_LIKE)),
	...['py', 'pyi', 'bzl', 'star', 'jl'].map(pair(PYTHON)),
	...['rb', 'pl', 'pm', 'r', 'cr', 'tf', 'hcl', 'graphql', 'gql'].map(pair(RUBY)),
	...['sh', 'bash', 'zsh', 'fish', 'ps1'].map(pair(SHELL)),
	...['ex', 'exs'].map(pair(ELIXIR)),
	...['php'].map(pair(PHP)),
	...['rs'].map(pair(RUST)),
	...['sql', 'lua'].map(pair(SQL)),
	...['hs', 'elm', 'ml', 'mli'].map(pair(HASKELL)),
	...['clj', 'cljs', 'lisp', 'el', 'scm'].map(pair(LISP)),
	...['go'].map(pair(GO)),
]);

function pair(dialect: Dialect): (extension: string) => [string, Dialect] {
	return (extension) => [extension, dialect];
}

export function isProgramExtension(extension: string): boolean {
	return BY_EXTENSION.has(extension);
}

export function dialectOf(extension: string): Dialect {
	return BY_EXTENSION.get(extension) ?? UNKNOWN;
}
