import { describeRule } from '../testing/describe-rule.ts';
import { unwrappedResult } from './unwrapped-result.ts';

describeRule(unwrappedResult, {
	accept: [
		'{"jsonrpc":"2.0","id":1,"result":{}}',
		'{"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
		'{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
		'{"id":1,"result":{"a":1}}',
	],
	reject: [['{"jsonrpc":"2.0","id":1,"result":{"resultados":[1],"total":1}}', ['"result"']]],
	fix: [
		[
			'{"jsonrpc":"2.0","id":1,"result":{"a":1.10}}',
			'wrap',
			'{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"a\\":1.10}"}],"structuredContent":{"a":1.10}}}',
		],
	],
});
