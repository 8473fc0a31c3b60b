import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../locales.ts';
import { textsOf as checkTexts } from './check/texts/index.ts';
import { loadTexts as loadCheck } from './check/texts/load.ts';
import { textsOf as convertTexts } from './convert/texts/index.ts';
import { loadTexts as loadConvert } from './convert/texts/load.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What a page and its worker begin with. */
const STARTS = ['check/start.ts', 'check/worker.ts', 'convert/start.ts', 'convert/worker.ts'];

/** Imports that stay once types are gone. What is imported only when it is needed is not sent with the page. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'(\.[^']+\.ts)'/gm;

/** Files of which one a language is loaded. */
const GLOB = /\bimport\.meta\.glob\b(?:<\w+>)?\(\s*'([^']+)'(?<options>[^)]*)\)/g;

const read = (module: string): string => readFileSync(join(SOURCES, module), 'utf8');

/** All modules that a module brings along, itself included. */
function reach(module: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(module)) return found;
	found.add(module);
	for (const [, path = ''] of read(module).matchAll(IMPORT)) reach(join(dirname(module), path), found);
	return found;
}

/** The files of one language that the modules load by a pattern. */
function loadedBy(modules: Iterable<string>, locale: Locale): string[] {
	return [...modules].flatMap((module) =>
		[...read(module).matchAll(GLOB)].map(([, path = '', options = '']) => {
			expect(options, `${module} loads every language at once`).not.toContain('eager');
			return join(dirname(module), path).replace('*', locale);
		}),
	);
}

const languagesOf = (modules: Iterable<string>): ReadonlySet<Locale> =>
	new Set(
		[...modules].flatMap((module) =>
			LOCALES.filter((locale) => relative('messages', module).startsWith(`${locale}/`)),
		),
	);

it.each(STARTS)('tools/%s brings texts of no language along', (start) => {
	expect([...languagesOf(reach(`tools/${start}`))]).toEqual([]);
});

describe.each(LOCALES)('what is loaded in %s', (locale) => {
	it.each(['check/start.ts', 'check/worker.ts', 'convert/start.ts'])(
		'by tools/%s has no other language',
		(start) => {
			const files = loadedBy(reach(`tools/${start}`), locale);
			const languages = languagesOf(files.flatMap((file) => [...reach(file)]));
			expect([...languages]).toEqual([locale]);
		},
	);

	it('is what the build draws with', async () => {
		expect(await loadCheck(locale)).toEqual(checkTexts(locale));
		expect(await loadConvert(locale)).toEqual(convertTexts(locale));
	});
});
