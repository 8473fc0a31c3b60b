import { describeRule } from '../testing/describe-rule.ts';
import { duplicateKey } from './duplicate-key.ts';

describeRule(duplicateKey, {
	accept: ['{"a":1,"b":{"a":2}}', '[{"a":1},{"a":2}]', 'a a'],
	reject: [
		['{"a":1,"a":2}', ['"a"']],
		['{"a":1,"\\u0061":2}', ['"\\u0061"']],
		['{"content":[{"type":"text","text":"{\\"a\\":1,\\"a\\":2}"}]}', ['\\"a\\"']],
	],
	fix: [['{"a":1, "b":2, "a":3}', 'keep-last', '{"b":2, "a":3}']],
});
