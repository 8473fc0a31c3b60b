import type { RuleMeta } from '../contract/rule.ts';
import { ALL_RULES } from '../contract/rules/index.ts';
import { toolErrorJsonSchema as writeSchema } from '../contract/schema.ts';

/** What is known of every rule: its id, group, severity and sources (statement ids such as ES-13), in the catalogue's order. */
export const RULE_CATALOGUE: readonly RuleMeta[] = ALL_RULES.map(({ meta }) => meta);

/** The JSON Schema of `{"error": {…}}` (ES-05 … ES-07); `baseUrl` is where its `$id` stands. */
export function toolErrorJsonSchema(baseUrl: string): Record<string, unknown> {
	return writeSchema(baseUrl);
}
