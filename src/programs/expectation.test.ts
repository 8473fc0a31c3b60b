import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { toolErrorJsonSchema } from '../contract/schema.ts';
import { loadEntries } from '../examples/load.ts';
import { type Expectation, expectationOf } from './expectation.ts';

const validate = new Ajv2020().compile(toolErrorJsonSchema('https://example.test'));

/** What every generated test asks, in one place. */
function holds({ payload, status = 200, kind, isEmpty }: Expectation): boolean {
	try {
		const read = JSON.parse(payload);
		const isError = validate(read);
		return (
			status < 400 &&
			(kind === 'failure' ? isError : !isError && !read?.error && (!isEmpty || read.total === 0))
		);
	} catch {
		return false;
	}
}

const RESPONSES = (await loadEntries()).flatMap(({ name, text, context }) =>
	analyse(text, context).responses.map((response, index) => {
		const expectation = expectationOf(response.read);
		const errors = response.diagnostics
			.filter(({ severity }) => severity === 'error')
			.map(({ rule }) => rule);
		return { name: `${name} ${index + 1}`, response, expectation, errors };
	}),
);

describe('over every example, a test', () => {
	it.each(
		RESPONSES.filter(
			({ errors, expectation, response }) =>
				errors.length === 0 && expectation && ['envelope', 'data', 'empty'].includes(response.shape),
		),
	)('is green where there is no fault: $name', ({ expectation }) => {
		expect(expectation && holds(expectation)).toBe(true);
	});

	it('is red for the faults that the schema can see', () => {
		const envelopes = RESPONSES.filter(({ response }) => response.shape === 'malformed-envelope');
		expect(envelopes.length).toBeGreaterThan(5);
		const green = envelopes.filter(({ expectation }) => expectation && holds(expectation));
		expect(green.map(({ name }) => name)).toEqual([]);
	});

	it('is there for every envelope, and for no error of the protocol', () => {
		for (const { response, expectation, name } of RESPONSES) {
			if (response.verdict === 'protocol-error' || response.verdict === 'not-a-response')
				expect(expectation, name).toBeUndefined();
			if (response.shape === 'envelope') expect(expectation, name).toBeDefined();
		}
	});
});
