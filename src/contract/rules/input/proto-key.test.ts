import { describeRule } from '../testing/describe-rule.ts';
import { protoKey } from './proto-key.ts';

describeRule(protoKey, {
	accept: ['{"constructor":1,"toString":2}', '{"proto":"__proto__"}'],
	reject: [['{"__proto__":{"a":1},"b":{"__proto__":2}}', ['"__proto__"']]],
});
