import { unified } from '@astrojs/markdown-remark';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCustomHeadingId from 'remark-custom-heading-id';
import { program } from './scripts/package.mjs';
import { examplesModule } from './src/build/examples-module.ts';
import { securityHeaders } from './src/build/headers.ts';
import { markdownTwins } from './src/build/markdown/markdown-twins.ts';
import { monacoStyles } from './src/build/monaco-styles.ts';
import { byLocale, DEFAULT_LOCALE, LANGUAGES } from './src/locales.ts';
import { rehypeHeadingLinks } from './src/pages/rehype-heading-links.ts';
import { rehypeSpanishQuotes } from './src/pages/rehype-spanish-quotes.ts';
import { siteRoutes } from './src/pages/routes/site-routes.ts';
import { replaceStarlightPage } from './src/pages/shell/replace-page.ts';

const { CONTRASTE_SITE = 'http://localhost:4321', CONTRASTE_BASE = '/' } = process.env;

export default defineConfig({
	site: CONTRASTE_SITE,
	base: CONTRASTE_BASE,
	srcDir: '.',
	trailingSlash: 'always',
	devToolbar: { enabled: false },
	prefetch: false,
	markdown: {
		shikiConfig: { theme: 'css-variables' },
		// The default processor leaves `**中文。**文字` unbold and has no explicit heading ids.
		processor: unified({
			remarkPlugins: [remarkCjkFriendly, remarkCustomHeadingId],
			rehypePlugins: [rehypeHeadingLinks, rehypeSpanishQuotes],
			smartypants: false,
		}),
	},
	integrations: [
		siteRoutes(),
		markdownTwins(),
		starlight({
			title: 'Contraste',
			titleDelimiter: '·',
			favicon: '/favicon.svg',
			defaultLocale: DEFAULT_LOCALE,
			locales: byLocale((locale) => ({ label: LANGUAGES[locale].name, lang: LANGUAGES[locale].tag })),
			disable404Route: true,
			expressiveCode: false,
			markdown: { headingLinks: false },
		}),
		securityHeaders(),
		program(),
	],
	vite: {
		plugins: [replaceStarlightPage(), examplesModule(), monacoStyles()],
		// The converter's worker loads the grammars of Go and YAML when it needs them.
		worker: { format: 'es' },
	},
});
