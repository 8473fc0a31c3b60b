import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { severalResponses } from './several-responses.ts';

describeRule(severalResponses, {
	accept: [
		'[{"a":1},{"b":2}]',
		'{"jsonrpc":"2.0","method":"notifications/x"}\n{"jsonrpc":"2.0","id":1,"result":{"content":[]}}',
	],
	reject: [['{"error":"x"}\n{"error":"y"}\n{"error":"z"}', ['{']]],
});

describe('several-responses', () => {
	it('says where it stops', () => {
		const [finding] = findings(severalResponses, '{"a":1}\n'.repeat(2_500));
		expect(finding?.args).toEqual({ count: 2_001, judged: 2_000 });
	});
});
