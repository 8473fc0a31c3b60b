import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { Report } from './types.ts';

/** Milliseconds that no text of a megabyte may take, on a machine that does other things too. */
const PATIENCE = 15_000;
const MEGABYTE = 1 << 20;
const ENVELOPE = '{"error":{"error_type":"NOT_FOUND","user_message":"No veo ese turno."}}';
const RESPONSE = `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${JSON.stringify(ENVELOPE)}}],"isError":true}}`;
const NOTIFICATION = '{"jsonrpc":"2.0","method":"notifications/progress","params":{}}';

function judge(text: string): Report {
	const report = analyse(text, { billing: true });
	expect(report.crashed).toEqual([]);
	return report;
}

function first(text: string) {
	const response = judge(text).responses[0];
	if (!response) throw new Error('A report has at least one response.');
	return response;
}

/** A JSON string in a JSON string, so many levels deep: each level doubles the backslashes. */
function nest(text: string, levels: number): string {
	return levels === 0 ? text : nest(JSON.stringify(text), levels - 1);
}

const MEGABYTES: readonly (readonly [string, string, string])[] = [
	['words on one line', 'turno '.repeat(MEGABYTE / 6), 'not-a-response'],
	['one letter', 'a'.repeat(MEGABYTE), 'not-a-response'],
	['braces', '{'.repeat(MEGABYTE), 'not-a-response'],
	['quotes behind braces', '{"'.repeat(MEGABYTE / 2), 'not-a-response'],
	['line ends', '\n'.repeat(MEGABYTE), 'not-a-response'],
	['bytes', '\u0000\ufffd'.repeat(MEGABYTE / 2), 'not-a-response'],
	['backslashes', '\\'.repeat(MEGABYTE), 'not-a-response'],
	['log lines', '10:00:01 INFO [a] {b:1 "\n'.repeat(MEGABYTE / 24), 'not-a-response'],
	['a string', JSON.stringify({ nota: 'a"b\\'.repeat(MEGABYTE / 4) }), 'success'],
	['headers', `HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(MEGABYTE / 8)}\r\n{"a":1}`, 'success'],
	[
		'rows',
		JSON.stringify({ resultados: Array.from({ length: 40_000 }, (_, id) => ({ id, libre: true })) }),
		'success',
	],
	['a page', `<!doctype html><html>${'<p>at x</p>'.repeat(MEGABYTE / 11)}`, 'protocol-error'],
];

describe('a megabyte of', () => {
	it.each(MEGABYTES)(
		'%s is judged in bounded time',
		(_name, text, verdict) => {
			expect(first(text).verdict).toBe(verdict);
		},
		PATIENCE,
	);
});

describe('limits', () => {
	it(
		'finds the response among ten thousand events',
		() => {
			const stream = `data: ${NOTIFICATION}\n\n`.repeat(10_000);
			const response = first(`${stream}data: ${RESPONSE}\n\n`);
			expect([response.shape, response.layers[0]?.fact]).toEqual([
				'envelope',
				{ kind: 'events', count: 10_001 },
			]);
		},
		PATIENCE,
	);

	it(
		'reads a hundred thousand levels of arrays and of objects',
		() => {
			expect(first('['.repeat(100_000) + ']'.repeat(100_000)).verdict).toBe('success');
			expect(first(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`).verdict).toBe('success');
		},
		PATIENCE,
	);

	it(
		'opens a string in a string eighteen levels deep',
		() => {
			const response = first(nest(ENVELOPE, 18));
			expect(response.layers).toHaveLength(19);
			expect(response.errorType).toBe('NOT_FOUND');
		},
		PATIENCE,
	);

	it(
		'judges two thousand of more responses and says so',
		() => {
			const report = judge(`${ENVELOPE}\n`.repeat(2_200));
			expect(report.responses).toHaveLength(2_000);
			const told = report.responses[0]?.diagnostics.find(({ rule }) => rule === 'several-responses');
			expect(told?.args).toEqual({ count: 2_001, judged: 2_000 });
		},
		PATIENCE,
	);

	it('tells a fault of a batch once, at the first response', () => {
		const report = judge(`[${RESPONSE},${RESPONSE},${RESPONSE},]`);
		const told = report.responses.map(({ diagnostics }) =>
			diagnostics.map(({ rule }) => rule).filter((rule) => rule === 'json-syntax'),
		);
		expect(told).toEqual([['json-syntax'], [], []]);
	});

	it.each([
		['marks', '“'],
		['letters in a list', '[中'],
		['marks in a list', '[•'],
	])(
		'reads a run of nine million %s',
		(_name, start) => {
			expect(first(start.padEnd(9_000_000, start.slice(-1))).verdict).toBe('not-a-response');
		},
		PATIENCE,
	);

	it('is not moved by names of Object.prototype', () => {
		for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
			const text = `{"error":{"error_type":"${name}","user_message":"No.","${name}":1},"${name}":{"${name}":[]}}`;
			expect([first(text).shape, first(text).errorType]).toEqual(['malformed-envelope', 'UNKNOWN']);
			expect(first(`{"content":[{"type":"${name}"}],"isError":true}`).verdict).toBe('business-error');
		}
	});

	it('takes lone surrogates as they are', () => {
		expect(first('{"error":{"error_type":"SYSTEM","user_message":"\ud800"}}').errorType).toBe('SYSTEM');
	});
});
