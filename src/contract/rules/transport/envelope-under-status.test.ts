import { describeRule } from '../testing/describe-rule.ts';
import { envelopeUnderStatus } from './envelope-under-status.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;

describeRule(envelopeUnderStatus, {
	accept: [
		ENVELOPE,
		http('200 OK', ENVELOPE),
		http('404 Not Found', ''),
		http('404 Not Found', 'Cannot POST /mcp'),
		http('405 Method Not Allowed', '{"error":"x"}'),
		http('401 Unauthorized', '{"error":"invalid_token"}'),
		http('400 Bad Request', '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}'),
	],
	reject: [
		[http('404 Not Found', ENVELOPE), ['404']],
		[http('500 Internal Server Error', '{"error":"x"}'), ['500']],
		[http('422 Unprocessable Content', '{"message":"x","errors":{"dia":["y"]}}'), ['422']],
		[http('429 Too Many Requests', 'Despacio'), ['429']],
	],
	fix: [[http('404 Not Found', ENVELOPE), 'status-200', http('200 OK', ENVELOPE)]],
});
