import { describeRule } from '../testing/describe-rule.ts';
import { keyCase } from './key-case.ts';

describeRule(keyCase, {
	accept: [
		'{"content":[{"type":"text","text":"x"}],"isError":false}',
		'{"is_error":true,"id":1}',
		'{"type":"tool_result","tool_use_id":"t","is_error":true,"content":"x"}',
	],
	reject: [
		[
			'{"content":[{"type":"text","text":"x"}],"structured_content":{"a":1},"is_error":true}',
			['"structured_content"', '"is_error"'],
		],
	],
	fix: [
		[
			'{"content":[{"type":"text","text":"x"}],"is_error":false}',
			'rename',
			'{"content":[{"type":"text","text":"x"}],"isError":false}',
		],
	],
});
