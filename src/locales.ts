/** What the site must know of a language beside its texts in `src/messages/<id>/` and its pages in `content/`. */
interface Language {
	/** BCP 47 tag: `lang`, `hreflang`, number formats, and the key of its texts in published files. */
	readonly tag: string;
	/** Its own name. */
	readonly name: string;
	/** The link to it from a page of another language, in itself: what is shown, and its whole name. */
	readonly link: { readonly label: string; readonly name: string };
	/** What stands between two things, or ends the first. */
	readonly joiners: {
		readonly sentences: string;
		readonly stop: string;
		readonly comma: string;
		readonly and: string;
		readonly slash: string;
	};
	/** Decimal sign of a number that a person writes. */
	readonly decimal: ',' | '.';
	/** Monaco's own menus in this language; null where it has none, and English stays. */
	readonly monaco: string | null;
}

/** One row a language, by the id that addresses, folders and options use. */
export const LANGUAGES = {
	es: {
		tag: 'es',
		name: 'Español',
		link: { label: 'Español', name: 'Versión en español' },
		joiners: { sentences: ' ', stop: '.', comma: ', ', and: ' y ', slash: ' / ' },
		decimal: ',',
		monaco: 'es',
	},
	'zh-cn': {
		tag: 'zh-CN',
		name: '中文',
		link: { label: '中文', name: '中文版' },
		joiners: { sentences: '', stop: '。', comma: '，', and: '、', slash: '／' },
		decimal: '.',
		monaco: 'zh-cn',
	},
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof LANGUAGES;

export function isLocale(id: string): id is Locale {
	return Object.hasOwn(LANGUAGES, id);
}

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);

/** For readers of no language of the site. */
export const DEFAULT_LOCALE: Locale = 'es';

/** The language in which the customer speaks, and the contract is written, whatever the reader's. */
export const CUSTOMER_LOCALE: Locale = 'es';

/**
 * The first of the reader's languages that the site speaks, best first: as tags (`zh-CN`) or as a machine's environment
 * names them (`zh_CN.UTF-8`). The default where it speaks none of them.
 */
export function localeFor(tags: readonly string[]): Locale {
	for (const tag of tags) {
		const wanted = (tag.split('.')[0] ?? '').replaceAll('_', '-').toLowerCase();
		const locale =
			LOCALES.find((own) => LANGUAGES[own].tag.toLowerCase() === wanted) ??
			LOCALES.find((own) => primary(LANGUAGES[own].tag) === primary(wanted));
		if (locale) return locale;
	}
	return DEFAULT_LOCALE;
}

function primary(tag: string): string {
	return tag.split('-')[0] ?? '';
}

/** The language that a path of the site stands in, whatever its base. */
export function localeOfPath(pathname: string): Locale {
	return pathname.split('/').find(isLocale) ?? DEFAULT_LOCALE;
}

/** A value for each language, by id. */
export function byLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
	return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** A value for each language, by tag: the keys of published files. */
export function byTag<Value>(make: (locale: Locale) => Value): Readonly<Record<string, Value>> {
	return Object.fromEntries(LOCALES.map((locale) => [LANGUAGES[locale].tag, make(locale)]));
}
