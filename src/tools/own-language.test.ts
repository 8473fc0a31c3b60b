import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Imports that stay once types are gone. What is imported only when it is needed is not sent with the page. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'(\.[^']+\.ts)'/gm;

/** All modules that a module brings along, itself included. */
function reach(module: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(module)) return found;
	found.add(module);
	for (const [, path = ''] of readFileSync(join(SOURCES, module), 'utf8').matchAll(IMPORT)) {
		reach(join(dirname(module), path), found);
	}
	return found;
}

const languageOf = (module: string): string | undefined =>
	LOCALES.find((locale) => relative('messages', module).startsWith(`${locale}/`));

it.each(LOCALES.flatMap((locale) => ['check', 'convert'].map((tool) => [locale, tool] as const)))(
	'the script in %s of tools/%s brings texts of no other language',
	(locale, tool) => {
		const modules = [...reach(`tools/${tool}/start-${locale}.ts`)];
		expect(modules).toContain(`tools/${tool}/element.ts`);
		const languages = modules.map(languageOf).filter((language) => language !== undefined);
		expect(new Set(languages)).toEqual(new Set([locale]));
	},
);
