import type { RuleMeta } from '../../rule.ts';
import { isStatementId } from '../../statements.ts';

/** All that belongs to rules, by what it is; in a test, files and modules, or a made-up world. */
export interface Catalogue {
	readonly rules: readonly Pick<RuleMeta, 'id' | 'sources'>[];
	/** Ids of the rules that the messages have texts for, by language: every rule is to be in each of them. */
	readonly messages: ReadonlyMap<string, readonly string[]>;
	/** What `content/rules/<id>.yaml` says, by id and language. */
	readonly prose: ReadonlyMap<string, Readonly<Record<string, string>>>;
	/** Ids of the rules that each example is said to break, by the example's name. */
	readonly examples: ReadonlyMap<string, readonly string[]>;
}

const STANDARDS: ReadonlySet<string> = new Set(['MCP', 'JSON-RPC', 'HTTP', 'project']);

/** What is missing or has nobody to belong to, one line each; empty where the catalogue is whole. */
export function catalogueFaults(catalogue: Catalogue): readonly string[] {
	return [...catalogue.rules.flatMap((rule) => missingOf(rule, catalogue)), ...orphansOf(catalogue)];
}

function missingOf({ id, sources }: Pick<RuleMeta, 'id' | 'sources'>, catalogue: Catalogue): string[] {
	const missing = [...catalogue.messages].flatMap(([locale, texts]) => [
		...(texts.includes(id) ? [] : [`a text in src/messages/${locale}`]),
		...(catalogue.prose.get(id)?.[locale]?.trim() ? [] : [`content/rules/${id}.yaml in ${locale}`]),
	]);
	const isShown = [...catalogue.examples.values()].some((rules) => rules.includes(id));
	if (!isShown) missing.push('a wrong example in content/examples');
	if (sources.length === 0) missing.push('a statement or a standard in its meta');
	return [
		...missing.map((what) => `${id}: lacks ${what}`),
		...sources.filter((source) => !isSource(source)).map((source) => `${id}: no such source as ${source}`),
	];
}

function isSource(source: string): boolean {
	return isStatementId(source) || STANDARDS.has(source);
}

function orphansOf({ rules, messages, prose, examples }: Catalogue): string[] {
	const ids = new Set(rules.map(({ id }) => id));
	return [
		...[...messages].flatMap(([locale, texts]) =>
			texts
				.filter((id) => !ids.has(id))
				.map((id) => `src/messages/${locale}: a text for ${id}, which is no rule`),
		),
		...[...prose].flatMap(([id, texts]) =>
			ids.has(id)
				? Object.keys(texts)
						.filter((locale) => !messages.has(locale))
						.map((locale) => `content/rules/${id}.yaml: ${locale} is no language`)
				: [`content/rules/${id}.yaml: belongs to no rule`],
		),
		...[...examples].flatMap(([name, broken]) =>
			broken
				.filter((id) => !ids.has(id))
				.map((id) => `content/examples/${name}.yaml: expects ${id}, which is no rule`),
		),
	];
}
