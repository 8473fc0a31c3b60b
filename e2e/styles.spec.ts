import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntries } from '../src/examples/load.ts';
import { listPaths, readPage } from './support/built-pages.ts';
import { findUnmatched } from './support/match-selectors.ts';
import { readStyleSheets } from './support/style-sheets.ts';
import { expect, test } from './support/test.ts';
import { drawToolStates } from './support/tool-states.ts';

const TOKENS = 'src/styles/tokens.css';

/** What stands in no page and in no drawn state of a tool, and who sets it while the page is used. */
const SET_BY_SCRIPT: Readonly<Record<string, string>> = {
	'.action-widget': 'Monaco, its list of fixes',
	'.squiggly-error': 'Monaco, under a marker',
	'.squiggly-warning': 'Monaco, under a marker',
	'.squiggly-info': 'Monaco, under a marker',
	'.monaco-host': 'tools/check/full-editor.ts, where Monaco stands',
	'.text-under .': 'editor/text-area.ts, the marks under the text',
	'.in-layer': 'editor/text-area.ts and editor/monaco/decorate.ts, the chosen layer',
	'.marked.is-on': 'the same, the lit fault',
	'.marked--warn.is-on': 'the same, the lit fault',
	'.is-struck': 'report/drawing.ts, a verdict that has just changed',
	'[data-drop]': 'tools/check/keys.ts, while a file is held over the page',
	'[data-panel="text"]': 'tools/check/view.ts, the second tab of a phone',
	'[data-theme="light"]': 'pages/shell/theme.ts, a chosen theme',
	'[data-theme="dark"]': 'pages/shell/theme.ts, a chosen theme',
	'.search': 'pages/shell/search-dialog.ts',
	'.search-bar': 'pages/shell/search-dialog.ts',
	'.search-status': 'pages/shell/search-dialog.ts',
	'.search-hits': 'pages/shell/search-dialog.ts',
	'.search-keys': 'pages/shell/search-dialog.ts',
	'.toc li a[aria-current]': 'pages/shell/follow-headings.ts, the heading in sight',
	'.toc-done': 'pages/shell/copy-page.ts, once a page is copied',
};

/** Whether one of the names stands in the selector as a whole: `.search` is not `.searchbtn`. */
function isSetByScript(selector: string): boolean {
	return Object.keys(SET_BY_SCRIPT).some((name) =>
		selector
			.split(name)
			.slice(1)
			.some((rest) => !/^[\w-]/.test(rest) || name.endsWith('.')),
	);
}

test('every selector matches something', async ({ page, built }) => {
	test.setTimeout(90_000);
	const pages = ['', ...listPaths(built.folder)].map((path) => readPage(built.folder, path).html);
	pages.push(readFileSync(join(built.folder, '404.html'), 'utf8'));
	const texts = (await loadEntries()).map(({ text }) => text);
	const unmatched = await findUnmatched(
		page,
		readStyleSheets(),
		pages,
		await drawToolStates(built.folder, texts),
	);
	expect(unmatched.filter((selector) => !isSetByScript(selector))).toEqual([]);
});

test('every custom property that is set is read, and the other way round', () => {
	const css = readStyleSheets()
		.map((sheet) => sheet.css)
		.join('\n');
	const names = (pattern: RegExp) =>
		new Set([...css.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? ''));
	const set = names(/(?<![\w-])(?<name>--[\w-]+)\s*:/g);
	const read = names(/var\((?<name>--[\w-]+)/g);
	// Shiki's own names: its style attributes read them.
	const isShiki = (name: string) => name.startsWith('--astro-code-');
	expect([...set].filter((name) => !read.has(name) && !isShiki(name))).toEqual([]);
	expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test('colours are named in the tokens alone', () => {
	const literals = readStyleSheets()
		.filter(({ path }) => path !== TOKENS)
		.flatMap(({ path, css }) =>
			[...css.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi)].map(
				([literal]) => `${path}: ${literal}`,
			),
		);
	expect(literals).toEqual([]);
});
