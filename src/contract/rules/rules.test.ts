import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../locales.ts';
import { faultText, fixText, ruleName } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { RULE_GROUPS } from '../rule.ts';
import { ALL_RULES, RULES } from './index.ts';

const FOLDER = 'src/contract/rules';
const HAN = /\p{Script=Han}/u;

/** What the table of a language has of a rule. */
interface Text {
	readonly name: string;
	readonly summary: string;
	readonly fixes?: object;
}

const table = ALL_RULES.map((rule) => [rule.meta.id, rule] as const);
// What lacks a text or has nobody to belong to, `catalogueFaults` names once.
const texts = LOCALES.flatMap((locale) => textsOf(locale).map(([id, text]) => [id, locale, text] as const));

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
});

describe('each rule', () => {
	test.each(table)('%s has a kebab-case id and a file and a test of that name', (id, { meta }) => {
		expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
		expect(existsSync(`${FOLDER}/${meta.group}/${id}.ts`)).toBe(true);
		expect(testsOf(meta.group, id)).not.toEqual([]);
	});
	test.each(table)('%s names the version that brought it', (_, { meta }) => {
		expect(meta.since).toMatch(/^\d+\.\d+\.\d+$/);
	});
});

describe('each text', () => {
	test.each(texts)('of %s in %s is of that language, the name without a stop', (_, locale, text) => {
		for (const words of [text.name, text.summary]) {
			expect(words.trim()).not.toBe('');
			expect(HAN.test(words)).toBe(locale === 'zh-cn');
		}
		expect(text.name).not.toMatch(/[.。]$/);
	});
	test.each(texts)('of %s in %s names a fix exactly where the rule has one', (id, _, text) => {
		const meta = ALL_RULES.find((rule) => rule.meta.id === id)?.meta;
		expect(Object.keys(text.fixes ?? {}).length > 0).toBe(meta?.fixable ?? false);
	});
});

describe('names', () => {
	test.each(LOCALES)('of rules are all different in %s', (locale) => {
		const names = textsOf(locale).map(([, { name }]) => name);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});
	test('that do not exist have no text', () => {
		const es = messagesOf('es');
		expect(() => ruleName(es, 'constructor')).toThrow();
		expect(() => faultText(es, { rule: 'nothing', args: {} })).toThrow();
		expect(() => fixText(es, 'retry-mark', { id: 'nothing', args: {} })).toThrow();
	});
});

function textsOf(locale: Locale): [id: string, text: Text][] {
	return Object.entries<Text>(messagesOf(locale).rules);
}

/** A rule's own test file, or one of its group that runs it by name. */
function testsOf(group: string, id: string): string[] {
	return readdirSync(`${FOLDER}/${group}`).filter(
		(file) => file === `${id}.test.ts` || file === `${group}.test.ts`,
	);
}
