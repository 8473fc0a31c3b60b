import { describe, expect, test } from 'vitest';
import { loadExamples } from '../../../examples/load.ts';
import type { Example } from '../../../examples/schema.ts';
import { LOCALES } from '../../../locales.ts';
import { messagesOf } from '../../../messages/index.ts';
import { readRuleProse } from '../../../pages/rules/prose.ts';
import { ALL_RULES } from '../index.ts';
import { type Catalogue, catalogueFaults } from './catalogue-faults.ts';

function brokenRules({ expect: { rules, advice } }: Example): readonly string[] {
	return [...rules, ...advice];
}

const examples = await loadExamples();
const prose = await readRuleProse();

test('every rule has texts, pages, a wrong example and a source, and nothing is left over', () => {
	const faults = catalogueFaults({
		rules: ALL_RULES.map(({ meta }) => meta),
		messages: new Map(LOCALES.map((locale) => [locale, Object.keys(messagesOf(locale).rules)])),
		prose,
		examples: new Map([...examples].map(([name, example]) => [name, brokenRules(example)])),
	});
	expect(faults).toEqual([]);
});

describe('the prose of a rule', () => {
	const texts = [...prose].flatMap(([id, byLanguage]) =>
		Object.entries(byLanguage).map(([locale, text]) => [id, locale, text.trim()] as const),
	);

	test.each(texts)('%s in %s is plain paragraphs', (_id, _locale, text) => {
		expect(text).not.toMatch(/^(?:---|#|import |export |[-*] |<)/m);
		expect(text.split(/\n{2,}/).length).toBeGreaterThanOrEqual(2);
		expect(text.endsWith('.') || text.endsWith('。')).toBe(true);
	});
	test.each(texts)('%s in %s is in its language', (_id, locale, text) => {
		// Code and what a customer hears are the same in both languages.
		const own = text.replace(/`[^`]*`|«[^»]*»/g, '');
		const share = (own.match(/\p{Script=Han}/gu)?.length ?? 0) / own.length;
		if (locale === 'es') expect(share).toBe(0);
		else expect(share).toBeGreaterThan(0.5);
	});
	test.each(texts)('%s in %s says where the rule ends', (_id, locale, text) => {
		expect(text).toMatch(locale === 'es' ? /límites? conocidos?/i : /已知局限/);
	});
});

describe('catalogueFaults', () => {
	const whole: Catalogue = {
		rules: [{ id: 'one', sources: ['ES-01', 'HTTP'] }],
		messages: new Map([
			['es', ['one']],
			['zh-cn', ['one']],
		]),
		prose: new Map([['one', { es: 'Porque sí.', 'zh-cn': '理由。' }]]),
		examples: new Map([
			['right', []],
			['wrong', ['one']],
		]),
	};

	test.each<[string, Partial<Catalogue>, readonly string[]]>([
		['a whole catalogue', {}, []],
		[
			'a rule without anything',
			{ rules: [...whole.rules, { id: 'two', sources: [] }] },
			[
				'two: lacks a text in src/messages/es',
				'two: lacks content/rules/two.yaml in es',
				'two: lacks a text in src/messages/zh-cn',
				'two: lacks content/rules/two.yaml in zh-cn',
				'two: lacks a wrong example in content/examples',
				'two: lacks a statement or a standard in its meta',
			],
		],
		[
			'a page without words',
			{ prose: new Map([['one', { es: ' \n', 'zh-cn': '理由。' }]]) },
			['one: lacks content/rules/one.yaml in es'],
		],
		[
			'a statement that does not exist',
			{ rules: [{ id: 'one', sources: ['ES-99'] }] },
			['one: no such source as ES-99'],
		],
		[
			'a text of no rule',
			{ messages: new Map([...whole.messages, ['es', ['one', 'old']]]) },
			['src/messages/es: a text for old, which is no rule'],
		],
		[
			'prose of no rule, and in no language of the site',
			{
				prose: new Map([
					['old', { es: 'Antigua.' }],
					['one', { es: 'Porque sí.', 'zh-cn': '理由。', en: 'Because.' }],
				]),
			},
			['content/rules/old.yaml: belongs to no rule', 'content/rules/one.yaml: en is no language'],
		],
		[
			'an example of no rule',
			{ examples: new Map([...whole.examples, ['late', ['one', 'old']]]) },
			['content/examples/late.yaml: expects old, which is no rule'],
		],
	])('of %s', (_, change, faults) => {
		expect(catalogueFaults({ ...whole, ...change })).toEqual(faults);
	});
});
