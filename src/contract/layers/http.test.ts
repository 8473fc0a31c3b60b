import { describe, expect, it } from 'vitest';
import { chainOf, ENVELOPE, RESPONSE, read, readOne, textAt } from './testing/layers.ts';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n';
const WHOLE = 'http jsonrpc calltoolresult payload';

const CHAINS: readonly (readonly [string, string, string])[] = [
	['curl -i', HEAD + RESPONSE, WHOLE],
	['line feeds alone', HEAD.replaceAll('\r', '') + RESPONSE, WHOLE],
	['HTTP/2', `HTTP/2 200 \ncontent-type: application/json\n\n${RESPONSE}`, WHOLE],
	['100 Continue before', `HTTP/1.1 100 Continue\r\n\r\n${HEAD}${RESPONSE}`, WHOLE],
	[
		'a redirect with a body before',
		`HTTP/1.1 307 Temporary Redirect\r\nLocation: /mcp/\r\n\r\n<p>moved</p>\r\n${HEAD}${RESPONSE}`,
		WHOLE,
	],
	['a proxy before', `HTTP/1.1 200 Connection established\r\n\r\n${HEAD}${RESPONSE}`, WHOLE],
	[
		'curl -v, its notes around and right behind the body',
		`* Connected to tools.example (::1) port 443\n> POST /mcp HTTP/2\n> accept: */*\n> \n< HTTP/2 200 \n< content-type: application/json\n< \n${RESPONSE}* Connection #0 to host tools.example left intact\n`,
		WHOLE,
	],
	['a folded header', `HTTP/1.1 200 OK\r\nX-Note: one\r\n  two\r\n\r\n${RESPONSE}`, WHOLE],
	[
		'headers without a status line',
		`content-type: application/json\ndate: today\n\n${ENVELOPE}`,
		'http payload',
	],
	['a log line before', `[10:00:01] raw answer follows\n${HEAD}${RESPONSE}`, `log ${WHOLE}`],
	['the status behind the body', `${RESPONSE}\n200`, WHOLE],
	[
		'an event stream',
		`HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: ${RESPONSE}\r\n\r\n`,
		'http sse jsonrpc calltoolresult payload',
	],
	[
		'chunk sizes of a raw socket',
		`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{"a":"ñ\r\n4\r\na"} \r\n0\r\n\r\n`,
		'http payload',
	],
];

describe('http', () => {
	it.each(CHAINS)('reads %s', (_name, text, chain) => {
		expect(chainOf(readOne(text))).toBe(chain);
	});

	it('keeps repeated and folded headers with their places', () => {
		const text = `HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic\r\nwww-authenticate: Bearer a="1",\r\n\tb="2"\r\n\r\n`;
		const { http } = readOne(text);
		expect(http?.headers.map(({ name, value }) => [name, value])).toEqual([
			['WWW-Authenticate', 'Basic'],
			['www-authenticate', 'Bearer a="1", b="2"'],
		]);
		expect(textAt(text, http?.headers[1]?.span ?? [])).toBe('www-authenticate: Bearer a="1",\r\n\tb="2"');
		expect(textAt(text, http?.statusSpan ?? [])).toBe('401');
	});

	it.each(['a', 'ñ', '€', '😀'])('counts chunks in the bytes of UTF-8: %s', (letter) => {
		const chunks = ['{"a":', `"${letter}`, `${letter}"}`].map(
			(part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`,
		);
		const text = `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`;
		expect(readOne(text).payload?.get('a')?.scalar).toBe(letter + letter);
	});

	it('takes two final responses for two', () => {
		const both = read(`${HEAD}${RESPONSE}\r\n${HEAD}${ENVELOPE}`);
		expect(both.map(chainOf)).toEqual([WHOLE, 'http payload']);
	});

	const PROBES: readonly (readonly [string, number, boolean, boolean])[] = [
		['status=401 WWW-Authenticate=<absent> body={"message":"no"}', 401, true, false],
		['status=401 WWW-Authenticate=Bearer realm="x" body={"message":"no"}', 401, true, true],
		['HTTP 401 {"message":"no"}', 401, false, false],
		['Status: 401 Unauthorized', 401, false, false],
	];
	it.each(PROBES)('reads the probe %s', (text, status, looked, found) => {
		const { http } = readOne(text);
		expect([http?.status, http?.hasHeaderBlock, http?.headers.length === 1]).toEqual([status, looked, found]);
	});

	const SHAPES: readonly (readonly [string, string, string])[] = [
		['HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n', 'protocol-error', 'http-failure'],
		['HTTP/1.1 502 Bad Gateway\r\n\r\n<html><body>502</body></html>', 'protocol-error', 'html'],
		[
			'HTTP/1.1 401 Unauthorized\r\nServer: x\r\n\r\n{"error":"invalid_token"}',
			'protocol-error',
			'unauthorized',
		],
		[`HTTP/1.1 404 Not Found\r\nServer: x\r\n\r\n${ENVELOPE}`, 'business-error', 'envelope'],
		['HTTP/1.1 429 Too Many Requests\r\nServer: x\r\n\r\nSlow down', 'protocol-error', 'http-failure'],
		['HTTP/1.1 202 Accepted\r\nServer: x\r\n\r\n', 'not-a-response', 'not-a-response'],
		['HTTP/1.1 200 OK\r\nServer: x\r\n\r\n{"salud":"bien"}', 'success', 'data'],
		[
			'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\u001f\u008b\u0008\u0000\u0000',
			'not-a-response',
			'not-a-response',
		],
	];
	it.each(SHAPES)('judges %j', (text, verdict, shape) => {
		const response = readOne(text);
		expect([response.verdict, response.shape]).toEqual([verdict, shape]);
	});

	it('does not take a request for a response', () => {
		const response = readOne('POST /mcp HTTP/1.1\nHost: tools.example\n\n{"a":1}');
		expect([response.verdict, response.seeming]).toEqual(['not-a-response', 'request']);
	});
});
