import { decideAll } from './decide.ts';
import { detectKind, extensionOf, extensionOfLanguage } from './detect.ts';
import { dialectOf, LOOSE_JSON, TOML } from './dialects.ts';
import { findCodeHits } from './hits.ts';
import { scanConfigLines } from './scan-config.ts';
import { scanJson } from './scan-json.ts';
import { scanLog, scanNdjson } from './scan-log.ts';
import { scanMarkdown } from './scan-markdown.ts';
import { scanProgram } from './scan-program.ts';
import { scanTable } from './scan-table.ts';
import { scanXml } from './scan-xml.ts';
import type { CodeHit, Occurrence, Site, TextKind } from './types.ts';

interface Scan {
	readonly kind: TextKind;
	/** In the order of the text. */
	readonly occurrences: readonly Occurrence[];
	/** Ordinary words of sentences beyond the number that is worth listing. */
	readonly unlisted: number;
}

/** Words that stay are listed up to this number a text; a log may hold a million of them. */
const MOST_WORDS = 2000;

/** Every code in a text, with what becomes of it. The name's extension, else the look, says what kind of text it is. */
export async function scanText(text: string, name = ''): Promise<Scan> {
	const extension = extensionOf(name);
	const kind = detectKind(text, extension);
	const hits = findCodeHits(text);
	if (hits.length === 0) return { kind, occurrences: [], unlisted: 0 };
	return {
		kind,
		...listWords(decideAll(hits, await scanSites(text, hits, kind, extension), { text, kind })),
	};
}

/** The grammars of Go and YAML are loaded when a text of theirs holds a code. */
async function scanSites(
	text: string,
	hits: readonly CodeHit[],
	kind: TextKind,
	extension: string,
): Promise<readonly Site[]> {
	switch (kind) {
		case 'json':
			return scanJson(text, hits) ?? scanProgram(text, hits, LOOSE_JSON, { keysStay: true });
		case 'ndjson':
			return scanNdjson(text, hits);
		case 'yaml':
			return (await import('./scan-yaml.ts')).scanYaml(text, hits);
		case 'go':
			return (await import('./scan-go.ts')).scanGo(text, hits);
		case 'toml':
			return scanProgram(text, hits, TOML, { keysStay: true });
		case 'env':
			return scanConfigLines(text, hits);
		case 'markdown':
			return scanMarkdown(text, hits, scanBlock);
		case 'csv':
			return scanTable(text, hits);
		case 'xml':
			return scanXml(text, hits, extension !== 'xml' && /<!doctype html|<html|<body|<div/i.test(text));
		case 'program':
			return scanProgram(text, hits, dialectOf(extension));
		case 'log':
		case 'text':
			return scanLog(text, hits);
	}
}

async function scanBlock(
	source: string,
	hits: readonly CodeHit[],
	language: string,
): Promise<readonly Site[]> {
	const extension = extensionOfLanguage(language);
	const kind = detectKind(source, extension);
	// A block without a language inside a block of Markdown ends here.
	return scanSites(source, hits, kind === 'markdown' ? 'text' : kind, extension);
}

function listWords(all: readonly Occurrence[]): Omit<Scan, 'kind'> {
	let words = 0;
	const occurrences = all.filter(({ reason }) => reason !== 'word' || ++words <= MOST_WORDS);
	return { occurrences, unlisted: all.length - occurrences.length };
}
