import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultText, fixText, ruleName } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { LOCALES } from '../../messages/types.ts';
import { RULE_GROUPS } from '../rule.ts';
import { isStatementId } from '../statements.ts';
import { ALL_RULES, RULES } from './index.ts';

const FOLDER = 'src/contract/rules';
const STANDARDS: ReadonlySet<string> = new Set(['MCP', 'JSON-RPC', 'HTTP', 'project']);
const TEXTS = { es: messagesOf('es'), 'zh-cn': messagesOf('zh-cn') };
const HAN = /\p{Script=Han}/u;

const table = ALL_RULES.map((rule) => [rule.meta.id, rule] as const);

describe('the catalogue', () => {
	test('names each rule by its own id, once', () => {
		expect(Object.keys(RULES)).toEqual(ALL_RULES.map(({ meta }) => meta.id));
		expect(new Set(Object.keys(RULES)).size).toBe(ALL_RULES.length);
	});
	test.each(RULE_GROUPS)('lists its rules of the group %s together and no others', (group) => {
		const places = ALL_RULES.flatMap(({ meta }, place) => (meta.group === group ? [place] : []));
		expect(places.length).toBeGreaterThan(0);
		expect((places.at(-1) ?? 0) - (places[0] ?? 0) + 1).toBe(places.length);
	});
	test.each(RULE_GROUPS)('holds no text for a rule of %s that is gone', (group) => {
		expect(readdirSync(FOLDER)).toContain(group);
		for (const { rules } of Object.values(TEXTS))
			expect(Object.keys(rules).sort()).toEqual(Object.keys(RULES).sort());
	});
});

describe('each rule', () => {
	test.each(table)('%s has a kebab-case id and a file and a test of that name', (id, { meta }) => {
		expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
		expect(existsSync(`${FOLDER}/${meta.group}/${id}.ts`)).toBe(true);
		expect(testsOf(meta.group, id)).not.toEqual([]);
	});
	test.each(table)('%s names a statement or a standard', (_, { meta }) => {
		expect(meta.sources.length).toBeGreaterThan(0);
		expect(meta.sources.filter((source) => !isStatementId(source) && !STANDARDS.has(source))).toEqual([]);
		expect(meta.since).toMatch(/^\d+\.\d+\.\d+$/);
	});
	test.each(table)('%s has a name and a summary of its own in each language', (id) => {
		const [es, zh] = LOCALES.map((locale) => {
			const texts: Readonly<Record<string, { name: string; summary: string }>> = TEXTS[locale].rules;
			return [ruleName(TEXTS[locale], id), texts[id]?.summary ?? ''] as const;
		});
		expect(es?.filter((text) => text.trim() === '' || HAN.test(text))).toEqual([]);
		expect(zh?.filter((text) => !HAN.test(text))).toEqual([]);
		expect(es?.[0]).not.toMatch(/\.$/);
		expect(zh?.[0]).not.toMatch(/。$/);
	});
	test.each(table)('%s names a fix in its texts exactly where it has one', (id, { meta }) => {
		for (const locale of LOCALES) {
			const texts: Readonly<Record<string, { fixes: object }>> = TEXTS[locale].rules;
			expect(Object.keys(texts[id]?.fixes ?? {}).length > 0).toBe(meta.fixable);
		}
	});
});

describe('names', () => {
	test.each(LOCALES)('of rules are all different in %s', (locale) => {
		const names = ALL_RULES.map(({ meta }) => ruleName(TEXTS[locale], meta.id));
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});
	test('that do not exist have no text', () => {
		expect(() => ruleName(TEXTS.es, 'constructor')).toThrow();
		expect(() => faultText(TEXTS.es, { rule: 'nothing', args: {} })).toThrow();
		expect(() => fixText(TEXTS.es, 'retry-mark', { id: 'nothing', args: {} })).toThrow();
	});
});

/** A rule's own test file, or one of its group that runs it by name. */
function testsOf(group: string, id: string): string[] {
	return readdirSync(`${FOLDER}/${group}`).filter(
		(file) => file === `${id}.test.ts` || file === `${group}.test.ts`,
	);
}
