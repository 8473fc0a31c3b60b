import { RULE_GROUPS } from '../../../contract/rule.ts';
import { ALL_RULES } from '../../../contract/rules/index.ts';
import { SEVERITIES } from '../../../contract/types.ts';
import { byTag } from '../../../locales.ts';
import { ruleName, ruleSummary } from '../../../messages/describe.ts';
import { messagesOf } from '../../../messages/index.ts';

/** Version of the catalogue's form and content. */
const CATALOGUE_VERSION = '1.0.0';

/** Every rule with its data and its words, as published at `/rules/catalogue.json`. */
export function ruleCatalogue(): object {
	return {
		name: 'contraste-rules',
		version: CATALOGUE_VERSION,
		rules: ALL_RULES.map(({ meta: { id, group, severity, sources, fixable, since } }) => ({
			id,
			group,
			severity,
			sources,
			fixable,
			since,
			title: byTag((locale) => ruleName(messagesOf(locale), id)),
			summary: byTag((locale) => ruleSummary(messagesOf(locale), id)),
		})),
	};
}

function strictObject(properties: Record<string, object>): object {
	return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The JSON Schema (draft 2020-12) of the catalogue; `id` is its published address. */
export function ruleCatalogueSchema(id: string): object {
	const text = { type: 'string', minLength: 1 };
	const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' };
	const inEachLanguage = strictObject(byTag(() => text));
	const rule = strictObject({
		id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
		group: { enum: RULE_GROUPS },
		severity: { enum: SEVERITIES },
		sources: {
			type: 'array',
			minItems: 1,
			items: { type: 'string', pattern: '^((ES|ZH)-\\d{2}|MCP|JSON-RPC|HTTP|project)$' },
		},
		fixable: { type: 'boolean' },
		since: version,
		title: inEachLanguage,
		summary: inEachLanguage,
	});
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$id: id,
		title: 'Contraste rule catalogue',
		...strictObject({ name: { const: 'contraste-rules' }, version, rules: { type: 'array', items: rule } }),
	};
}
