import { describe, expect, it } from 'vitest';
import { analyse, readResponse } from './analyse.ts';
import type { AnyRule } from './rule.ts';
import { SEVERITIES, type Severity } from './types.ts';

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

/** A rule that finds each word where it stands, in the order given, with the severity given. */
function finder(words: readonly (readonly [word: string, severity: Severity])[]): AnyRule {
	return {
		meta: {
			id: 'finds-words',
			group: 'input',
			severity: 'info',
			sources: ['project'],
			fixable: false,
			since: '0.1.0',
		},
		check({ source, span }, report) {
			for (const [word, severity] of words) {
				const from = span[0]?.start ?? 0;
				const start = source.indexOf(word, from);
				if (start < from || start >= (span.at(-1)?.end ?? 0)) continue;
				report({ at: [{ start, end: start + word.length }], args: {}, severity });
			}
		},
	};
}

describe('the order of the findings', () => {
	const found = (words: Parameters<typeof finder>[0]) =>
		analyse(ENVELOPE, CONTEXT, [finder(words)]).responses[0]?.diagnostics.map(({ severity }) => severity);
	const orders = SEVERITIES.flatMap((first) =>
		SEVERITIES.filter((second) => second !== first).map((second) => [first, second] as const),
	);

	it.each(orders)('of one place is by severity, whichever was found first: %s, %s', (...severities) => {
		const sorted = SEVERITIES.filter((severity) => severities.includes(severity));
		expect(found(severities.map((severity) => ['error_type', severity]))).toEqual(sorted);
	});

	it.each(orders)('of two places is theirs, whatever the severity: %s before %s', (before, after) => {
		expect(
			found([
				['user_message', after],
				['error_type', before],
			]),
		).toEqual([before, after]);
	});
});

describe('the worst response', () => {
	const FAILURE = '{"error":{"error_type":"SYSTEM","user_message":"Falla alfa."}}';
	const OTHER_FAILURE = FAILURE.replace('alfa', 'beta');
	const SUCCESS = '{"citas":[{"sala":"gama"}],"total":1}';
	const OTHER_SUCCESS = SUCCESS.replace('gama', 'delta');
	const WORDS = { [FAILURE]: 'alfa', [OTHER_FAILURE]: 'beta', [SUCCESS]: 'gama', [OTHER_SUCCESS]: 'delta' };
	const worstOf = (texts: readonly string[], severities: Readonly<Record<string, Severity>> = {}) => {
		const words = Object.entries(severities).map(
			([text, severity]) => [WORDS[text] ?? '', severity] as const,
		);
		const { responses, worst } = analyse(texts.join('\n'), CONTEXT, [finder(words)]);
		expect(responses).toHaveLength(texts.length);
		return texts[worst];
	};

	it('is that of the gravest finding, even where a failure stands beside it', () => {
		for (const [index, graver] of SEVERITIES.entries()) {
			for (const milder of [...SEVERITIES.slice(index + 1), undefined]) {
				const severities = { [SUCCESS]: graver, ...(milder && { [FAILURE]: milder }) };
				expect(worstOf([FAILURE, SUCCESS], severities), `${graver}, ${milder}`).toBe(SUCCESS);
				expect(worstOf([SUCCESS, FAILURE], severities), `${graver}, ${milder}`).toBe(SUCCESS);
			}
		}
	});

	it('is among equally grave ones a failure before a success', () => {
		for (const severity of [...SEVERITIES, undefined]) {
			const severities = severity && { [SUCCESS]: severity, [FAILURE]: severity };
			expect(worstOf([SUCCESS, FAILURE], severities), severity).toBe(FAILURE);
			expect(worstOf([FAILURE, SUCCESS], severities), severity).toBe(FAILURE);
		}
	});

	it('is among equals the first', () => {
		expect(worstOf([OTHER_FAILURE, FAILURE])).toBe(OTHER_FAILURE);
		expect(worstOf([OTHER_SUCCESS, SUCCESS])).toBe(OTHER_SUCCESS);
	});
});

describe('what was read', () => {
	it('stands beside each response, and is what reading it alone gives', () => {
		const text = `${ENVELOPE}\n${ENVELOPE.replace('NOT_FOUND', 'SYSTEM')}`;
		const { responses } = analyse(text, CONTEXT);
		expect(responses).toHaveLength(2);
		for (const [index, { read, verdict, shape, errorType, span }] of responses.entries()) {
			const alone = readResponse(text, CONTEXT, index);
			expect(alone).toMatchObject({ verdict, shape, errorType, span });
			expect(alone?.payload?.raw).toBe(read.payload?.raw);
			expect(read.payload?.raw).toContain(errorType);
		}
		expect(readResponse(text, CONTEXT, 2)).toBeUndefined();
	});
});
