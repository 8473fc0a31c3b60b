import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { byLocale, LOCALES } from '../locales.ts';
import { CODES, LEGACY_CODES, registryCsv, registryJson, registryJsonSchema } from '../registry/index.ts';
import { textsOf } from './index.ts';

const notes = byLocale((locale) => textsOf(locale).registry.notes);
const sample: { version: string; codes: { code: string; http: unknown }[] } = JSON.parse(registryJson(notes));

describe('registry files', () => {
	const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
		JSON.parse(registryJsonSchema('https://example.test/schema/agent-native-registry.schema.json')),
	);

	test('the JSON holds to its schema', () => {
		expect(validate(JSON.parse(registryJson(notes)))).toBe(true);
	});

	test.each([
		['an invented status', (file: typeof sample) => ({ ...file, codes: [{ ...file.codes[0], http: 499 }] })],
		['an unknown member', (file: typeof sample) => ({ ...file, extra: 1 })],
		['no version', ({ version: _, ...file }: typeof sample) => file],
	])('the schema refuses %s', (_, spoil) => expect(validate(spoil(sample))).toBe(false));

	test('the JSON keeps what is open', () => {
		const timeout = sample.codes.find(({ code }) => code === 'agent.timeout');
		expect(timeout).toMatchObject({ http: { value: 'unspecified', statement: 'ZH-25' } });
	});

	test('the CSV has a row for each legacy code', () => {
		const rows = registryCsv(notes).trimEnd().split('\r\n');
		expect(rows).toHaveLength(1 + LEGACY_CODES.length);
		expect(rows.find((row) => row.startsWith('CANCELLED,'))).toMatch(
			/^CANCELLED,agent\.canceled,pitransport,499,never,possible,true,ZH-18,/,
		);
	});

	test('every note exists in every language and none is the same', () => {
		for (const code of LEGACY_CODES) {
			const own = LOCALES.map((locale) => notes[locale][code]);
			expect(new Set(own).size, code).toBe(LOCALES.length);
		}
		expect(CODES).toHaveLength(17);
	});
});
