import { describeRule } from '../testing/describe-rule.ts';
import { internalError } from './internal-error.ts';

const failed = (code: number, message: string, data = '') =>
	`{"jsonrpc":"2.0","id":1,"error":{"code":${code},"message":${JSON.stringify(message)}${data}}}`;

describeRule(internalError, {
	accept: [failed(-32601, 'Method not found'), failed(-32000, 'x')],
	reject: [
		[failed(-32603, 'connect ECONNREFUSED'), ['-32603']],
		// Only the error object of the message was copied.
		['{"error":{"code":-32603,"message":"connect ECONNREFUSED"}}', ['-32603']],
		[failed(-32603, '[{"code":"invalid_type","path":[],"message":"Required"}]'), ['-32603']],
	],
});
