import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { serverError } from './server-error.ts';

const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;
const VERSION = '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version"}}';

describeRule(serverError, {
	accept: [
		http('200 OK', '{}'),
		http('404 Not Found', ''),
		http('500 Oops', '{"error":"x"}'),
		http('500 Oops', VERSION),
	],
	reject: [
		[http('500 Internal Server Error', ''), ['500']],
		[http('502 Bad Gateway', '<html><body>502</body></html>'), ['502']],
		[http('503 Service Unavailable', 'no healthy upstream'), ['503']],
		[http('500 Oops', '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"x"}}'), ['500']],
	],
});

describe('server-error', () => {
	it.each([
		['', 'empty'],
		['<html><body>x</body></html>', 'html'],
		['Error: x\n    at ver (/srv/a.js:1:2)', 'stack'],
		['x', 'text'],
	])('names the body %j', (body, kind) => {
		expect(findings(serverError, http('500 Oops', body))[0]?.args).toEqual({ status: 500, body: kind });
	});
});
