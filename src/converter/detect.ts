import { isProgramExtension } from './dialects.ts';
import type { TextKind } from './types.ts';

const SAMPLE = 64_000;

const BY_EXTENSION: ReadonlyMap<string, TextKind> = new Map<string, TextKind>([
	['json', 'json'],
	['jsonc', 'json'],
	['json5', 'json'],
	['webmanifest', 'json'],
	['ipynb', 'json'],
	['har', 'json'],
	['ndjson', 'ndjson'],
	['jsonl', 'ndjson'],
	['yaml', 'yaml'],
	['yml', 'yaml'],
	['go', 'go'],
	['toml', 'toml'],
	['env', 'env'],
	['properties', 'env'],
	['ini', 'env'],
	['conf', 'env'],
	['cfg', 'env'],
	['md', 'markdown'],
	['mdx', 'markdown'],
	['markdown', 'markdown'],
	['csv', 'csv'],
	['tsv', 'csv'],
	['xml', 'xml'],
	['html', 'xml'],
	['htm', 'xml'],
	['svg', 'xml'],
	['log', 'log'],
	['out', 'log'],
]);

/** Names that fences of Markdown use for what has another extension. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
	['golang', 'go'],
	['javascript', 'js'],
	['typescript', 'ts'],
	['python', 'py'],
	['ruby', 'rb'],
	['rust', 'rs'],
	['shell', 'sh'],
	['console', 'log'],
	['kotlin', 'kt'],
	['csharp', 'cs'],
	['c++', 'cpp'],
	['dotenv', 'env'],
	['haskell', 'hs'],
	['elixir', 'ex'],
	['perl', 'pl'],
	['logs', 'log'],
]);

/** Extension of a file's name in lower case, or of a fence's language; `env` for `.env` and `.env.local`. */
export function extensionOf(name: string): string {
	const base = name.toLowerCase().split(/[\\/]/).at(-1) ?? '';
	if (/^\.env(?:\.|$)/.test(base)) return 'env';
	const extension = base.includes('.') ? (base.split('.').at(-1) ?? '') : '';
	return extension;
}

export function extensionOfLanguage(language: string): string {
	return LANGUAGES.get(language) ?? language;
}

/** What kind of text it is, by its extension where that says it, else by its look. */
export function detectKind(text: string, extension: string): TextKind {
	const named = BY_EXTENSION.get(extension);
	if (named) return named;
	if (isProgramExtension(extension)) return 'program';
	return detectByLook(text.slice(0, SAMPLE).replace(/^\uFEFF/, ''));
}

const GO = /^(?:package [\w]+\s*$|func (?:\(|[A-Za-z])|import \()|:= .*\n/m;
const MARKDOWN = /^(?:#{1,6} \S|```|~~~|\|[ :|-]+\|\s*$)/m;
const XML = /^\s*<(?:\?xml|!doctype|[a-z][\w:.-]*[\s>])/i;
const PROGRAM =
	/^[ \t]*(?:(?:export|public|private|protected|static|final|async|pub)\s+)*(?:const|let|var|val|def|class|function|func|fn|return|throw|raise|switch|case|if|elif|else|for|while|import|from|use|using|enum|type|struct|interface|match|when|new|print|echo|SELECT|INSERT|UPDATE)\b.*[(){};:='"`]/m;
const STATEMENT = /^.*(?:;|\{|\}|\)|,)\s*$/;
const LOG =
	/^(?:\S+\s+)?(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]|\d\d:\d\d:\d\d|\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|ERRO|FATAL)\b|(?:ts|time|level|msg)=)/m;
const ENV_LINE = /^\s*(?:export\s+)?[A-Z][A-Z0-9_]*=/;
const YAML_LINE = /^\s*(?:-\s|[^\s"'=:#{(][^"'=:#{(;]*:(?:\s|$))/;
const TOML_LINE = /^\s*(?:\[[\w."-]+\]\s*$|[\w."-]+\s*=\s*["'[{\d])/;

function detectByLook(sample: string): TextKind {
	if (/^\s*[[{]/.test(sample)) return detectJson(sample);
	if (XML.test(sample)) return 'xml';
	if (LOG.test(sample)) return 'log';
	const lines = sample.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:#|\/\/)/.test(line));
	if (/^package \w+\s*$/m.test(sample) || (GO.test(sample) && /[{}]/.test(sample))) return 'go';
	if (MARKDOWN.test(sample)) return 'markdown';
	if (mostly(lines, ENV_LINE)) return 'env';
	if (PROGRAM.test(sample) && !mostly(lines, YAML_LINE)) return 'program';
	if (mostly(lines, YAML_LINE)) return 'yaml';
	if (mostly(lines, TOML_LINE)) return 'toml';
	return share(lines, STATEMENT) >= 0.5 ? 'program' : 'text';
}

/** A line that is a value by itself, with another below it: one value a line. */
function detectJson(sample: string): TextKind {
	const lines = sample.split('\n', 3).filter((line) => line.trim() !== '');
	const isAlone = (line: string): boolean => /^\s*\{.*\}\s*$/.test(line);
	return lines.length > 1 && lines.slice(0, 2).every(isAlone) ? 'ndjson' : 'json';
}

function share(lines: readonly string[], pattern: RegExp): number {
	return lines.length === 0 ? 0 : lines.filter((line) => pattern.test(line)).length / lines.length;
}

function mostly(lines: readonly string[], pattern: RegExp): boolean {
	return share(lines, pattern) >= 0.8;
}
