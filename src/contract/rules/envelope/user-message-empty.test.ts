import { describeRule, envelopeOf } from '../testing/describe-rule.ts';
import { userMessageEmpty } from './user-message-empty.ts';

const said = (message: string) => envelopeOf(`"error_type": "SYSTEM", "user_message": ${message}`);

describeRule(userMessageEmpty, {
	accept: [
		said('"No."'),
		said('"\\u200bNo."'),
		said('"…"'),
		said('"👩\\u200d💻"'),
		said('null'),
		said('[]'),
		envelopeOf('"error_type": "SYSTEM"'),
	],
	reject: [
		[said('""'), ['""']],
		[said('"  \\n\\t "'), ['"  \\n\\t "']],
		[said('"\\u00a0"'), ['"\\u00a0"']],
		[said('"\\u200b\\u200d \\ufeff"'), ['"\\u200b\\u200d \\ufeff"']],
		[said('"\\u2060\\u00ad"'), ['"\\u2060\\u00ad"']],
		[said('"\\u3164\\u2800"'), ['"\\u3164\\u2800"']],
		[said('"\\u0000\\u001f"'), ['"\\u0000\\u001f"']],
	],
});
