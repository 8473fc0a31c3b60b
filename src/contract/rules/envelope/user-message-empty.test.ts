import { describeRule, envelope } from '../testing/describe-rule.ts';
import { userMessageEmpty } from './user-message-empty.ts';

const said = (message: string) => envelope(`"error_type": "SYSTEM", "user_message": ${message}`);

describeRule(userMessageEmpty, {
	accept: [said('"No."'), said('null'), said('[]'), envelope('"error_type": "SYSTEM"')],
	reject: [
		[said('""'), ['""']],
		[said('"  \\n\\t "'), ['"  \\n\\t "']],
		[said('"\\u00a0"'), ['"\\u00a0"']],
	],
});
