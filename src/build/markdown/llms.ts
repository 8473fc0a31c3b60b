import type { Locale } from '../../locales.ts';
import { textsOf } from '../../messages/index.ts';
import type { LlmsTexts } from '../../messages/llms-types.ts';
import type { PageMarkdown } from './page-markdown.ts';

type Section = keyof LlmsTexts['sections'];

function partOf(address: string, locale: Locale): Section {
	const [first = ''] = address.split(`/${locale}/`).slice(1).join('/').split('/');
	if (first === 'contract' || first === 'types') return 'contract';
	if (first === 'codes' || first === 'rules' || first === 'guide') return first;
	return first === 'glossary' || first === 'privacy' ? 'guide' : 'tools';
}

const markdownOf = (address: string): string => `${address.replace(/\/$/, '')}.md`;

/** The list of all pages of a language with a line on each, after the llms.txt convention. */
export function writeIndex(locale: Locale, pages: readonly PageMarkdown[], root: string): string {
	const { summary, sections, files, fileNames } = textsOf(locale).llms;
	const line = ({ title, address, description }: PageMarkdown) =>
		`- [${title}](${markdownOf(address)})${description && `: ${description}`}`;
	const parts = Object.entries(sections).map(([section, title]) => {
		const own = pages.filter(({ address }) => partOf(address, locale) === section);
		return [`## ${title}`, '', ...own.map(line)].join('\n');
	});
	const rest = [`## ${files}`, '', ...fileNames.map(([path, text]) => `- [${text}](${root}${path})`)].join(
		'\n',
	);
	return `${[`# Contraste`, `> ${summary}`, ...parts, rest].join('\n\n')}\n`;
}

/** Every page of a language in one text. */
export function writeFullText(locale: Locale, pages: readonly PageMarkdown[]): string {
	const { summary } = textsOf(locale).llms;
	const bodies = pages.map(({ address, body }) => `<${address}>\n\n${body}`);
	return [`# Contraste\n\n> ${summary}\n`, ...bodies].join('\n---\n\n');
}
