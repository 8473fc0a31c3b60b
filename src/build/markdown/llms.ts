import type { Locale } from '../../locales.ts';
import type { PageMarkdown } from './page-markdown.ts';

interface LlmsTexts {
	readonly summary: string;
	readonly sections: Readonly<Record<'contract' | 'codes' | 'guide' | 'rules' | 'tools', string>>;
	readonly files: string;
	readonly fileNames: readonly (readonly [path: string, text: string])[];
}

const TEXTS: Readonly<Record<Locale, LlmsTexts>> = {
	es: {
		summary:
			'Banco de ensayo y referencia de dos especificaciones: el contrato de errores de herramientas de Asixto y los códigos de error de Agent-Native.',
		sections: {
			contract: 'Contrato y tipos',
			codes: 'Códigos Agent-Native',
			guide: 'Guías',
			rules: 'Reglas',
			tools: 'Herramientas',
		},
		files: 'Archivos',
		fileNames: [
			['schema/tool-error.schema.json', 'Esquema JSON del error de herramienta'],
			['registry/agent-native.json', 'Registro de códigos'],
			['registry/agent-native.schema.json', 'Esquema del registro'],
			['rules/catalogue.json', 'Catálogo de reglas'],
			['rules/catalogue.schema.json', 'Esquema del catálogo'],
			['es/llms-full.txt', 'Todas las páginas en un archivo'],
		],
	},
	'zh-cn': {
		summary: '两份规范的检验台与参考：Asixto 工具错误契约，以及 Agent-Native 错误码映射。',
		sections: {
			contract: '契约与类型',
			codes: 'Agent-Native 错误码',
			guide: '指南',
			rules: '规则',
			tools: '工具',
		},
		files: '文件',
		fileNames: [
			['schema/tool-error.schema.json', '工具错误的 JSON Schema'],
			['registry/agent-native.json', '错误码登记表'],
			['registry/agent-native.schema.json', '登记表的 JSON Schema'],
			['rules/catalogue.json', '规则目录'],
			['rules/catalogue.schema.json', '规则目录的 JSON Schema'],
			['zh-cn/llms-full.txt', '全部页面合为一个文件'],
		],
	},
};

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
	const { summary, sections, files, fileNames } = TEXTS[locale];
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
	const { summary } = TEXTS[locale];
	const bodies = pages.map(({ address, body }) => `<${address}>\n\n${body}`);
	return [`# Contraste\n\n> ${summary}\n`, ...bodies].join('\n---\n\n');
}
