import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../scripts/site.mjs';
import { loadExamples } from '../src/examples/load.ts';
import { byLocale, localeOfPath, LANGUAGES as ROWS } from '../src/locales.ts';
import { type BuiltPage, LANGUAGES, listPaths, readPage } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

interface Link {
	readonly from: string;
	readonly path: string;
	readonly fragment: string;
}

/** Links to addresses of the site, made absolute; the fragment apart. */
function resolveLinks(page: BuiltPage, { base, address }: Site): Link[] {
	const here = new URL(base + page.path, address);
	return page.links
		.map((link) => new URL(link, here))
		.filter((url) => url.origin === here.origin)
		.map((url) => ({
			from: page.path,
			path: decodeURI(url.pathname),
			fragment: decodeURIComponent(url.hash.slice(1)),
		}));
}

function readAll(folder: string): ReadonlyMap<string, BuiltPage> {
	return new Map(listPaths(folder).map((path) => [path, readPage(folder, path)]));
}

/** One line for each target, with a page that leads there: a menu repeats the same link on every page. */
function describeAll(links: readonly Link[]): readonly string[] {
	const sources = new Map(
		links.map(({ from, path, fragment }) => [`${path}${fragment && `#${fragment}`}`, from]),
	);
	return [...sources].map(([target, from]) => `${target} from ${from}`);
}

function isServed(built: Site, path: string): boolean {
	if (!path.startsWith(built.base)) return false;
	const file = join(built.folder, path.slice(built.base.length));
	return (
		existsSync(path.endsWith('/') ? join(file, 'index.html') : file) &&
		(path.endsWith('/') || statSync(file).isFile())
	);
}

test('every link leads to a file of the site, below its base', ({ built }) => {
	const links = [...readAll(built.folder).values()].flatMap((page) => resolveLinks(page, built));
	expect(links.length).toBeGreaterThan(0);
	expect(describeAll(links.filter(({ path }) => !isServed(built, path)))).toEqual([]);
});

test('every anchor of a link exists', ({ built }) => {
	const pages = readAll(built.folder);
	const anchors = [...pages.values()]
		.flatMap((page) => resolveLinks(page, built))
		// A fragment with a value is state (`#ejemplo=…`, a permalink), not a place.
		.filter(({ fragment }) => fragment !== '' && !/[=.]/.test(fragment));
	const dead = anchors.filter(({ path, fragment }) => {
		const target = pages.get(path.slice(built.base.length));
		return target && !target.ids.has(fragment);
	});
	expect(anchors.length).toBeGreaterThan(0);
	expect(describeAll(dead)).toEqual([]);
});

test('every link to an example names one that exists', async ({ built }) => {
	const names = new Set((await loadExamples()).keys());
	const links = [...readAll(built.folder).values()]
		.flatMap((page) => resolveLinks(page, built))
		.filter(({ fragment }) => fragment.startsWith('ejemplo='));
	expect(links.length).toBeGreaterThan(0);
	expect(describeAll(links.filter(({ fragment }) => !names.has(fragment.slice('ejemplo='.length))))).toEqual(
		[],
	);
});

test('each example has its link in every language', async ({ built }) => {
	const linked = new Set(
		[...readAll(built.folder).values()]
			.flatMap((page) => resolveLinks(page, built))
			.map(({ path, fragment }) => `${path.slice(built.base.length)}#${fragment}`),
	);
	const wanted = [...(await loadExamples()).keys()].flatMap((name) =>
		LANGUAGES.map((language) => `${language}/playground/#ejemplo=${name}`),
	);
	expect(wanted.filter((link) => !linked.has(link))).toEqual([]);
});

test('all languages have the same pages', ({ built }) => {
	const pages = byLocale((language) =>
		listPaths(built.folder)
			.filter((path) => path.startsWith(`${language}/`))
			.map((path) => path.slice(language.length)),
	);
	expect(pages).toEqual(byLocale(() => pages.es));
});

test('all languages have the same anchors on each page', ({ built }) => {
	const headings = ({ html }: BuiltPage) =>
		[...html.matchAll(/<h[2-6]\b[^>]*\sid="(?<id>[^"]*)"/g)].map(({ groups }) => groups?.['id']);
	for (const path of listPaths(built.folder).filter((path) => path.startsWith('es/'))) {
		const own = headings(readPage(built.folder, path));
		for (const language of LANGUAGES) {
			const twin = path.replace(/^es\//, `${language}/`);
			expect.soft(headings(readPage(built.folder, twin)), twin).toEqual(own);
		}
	}
});

test('each page names itself in every language', ({ built }) => {
	for (const path of listPaths(built.folder)) {
		const { html } = readPage(built.folder, path);
		const rest = path.replace(/^[^/]+\//, '');
		for (const language of LANGUAGES) {
			const address = `${built.address}${built.base}${language}/${rest}`;
			expect.soft(html, path).toContain(`hreflang="${ROWS[language].tag}" href="${address}"`);
		}
		expect.soft(html, path).toMatch(new RegExp(`<html[^>]*\\slang="${ROWS[localeOfPath(path)].tag}"`));
	}
});

test('no page shows its source or stands in for a missing translation', ({ built }) => {
	for (const path of listPaths(built.folder)) {
		// What a customer would hear is quoted as it came.
		const text = readPage(built.folder, path)
			.html.replaceAll(/<(script|style|pre|code|textarea|template|q)\b[^>]*>[\s\S]*?<\/\1>/g, '')
			.replaceAll(/<[^>]*>/g, '');
		const faults = text.match(
			/.{0,40}(?:\*\*|Este contenido aún no está disponible|此内容尚不支持你的语言|not available in your language)/g,
		);
		expect.soft(faults, path).toBeNull();
	}
});
