import { CUSTOMER_LOCALE, isLocale, LANGUAGES, type Locale } from '../locales.ts';

/** As much of a HAST node as is needed here. */
interface Node {
	readonly type: string;
	readonly value?: string;
	readonly tagName?: string;
	readonly properties?: Record<string, unknown>;
	children?: Node[];
}

/** `content/docs/zh-cn/index.mdx`, or `content/rules/x/zh-cn.md`, as the prose of a rule is called when it is drawn. */
function localeOfFile(path: string): Locale {
	return path.split(/[\\/.]/).find(isLocale) ?? CUSTOMER_LOCALE;
}

const QUOTE = /(«[^«»]+»)/u;

function quoted(value: string): Node {
	return {
		type: 'element',
		tagName: 'span',
		properties: { lang: LANGUAGES[CUSTOMER_LOCALE].tag },
		children: [{ type: 'text', value }],
	};
}

function markQuotes(node: Node): void {
	if (!node.children) return;
	node.children = node.children.flatMap((child) => {
		if (child.type !== 'text' || !QUOTE.test(child.value ?? '')) {
			markQuotes(child);
			return [child];
		}
		return (child.value ?? '')
			.split(QUOTE)
			.filter((part) => part !== '')
			.map((part) => (part.startsWith('«') ? quoted(part) : { type: 'text', value: part }));
	});
}

/** On pages that are not in Spanish «…» holds what somebody says in Spanish: a screen reader must know. */
export function rehypeSpanishQuotes() {
	return (tree: Node, file: { readonly path?: string }): void => {
		if (localeOfFile(file.path ?? '') !== CUSTOMER_LOCALE) markQuotes(tree);
	};
}
