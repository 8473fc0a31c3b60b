import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../../locales.ts';
import { writeFullText, writeIndex } from './llms.ts';
import { type PageMarkdown, pageMarkdown } from './page-markdown.ts';

/** Slugs of the pages of a language in a built folder; the empty slug is the home page. */
async function listSlugs(folder: string): Promise<readonly string[]> {
	const names = await readdir(folder, { recursive: true });
	return names
		.map((name) => name.split(sep).join('/'))
		.filter((name) => name === 'index.html' || name.endsWith('/index.html'))
		.map((name) => name.replace(/\/?index\.html$/, ''))
		.sort();
}

/** Writes every built page as Markdown at its address + `.md`, and `llms.txt` and `llms-full.txt` for each language. */
export function markdownTwins(): AstroIntegration {
	let root = '';
	return {
		name: 'contraste:markdown',
		hooks: {
			'astro:config:done': ({ config }) => {
				const base = `/${config.base}/`.replace(/\/{2,}/g, '/');
				root = new URL(base, config.site ?? 'http://localhost').href;
			},
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				for (const locale of LOCALES) {
					const pages: PageMarkdown[] = [];
					for (const slug of await listSlugs(join(folder, locale))) {
						const path = slug === '' ? locale : `${locale}/${slug}`;
						const html = await readFile(join(folder, path, 'index.html'), 'utf8');
						const page = pageMarkdown(html, `${root}${path}/`);
						if (!page) continue;
						pages.push(page);
						await writeFile(join(folder, `${path}.md`), page.body);
					}
					await writeFile(join(folder, locale, 'llms.txt'), writeIndex(locale, pages, root));
					await writeFile(join(folder, locale, 'llms-full.txt'), writeFullText(locale, pages));
				}
			},
		},
	};
}
