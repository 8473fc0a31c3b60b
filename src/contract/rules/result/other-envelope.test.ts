import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { otherEnvelope } from './other-envelope.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';

describeRule(otherEnvelope, {
	accept: [ENVELOPE, '{"data":{"id":1}}'],
	reject: [
		[`{"role":"tool","tool_call_id":"c","content":${JSON.stringify(ENVELOPE)}}`, ['{']],
		[`{"data":${ENVELOPE}}`, ['{']],
		[`{"content":[{"type":"text","text":${JSON.stringify(`[${ENVELOPE}]`)}}],"isError":true}`, ['[']],
	],
});

describe('other-envelope', () => {
	it('warns only where the tool itself seems to have put the envelope too deep', () => {
		expect(findings(otherEnvelope, `{"data":${ENVELOPE}}`)[0]?.severity).toBe('warning');
		expect(findings(otherEnvelope, `[{"json":${ENVELOPE}}]`)[0]?.severity).toBe('info');
	});
});
