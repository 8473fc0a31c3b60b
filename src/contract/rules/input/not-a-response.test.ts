import { describeRule } from '../testing/describe-rule.ts';
import { notAResponse } from './not-a-response.ts';

describeRule(notAResponse, {
	accept: ['{"a":1}', '{"error":"x"}', 'HTTP/1.1 500 Oops\r\n\r\n'],
	reject: [
		['', ['']],
		['\n  Un texto cualquiera.\nOtra línea.', ['Un texto cualquiera.']],
		[
			'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}',
			['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}'],
		],
		[
			'data: {"jsonrpc":"2.0","method":"notifications/progress"}\n\n',
			['data: {"jsonrpc":"2.0","method":"notifications/progress"}'],
		],
	],
});
