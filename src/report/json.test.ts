import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { loadEntries } from '../examples/load.ts';
import { LOCALES } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import { applyEdits } from '../text/edit.ts';
import { jsonReport, jsonReportSchema } from './json.ts';

const entries = await loadEntries();
const validate = new Ajv2020({ allErrors: true, formats: { uri: true } }).compile(
	jsonReportSchema('https://contraste.test/schema/check-report.schema.json'),
);
const write = (text: string, context = { billing: true }, locale = LOCALES[0] ?? 'es') =>
	jsonReport(
		{ file: 'a.txt', text, context, report: analyse(text, context) },
		{ messages: messagesOf(locale), ruleUrl: (rule) => `https://contraste.test/${locale}/rules/${rule}/` },
	);
const SPELLED = '{"error":{"error_type":"not_found","user_message":"No aparece ese pedido.","retry":true}}';

describe('the report as JSON', () => {
	it.each(LOCALES)('is what its schema says, for every example (%s)', (locale) => {
		for (const { name, text, context } of entries) {
			validate(JSON.parse(JSON.stringify(write(text, context, locale))));
			expect.soft(validate.errors, name).toBeNull();
		}
	});

	it.each([
		['a missing member', ({ version: _, ...rest }: object & { version?: string }) => rest],
		['a member more', (report: object) => ({ ...report, more: 1 })],
		['another version', (report: object) => ({ ...report, version: '2.0.0' })],
	])('is refused with %s', (_, change) => {
		expect(validate(change(JSON.parse(JSON.stringify(write(SPELLED)))))).toBe(false);
	});

	it('holds fixes that can be made without the product', () => {
		const text = `\uFEFF[notice] 你好 🙂\n${SPELLED}`;
		const { diagnostics } = write(text);
		const made = diagnostics
			.flatMap(({ fixes }) => fixes.slice(0, 1))
			.flatMap(({ edits }) => edits)
			.sort((a, b) => b.start - a.start)
			.reduce((whole, { start, end, text: next }) => whole.slice(0, start) + next + whole.slice(end), text);
		const fixes = analyse(text, { billing: true }).responses[0]?.diagnostics.flatMap(
			({ fixes: all = [] }) => all[0]?.edits ?? [],
		);
		expect(made).toBe(applyEdits(text, fixes ?? []));
		expect(write(made).conforms).toBe(true);
	});

	it('says whose words are heard, and nothing where they are only illustrated', () => {
		expect(
			write('{"error":{"error_type":"NOT_FOUND","user_message":"No aparece ese pedido."}}').heard,
		).toEqual({
			from: 'own',
			sentence: 'No aparece ese pedido.',
		});
		expect(write('{"resultados":[],"total":0}').heard).toMatchObject({ from: 'contract' });
		expect(write('{"success":false,"message":"La fecha ya pasó"}').heard).toBeNull();
	});
});
