interface ExcerptPart {
	readonly text: string;
	readonly hit: boolean;
}

export interface SearchHit {
	readonly title: string;
	readonly url: string;
	readonly excerpt: readonly ExcerptPart[];
}

interface PagefindData {
	readonly url: string;
	readonly excerpt: string;
	readonly meta: { readonly title?: string };
}

interface Pagefind {
	options(options: { readonly baseUrl?: string; readonly ranking?: object }): Promise<void>;
	init(): Promise<void>;
	/** Null where a later search has overtaken this one. */
	debouncedSearch(
		query: string,
		options: object,
		wait: number,
	): Promise<{ readonly results: readonly { data(): Promise<PagefindData> }[] } | null>;
}

const MAX_HITS = 8;
const WAIT_MS = 120;

/** Reads the marked excerpt, which is markup, without ever putting it into the page. */
function readExcerpt(markup: string): readonly ExcerptPart[] {
	const body = new DOMParser().parseFromString(markup, 'text/html').body;
	return [...body.childNodes].map((node) => ({
		text: node.textContent ?? '',
		hit: node.nodeName === 'MARK',
	}));
}

let loaded: Promise<Pagefind> | undefined;

async function loadIndex(): Promise<Pagefind> {
	const address = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}pagefind/pagefind.js`;
	const pagefind: Pagefind = await import(/* @vite-ignore */ address);
	await pagefind.init();
	return pagefind;
}

/** Pages of the page's own language, best first; undefined where a later search has overtaken this one. */
export async function findPages(query: string): Promise<readonly SearchHit[] | undefined> {
	loaded ??= loadIndex();
	const index = await loaded.catch((error: unknown) => {
		loaded = undefined;
		throw error;
	});
	const found = await index.debouncedSearch(query, {}, WAIT_MS);
	if (!found) return undefined;
	const data = await Promise.all(found.results.slice(0, MAX_HITS).map((result) => result.data()));
	return data.map(({ url, excerpt, meta }) => ({
		title: meta.title ?? url,
		url,
		excerpt: readExcerpt(excerpt),
	}));
}
