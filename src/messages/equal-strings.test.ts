import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { textsOf } from './index.ts';

/** Words that stay the same in both languages, and why. */
const SAME: readonly (readonly [RegExp, string])[] = [
	[/^(?:HTTP|SSE|JSON-RPC(?: 2\.0)?|NDJSON|MCP)$/, 'names of protocols'],
	[/^(?:never|transient)$/, 'values of the registry'],
	[/^`[^`]+`$/, 'code alone'],
	[/^(?:JSON|YAML|TOML|Markdown|CSV)$/, 'names of formats'],
	[/^ES-\d\d$/, 'ids of statements'],
	[/^(?:Python|Go|Java)$/, 'names of programming languages'],
	[/^(?:schema|registry|rules)\/[\w.-]+\.json$/, 'addresses of files'],
	[/^runtime$/, 'a term that both sources leave in English'],
	[/^(?:playground|converter|contract|codes|rules|examples)$/, 'slugs'],
];

function strings(value: unknown, path = ''): readonly (readonly [string, string])[] {
	if (typeof value === 'string') return [[path, value]];
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, child]) => strings(child, `${path}.${key}`));
}

const texts = (locale: Locale) => strings(textsOf(locale));

const HAN = /\p{Script=Han}/u;

describe('the texts of both languages', () => {
	it('stand at the same places', () => {
		const paths = (locale: Locale) =>
			texts(locale)
				.map(([path]) => path)
				.filter((path) => !path.endsWith('.gloss'))
				.sort();
		expect(paths('zh-cn')).toEqual(paths('es'));
	});

	it('differ, but for words with a reason to stay', () => {
		const spanish = new Map(texts('es'));
		const equal = texts('zh-cn').filter(
			([path, text]) =>
				spanish.get(path) === text &&
				!path.endsWith('.locale') &&
				!path.endsWith('.quote') &&
				!SAME.some(([kind]) => kind.test(text)),
		);
		expect(equal).toEqual([]);
	});

	it('hold no Chinese in Spanish but the name of the other language', () => {
		expect(texts('es').filter(([, text]) => HAN.test(text))).toEqual([]);
	});
});
