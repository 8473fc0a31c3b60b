import { describeRule } from '../testing/describe-rule.ts';
import { legacyToolResult } from './legacy-tool-result.ts';

describeRule(legacyToolResult, {
	accept: ['{"content":[],"toolResult":1}', '{"toolResults":[]}'],
	reject: [['{"jsonrpc":"2.0","id":1,"result":{"toolResult":{"a":1}}}', ['"toolResult"']]],
	fix: [
		[
			'{"jsonrpc":"2.0","id":1,"result":{"toolResult":{"a":1.10}}}',
			'modernise',
			'{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"a\\":1.10}"}]}}',
		],
	],
});
