import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, LANGUAGES, listPaths, readPage } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

/** Addresses inside the site, made absolute; the fragment apart. */
function resolveLinks(page: BuiltPage, base: string): { path: string; fragment: string; from: string }[] {
	const here = new URL(`http://site${base}${page.path}`);
	return page.links
		.map((link) => new URL(link, here))
		.filter((url) => url.host === 'site' || url.host === 'localhost:4321')
		.map((url) => ({
			path: decodeURI(url.pathname),
			fragment: decodeURIComponent(url.hash.slice(1)),
			from: page.path,
		}));
}

function readAll(folder: string): ReadonlyMap<string, BuiltPage> {
	return new Map(listPaths(folder).map((path) => [path, readPage(folder, path)]));
}

test('every link leads to a file of the site, below its base', ({ built }) => {
	const pages = readAll(built.folder);
	const dead = [...pages.values()]
		.flatMap((page) => resolveLinks(page, built.base))
		.filter(({ path }) => {
			if (!path.startsWith(built.base)) return true;
			const file = join(built.folder, path.slice(built.base.length));
			return (
				!existsSync(path.endsWith('/') ? join(file, 'index.html') : file) ||
				(!path.endsWith('/') && statSync(file).isDirectory())
			);
		});
	expect(pages.size).toBeGreaterThan(0);
	expect(dead).toEqual([]);
});

test('every anchor of a link exists', ({ built }) => {
	const pages = readAll(built.folder);
	const dead = [...pages.values()]
		.flatMap((page) => resolveLinks(page, built.base))
		.filter(({ path, fragment }) => {
			const target = pages.get(path.slice(built.base.length));
			// A fragment with a value is state (`#ejemplo=…`, a permalink), not a place.
			return fragment !== '' && !/[=.]/.test(fragment) && target && !target.ids.has(fragment);
		});
	expect(dead).toEqual([]);
});

test('both languages have the same pages', ({ built }) => {
	const [es, zh] = LANGUAGES.map((language) =>
		listPaths(built.folder)
			.filter((path) => path.startsWith(`${language}/`))
			.map((path) => path.slice(language.length)),
	);
	expect(zh).toEqual(es);
});

test('both languages have the same anchors on each page', ({ built }) => {
	const headings = ({ html }: BuiltPage) =>
		[...html.matchAll(/<h[2-6]\b[^>]*\sid="(?<id>[^"]*)"/g)].map(({ groups }) => groups?.['id']);
	for (const path of listPaths(built.folder).filter((path) => path.startsWith('es/'))) {
		const twin = path.replace(/^es\//, 'zh-cn/');
		expect.soft(headings(readPage(built.folder, twin)), path).toEqual(headings(readPage(built.folder, path)));
	}
});

test('each page names itself in both languages', ({ built }) => {
	for (const path of listPaths(built.folder)) {
		const { html } = readPage(built.folder, path);
		const rest = path.replace(/^[^/]+\//, '');
		for (const [tag, language] of [
			['es', 'es'],
			['zh-CN', 'zh-cn'],
		]) {
			const address = `${built.address}${built.base}${language}/${rest}`;
			expect.soft(html, path).toContain(`hreflang="${tag}" href="${address}"`);
		}
		expect
			.soft(html, path)
			.toMatch(new RegExp(`<html[^>]*\\slang="${path.startsWith('es/') ? 'es' : 'zh-CN'}"`));
	}
});

test('no page shows its source or stands in for a missing translation', ({ built }) => {
	for (const path of listPaths(built.folder)) {
		const text = readPage(built.folder, path)
			.html.replaceAll(/<(script|style|pre|code|textarea)\b[^>]*>[\s\S]*?<\/\1>/g, '')
			.replaceAll(/<[^>]*>/g, '');
		expect.soft(text, path).not.toContain('**');
		expect
			.soft(text, path)
			.not.toMatch(
				/Este contenido aún no está disponible|此内容尚不支持你的语言|not available in your language/,
			);
	}
});
