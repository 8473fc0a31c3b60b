import { lines } from './lines.ts';
import { comment, stringLiteral } from './literals.ts';
import type { TakenFile, TestInput, TestRunner } from './types.ts';
import { pytestProgram } from './write-pytest.ts';

/** Faults named in the comment, and how much of each. */
const MOST_FAULTS = 12;
const MOST_OF_FAULT = 400;

/** The response as a test that runs without a network: the schema stands inside. */
export function writeTest(runner: TestRunner, input: TestInput): TakenFile {
	if (runner === 'pytest') {
		const content = pytestProgram(input, headLines(runner, input));
		return { name: 'test_tool_error.py', mediaType: 'text/x-python', content };
	}
	const content = scriptProgram(runner, input);
	return { name: 'tool-error.test.mjs', mediaType: 'text/javascript', content };
}

/** What the test is, what it needs, and the faults that were found. */
function headLines(runner: TestRunner, { expectation, schema, faults, texts }: TestInput): readonly string[] {
	const { test } = texts;
	const shown = faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault.slice(0, MOST_OF_FAULT)}`);
	return [
		expectation.kind === 'failure' ? test.aboutFailure : test.aboutSuccess,
		test.schema(String(schema['$id'])),
		test.needs[runner],
		...(shown.length > 0 ? [test.faults, ...shown] : []),
	];
}

const ASSERTIONS = {
	vitest: {
		imports: ["import { Ajv2020 } from 'ajv/dist/2020.js';", "import { expect, test } from 'vitest';"],
		equal: (actual: string, expected: string) => `expect(${actual}).toEqual(${expected});`,
	},
	node: {
		imports: [
			"import assert from 'node:assert/strict';",
			"import test from 'node:test';",
			"import { Ajv2020 } from 'ajv/dist/2020.js';",
		],
		equal: (actual: string, expected: string) => `assert.deepEqual(${actual}, ${expected});`,
	},
} as const;

function scriptProgram(runner: 'vitest' | 'node', input: TestInput): string {
	const { expectation, schema, texts } = input;
	const { imports, equal } = ASSERTIONS[runner];
	const { payload, status, kind, errorType, isEmpty } = expectation;
	const checks =
		kind === 'failure'
			? [
					equal('faultsOf(payload)', '[]'),
					errorType && equal('payload.error.error_type', stringLiteral(errorType, "'")),
				]
			: [
					equal('Boolean(payload?.error)', 'false'),
					equal('faultsOf(payload).length > 0', 'true'),
					isEmpty && equal('payload.total', '0'),
				];
	return lines([
		headLines(runner, input).map((line) => comment('//', line)),
		imports,
		'',
		comment('//', texts.test.received),
		'const received = {',
		status !== undefined && `\tstatus: ${status},`,
		`\tpayload: ${stringLiteral(payload, "'")},`,
		'};',
		'',
		`const schema = ${JSON.stringify(schema, null, '\t')};`,
		'',
		'const validate = new Ajv2020().compile(schema);',
		'const faultsOf = (payload) =>',
		`\tvalidate(payload) ? [] : validate.errors.map(({ instancePath, message }) => \`\${instancePath} \${message}\`);`,
		'',
		`test(${stringLiteral(kind === 'failure' ? texts.test.failureName : texts.test.successName, "'")}, () => {`,
		status !== undefined && `\t${equal('received.status < 400', 'true')}`,
		'\tconst payload = JSON.parse(received.payload);',
		checks.map((check) => check && `\t${check}`),
		'});',
	]);
}
