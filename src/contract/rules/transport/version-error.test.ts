import { describeRule } from '../testing/describe-rule.ts';
import { versionError } from './version-error.ts';

const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;
const REFUSED = '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version"}}';

describeRule(versionError, {
	accept: [
		http('400 Bad Request', REFUSED),
		REFUSED,
		'{"error":{"error_type":"SYSTEM","user_message":"Ahora no."}}',
	],
	reject: [
		[http('500 Oops', REFUSED), ['500']],
		[
			'{"error":{"error_type":"SYSTEM","user_message":"x","details":"Unsupported protocol version: 1"}}',
			['"Unsupported protocol version: 1"'],
		],
		['{"error":"Unsupported protocol version"}', ['"Unsupported protocol version"']],
		[
			'{"content":[{"type":"text","text":"Unsupported protocol version"}],"isError":true}',
			['"Unsupported protocol version"'],
		],
	],
});
