import { describe, expect, it } from 'vitest';
import { ENVELOPE, RESULT, read } from './testing/layers.ts';

const line = (code: string, message: string) => JSON.stringify({ error: { code, message } });
const SCHEMA = line('error', "data must have required property 'turno'");
const WITH_COPY = `{"content":[],"structuredContent":${ENVELOPE},"isError":true}`;

/** Text, verdict, shape, whether the words on the schema are kept with the response. */
const LINES: readonly (readonly [string, string, string, string, boolean])[] = [
	['a flag behind a result', `${RESULT}\n${line('tool_is_error', 'x')}`, 'business-error', 'envelope', false],
	[
		'a flag behind a long result',
		`${JSON.stringify(JSON.parse(RESULT), null, 2)}\n${line('tool_is_error', 'x')}\n`,
		'business-error',
		'envelope',
		false,
	],
	[
		'a login behind a result',
		`${RESULT}\n${line('auth_required', 'x')}`,
		'business-error',
		'envelope',
		false,
	],
	['the schema behind a result', `${WITH_COPY}\n${SCHEMA}`, 'business-error', 'envelope', true],
	['the schema before nothing', SCHEMA, 'business-error', 'sdk-output', false],
	[
		'the schema in full',
		line('error', 'MCP error -32602: Structured content does not match the schema: data must be object'),
		'business-error',
		'sdk-output',
		false,
	],
	['a deep place', line('error', 'data/turno/dia must be string'), 'business-error', 'sdk-output', false],
	['a flag alone', line('tool_is_error', 'x'), 'not-a-response', 'not-a-response', false],
	['a missing tool alone', line('tool_not_found', 'x'), 'not-a-response', 'not-a-response', false],
	['a code of the tool', line('slot_taken', 'x'), 'business-error', 'malformed-envelope', false],
	[
		'a message of the tool',
		line('error', 'Ese dato no sirve'),
		'business-error',
		'malformed-envelope',
		false,
	],
	[
		'members beside',
		'{"error":{"code":"tool_is_error","message":"x"},"id":3}',
		'business-error',
		'malformed-envelope',
		false,
	],
];

describe('the lines of the Inspector', () => {
	it.each(LINES)('%s', (_name, text, verdict, shape, isRefused) => {
		const all = read(text);
		expect(all).toHaveLength(1);
		expect([all[0]?.verdict, all[0]?.shape, all[0]?.schemaRefusal !== undefined]).toEqual([
			verdict,
			shape,
			isRefused,
		]);
	});
	it('belongs to the result before it', () => {
		const all = read(`${RESULT}\n${WITH_COPY}\n${SCHEMA}`);
		expect(all.map(({ schemaRefusal }) => schemaRefusal !== undefined)).toEqual([false, true]);
	});
});
