import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { envelopeRules } from './rules/envelope/index.ts';
import { toolErrorJsonSchema, toolErrorSchema } from './schema.ts';
import { ERROR_TYPES } from './types.ts';

const published = toolErrorJsonSchema('https://example.test/contraste/');
const validate = new Ajv2020({ strict: true }).compile(published);

const BESIDE: ReadonlySet<string> = new Set(['error-with-results', 'empty-list-as-error']);
/** The rules of the envelope itself; the others judge what stands beside it. */
const RULES = Object.values(envelopeRules).filter(({ meta }) => !BESIDE.has(meta.id));

const scalar = fc.oneof(
	fc.constantFrom<unknown>(
		...ERROR_TYPES,
		'system',
		'TIMEOUT',
		'',
		' ',
		'No pude consultarlo.',
		null,
		true,
		0,
		404,
	),
	fc.string(),
);
const value = fc.oneof(
	scalar,
	fc.array(scalar, { maxLength: 2 }),
	fc.dictionary(fc.constantFrom('a', 'b'), scalar),
);
const members = fc.record(
	{
		error_type: fc.oneof(
			{ weight: 3, arbitrary: fc.constantFrom<unknown>(...ERROR_TYPES) },
			{ weight: 1, arbitrary: value },
		),
		user_message: fc.oneof(
			{ weight: 3, arbitrary: fc.constant<unknown>('No pude consultarlo.') },
			{ weight: 1, arbitrary: value },
		),
		details: value,
		retryable: value,
		code: value,
		message: value,
	},
	{ requiredKeys: [] },
);
const payload = fc
	.record(
		{
			error: fc.oneof(
				{ weight: 4, arbitrary: members },
				{ weight: 1, arbitrary: value },
				{ weight: 1, arbitrary: fc.record({ error: members }) },
			),
			error_type: value,
			user_message: value,
			nota: value,
		},
		{ requiredKeys: [] },
	)
	// Without `error` only one of the six makes it an envelope; any other `error_type` may be data.
	.filter(({ error, error_type }) => Boolean(error) || (error === undefined && isErrorType(error_type)));

function isErrorType(given: unknown): boolean {
	return (ERROR_TYPES as readonly unknown[]).includes(given);
}

describe('the schema of the envelope', () => {
	test('is accepted exactly where the rules find no error', () => {
		let accepted = 0;
		fc.assert(
			fc.property(payload, (given) => {
				const { responses } = analyse(JSON.stringify(given), { billing: true }, RULES);
				const errors = responses.flatMap(({ diagnostics }) =>
					diagnostics.filter(({ severity }) => severity === 'error'),
				);
				const { success } = toolErrorSchema.safeParse(given);
				accepted += success ? 1 : 0;
				expect(errors.map(({ rule }) => rule)).toEqual(
					success ? [] : expect.arrayContaining([expect.any(String)]),
				);
			}),
			{ numRuns: 2000 },
		);
		expect(accepted).toBeGreaterThan(100);
	});

	test('and its published form agree', () => {
		fc.assert(
			fc.property(payload, (given) => {
				expect(validate(given)).toBe(toolErrorSchema.safeParse(given).success);
			}),
			{ numRuns: 2000 },
		);
	});

	test('is published under its own address, in draft 2020-12, with a word on each member', () => {
		expect(published.$id).toBe('https://example.test/contraste/schema/tool-error.schema.json');
		expect(toolErrorJsonSchema('https://example.test').$id).toBe(
			'https://example.test/schema/tool-error.schema.json',
		);
		expect(published.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
		const { error } = published.properties as Record<string, { required: string[]; properties: object }>;
		expect(error?.required).toEqual(['error_type', 'user_message']);
		for (const member of Object.values(error?.properties ?? {})) {
			expect(member.description).toMatch(/ES-0\d/);
		}
	});
});
