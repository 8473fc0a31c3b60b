import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { AnyRule } from './rule.ts';

const CONTEXT = { billing: true };

function judge(text: string) {
	const report = analyse(text, CONTEXT);
	const response = report.responses[report.worst];
	if (!response) throw new Error('A report has at least one response.');
	return response;
}

const ENVELOPE = '{"error":{"error_type":"NOT_FOUND","user_message":"No encontré esa reserva."}}';
const RESULT = `{"content":[{"type":"text","text":${JSON.stringify(ENVELOPE)}}],"isError":true}`;

const CHAINS: readonly (readonly [string, string, readonly string[]])[] = [
	['bare envelope', ENVELOPE, ['payload']],
	['tool result', RESULT, ['calltoolresult', 'payload']],
	['JSON-RPC', `{"jsonrpc":"2.0","id":7,"result":${RESULT}}`, ['jsonrpc', 'calltoolresult', 'payload']],
	[
		'event stream in HTTP',
		`HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: {"jsonrpc":"2.0","id":7,"result":${RESULT}}\r\n\r\n`,
		['http', 'sse', 'jsonrpc', 'calltoolresult', 'payload'],
	],
];

describe('analyse', () => {
	it.each(CHAINS)('peels %s', (_name, text, layers) => {
		const response = judge(text);
		expect(response.layers.map((layer) => layer.id)).toEqual(layers);
		expect([response.verdict, response.shape, response.errorType]).toEqual([
			'business-error',
			'envelope',
			'NOT_FOUND',
		]);
		expect(response.reaction.chat.id).toBe('verify-identification');
	});

	it('tells a rule that throws and keeps what the others found', () => {
		const meta = {
			group: 'input',
			severity: 'error',
			sources: ['project'],
			fixable: false,
			since: '0.1.0',
		} as const;
		const rules: AnyRule[] = [
			{
				meta: { ...meta, id: 'throws' },
				check: () => {
					throw new Error('broken');
				},
			},
			{
				meta: { ...meta, id: 'finds' },
				check: (response, report) => report({ at: response.span, args: {} }),
			},
		];
		const report = analyse(ENVELOPE, CONTEXT, rules);
		expect(report.crashed).toEqual([{ rule: 'throws', message: 'broken' }]);
		expect(report.responses[0]?.diagnostics.map(({ rule }) => rule)).toEqual(['finds']);
	});

	it('answers with one response on any text', () => {
		for (const text of ['', ' ', 'hola', '{', '[', '"', 'HTTP/1.1 200 OK', 'data:'])
			expect(analyse(text, CONTEXT).responses).toHaveLength(1);
	});
});
