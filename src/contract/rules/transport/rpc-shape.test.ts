import { describeRule } from '../testing/describe-rule.ts';
import { rpcShape } from './rpc-shape.ts';

describeRule(rpcShape, {
	accept: [
		'{"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
		'{"jsonrpc":"2.0","id":"a","result":{"content":[]},"error":null}',
		'{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}',
		'{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"mess',
		'{"id":1,"result":"pagado"}',
	],
	reject: [
		['{"jsonrpc":"2.0","id":1,"result":{"content":[]},"error":{"code":1,"message":"x"}}', ['"error"']],
		['{"jsonrpc":"2.0","id":1}', ['{']],
		['{"jsonrpc":"2.0","id":1,"error":"x"}', ['"x"']],
		['{"jsonrpc":"2.0","id":1,"error":{"message":"x"}}', ['"error"']],
		['{"jsonrpc":"2.0","id":1,"error":{"code":"-32603","message":"x"}}', ['"-32603"']],
		['{"jsonrpc":"2.0","error":{"code":-32603,"message":"x","id":1}}', ['"id"']],
		['{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":["x"]}}', ['["x"]']],
		['{"jsonrpc":2.0,"id":1,"result":{"content":[]}}', ['2.0']],
	],
});
