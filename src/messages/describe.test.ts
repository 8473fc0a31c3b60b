import { describe, expect, test } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import type { Context } from '../contract/types.ts';
import { faultSentence, verdictFacts, verdictText, worstDiagnostic } from './describe.ts';
import { messagesOf } from './index.ts';

const es = messagesOf('es');
const zh = messagesOf('zh-cn');
const FAULTY =
	'{"error": {"error_type": "not_found", "user_message": "No encontré una reserva con ese apellido.", "retryable": false}}';

function judge(text: string, context: Context = { billing: true }) {
	const [response] = analyse(text, context).responses;
	if (!response) throw new Error('A report has at least one response.');
	return { response, context };
}

describe('the facts of a verdict', () => {
	test('count by severity and name the gravest fault', () => {
		const { response, context } = judge(FAULTY);
		expect(verdictFacts(es, response, context)).toMatchObject({
			verdict: 'business-error',
			errorType: 'UNKNOWN',
			counts: { error: 1, warning: 1 },
			worst: expect.stringContaining('not_found'),
		});
	});
	test('say when the runtime had cut, and only then', () => {
		const { response, context } = judge(FAULTY, { billing: true, elapsedSeconds: 41.5 });
		expect(verdictText(es, response, context).why).toContain('41,5 s');
		expect(verdictFacts(es, response, { billing: true, elapsedSeconds: 30 })).not.toHaveProperty(
			'cutOffAfter',
		);
	});
	test('tell the effective type of a malformed envelope', () => {
		const { response, context } = judge(FAULTY);
		expect(verdictText(es, response, context).why).toContain('`UNKNOWN`');
		expect(verdictText(zh, response, context).why).toContain('`UNKNOWN`');
	});
});

describe('a fault in one line', () => {
	test('is three sentences in each language', () => {
		const worst = worstDiagnostic(judge(FAULTY).response.diagnostics);
		if (!worst) throw new Error('There is a fault.');
		expect(faultSentence(es, worst)).toMatch(/^`not_found`.+`NOT_FOUND`\. .+\. .+\.$/);
		expect(faultSentence(zh, worst)).toMatch(/^`not_found`.+。.+。.+。$/);
		expect(faultSentence(zh, worst)).not.toContain('。 ');
	});
});

describe('the worst diagnostic', () => {
	test('is the first of the gravest', () => {
		const severities = (list: readonly ('error' | 'warning' | 'info')[]) =>
			worstDiagnostic(
				list.map((severity, index) => ({ rule: String(index), severity, sources: [], span: [], args: {} })),
			)?.rule;
		expect(severities(['info', 'warning', 'error', 'error'])).toBe('2');
		expect(severities(['info', 'warning', 'warning'])).toBe('1');
		expect(severities(['info', 'info'])).toBe('0');
		expect(severities([])).toBeUndefined();
	});
});

test('a large number is grouped, and no line breaks inside it', () => {
	const { response } = judge(`{"a":"${'x'.repeat(1_200_000)}"}`);
	const fault = response.diagnostics.find(({ rule }) => rule === 'huge-list');
	expect(fault && faultSentence(es, fault)).toContain('1\u00a0200\u00a0000 caracteres');
});

test('of two warnings the one that makes the agent say something false is named', () => {
	const { response } = judge(
		'{"content":[{"type":"text","text":"{\\"error\\":{\\"error_type\\":\\"NOT_FOUND\\",\\"user_message\\":\\"El servicio de citas no responde.\\",\\"details\\":null}}"}]}',
	);
	expect(response.diagnostics[0]?.rule).toBe('is-error-flag');
	expect(worstDiagnostic(response.diagnostics)?.rule).toBe('outage-as-not-found');
});
