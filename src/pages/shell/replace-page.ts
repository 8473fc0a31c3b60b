import { fileURLToPath } from 'node:url';

/** As much of Vite's plugin interface as is needed here. */
interface ResolvePlugin {
	readonly name: string;
	readonly enforce: 'pre';
	resolveId(source: string, importer: string | undefined): string | undefined;
}

const OWN_PAGE = fileURLToPath(new URL('./Page.astro', import.meta.url));
const STARLIGHT_PAGE = /^\.{1,2}\/(?:components\/)?Page\.astro$/;

/**
 * Puts our page frame in the place of Starlight's, which cannot be overridden by its configuration:
 * routing, content and interface strings stay Starlight's; its 11 kB of style and its scripts stay out of every page.
 */
export function replaceStarlightPage(): ResolvePlugin {
	return {
		name: 'contraste:page-frame',
		enforce: 'pre',
		resolveId: (source, importer) =>
			STARLIGHT_PAGE.test(source) && importer?.includes('@astrojs/starlight') ? OWN_PAGE : undefined,
	};
}
