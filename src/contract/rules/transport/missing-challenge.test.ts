import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { missingChallenge } from './missing-challenge.ts';

const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;
const REFUSED = '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Unauthorized"}}';

describeRule(missingChallenge, {
	accept: [
		http('401 Unauthorized', '', 'www-authenticate: Bearer\r\n'),
		'status=401 WWW-Authenticate=Bearer realm="a"',
		http('403 Forbidden', '{"error":"insufficient_scope"}'),
		'{"error":"Sin permiso"}',
	],
	reject: [
		[http('401 Unauthorized', '{"error":"invalid_token"}'), ['401']],
		['status=401 WWW-Authenticate=<absent> body={"a":1}', ['401']],
		['HTTP 401 {"a":1}', ['401']],
		[
			'{"error":"invalid_token","error_description":"x"}',
			['{"error":"invalid_token","error_description":"x"}'],
		],
		[http('200 OK', REFUSED), ['200']],
	],
});

describe('missing-challenge', () => {
	it.each([
		[http('401 Unauthorized', ''), 'error', 'missing'],
		['HTTP 401 {"a":1}', 'info', 'not-seen'],
		[REFUSED, 'info', 'not-seen'],
		[http('200 OK', REFUSED), 'error', 'other-status'],
	])('in %j is %s: %s', (text, severity, kind) => {
		const [finding] = findings(missingChallenge, text);
		expect([finding?.severity, finding?.args]).toEqual([severity, { kind }]);
	});
});
