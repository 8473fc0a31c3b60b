import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadExamples } from '../../../examples/load.ts';
import type { Example } from '../../../examples/schema.ts';
import { LOCALES } from '../../../locales.ts';
import { messagesOf } from '../../../messages/index.ts';
import { ALL_RULES } from '../index.ts';
import { type Catalogue, catalogueFaults } from './catalogue-faults.ts';

const FOLDER = 'content/rules';

function readPages(): ReadonlyMap<string, string> {
	const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
	return new Map(
		files.map(({ parentPath, name }) => {
			const path = join(parentPath, name);
			return [path.slice(FOLDER.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
		}),
	);
}

function brokenRules({ expect: { rules, advice } }: Example): readonly string[] {
	return [...rules, ...advice];
}

const examples = await loadExamples();
const pages = readPages();

test('every rule has texts, pages, a wrong example and a source, and nothing is left over', () => {
	const faults = catalogueFaults({
		rules: ALL_RULES.map(({ meta }) => meta),
		messages: new Map(LOCALES.map((locale) => [locale, Object.keys(messagesOf(locale).rules)])),
		pages,
		examples: new Map([...examples].map(([name, example]) => [name, brokenRules(example)])),
	});
	expect(faults).toEqual([]);
});

describe('the text of a page', () => {
	const texts = [...pages].map(([file, text]) => [file, text.trim()] as const);

	test.each(texts)('%s is plain paragraphs', (_, text) => {
		expect(text).not.toMatch(/^(?:---|#|import |export |[-*] |<)/m);
		expect(text.split(/\n{2,}/).length).toBeGreaterThanOrEqual(2);
		expect(text.endsWith('.') || text.endsWith('。')).toBe(true);
	});
	test.each(texts)('%s is in its language', (file, text) => {
		// Code and what a customer hears are the same in both languages.
		const own = text.replace(/`[^`]*`|«[^»]*»/g, '');
		const share = (own.match(/\p{Script=Han}/gu)?.length ?? 0) / own.length;
		if (file.endsWith('/es.md')) expect(share).toBe(0);
		else expect(share).toBeGreaterThan(0.5);
	});
	test.each(texts)('%s says where the rule ends', (file, text) => {
		expect(text).toMatch(file.endsWith('/es.md') ? /límites? conocidos?/i : /已知局限/);
	});
});

describe('catalogueFaults', () => {
	const whole: Catalogue = {
		rules: [{ id: 'one', sources: ['ES-01', 'HTTP'] }],
		messages: new Map([
			['es', ['one']],
			['zh-cn', ['one']],
		]),
		pages: new Map([
			['one/es.md', 'Porque sí.'],
			['one/zh-cn.md', '理由。'],
		]),
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
				'two: lacks content/rules/two/es.md',
				'two: lacks a text in src/messages/zh-cn',
				'two: lacks content/rules/two/zh-cn.md',
				'two: lacks a wrong example in content/examples',
				'two: lacks a statement or a standard in its meta',
			],
		],
		[
			'a page without words',
			{ pages: new Map([...whole.pages, ['one/es.md', ' \n']]) },
			['one: lacks content/rules/one/es.md'],
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
			'a folder of no rule, and a file that no page reads',
			{
				pages: new Map([...whole.pages, ['old/es.md', 'Antigua.'], ['one/en.md', 'Because.']]),
			},
			['content/rules/old/es.md: belongs to no rule', 'content/rules/one/en.md: belongs to no rule'],
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
