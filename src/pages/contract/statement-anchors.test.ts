import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATEMENT_IDS } from '../../contract/statements.ts';
import { LOCALES } from '../../locales.ts';
import { ANCHORED_BY } from './table-statements.ts';

/** Every statement that a page anchors, once for each time it does. */
function anchoredIn(page: string): readonly string[] {
	const single = [...page.matchAll(/<Statement id="([^"]+)"/g)].map(([, id = '']) => id);
	const tables = Object.entries(ANCHORED_BY).flatMap(([tag, ids]) => (page.includes(tag) ? ids : []));
	return [...single, ...tables].sort();
}

describe.each(LOCALES)('the specification pages in %s', (locale) => {
	it.each([
		['contract', 'ES-'],
		['codes', 'ZH-'],
	])('%s anchors each of its statements once and no other', (slug, prefix) => {
		const page = readFileSync(`content/docs/${locale}/${slug}.mdx`, 'utf8');
		expect(anchoredIn(page)).toEqual(STATEMENT_IDS.filter((id) => id.startsWith(prefix)));
	});

	it.each(['contract', 'codes'])('%s keeps the headings and the order of the other language', (slug) => {
		const outline = (of: string) =>
			[...readFileSync(`content/docs/${of}/${slug}.mdx`, 'utf8').matchAll(/\{#[^}]+\}|^<[A-Z].*\/>$/gm)].map(
				([part]) => part,
			);
		expect(outline(locale)).toEqual(outline('es'));
	});
});
