import { describeRule, envelopeOf } from '../testing/describe-rule.ts';
import { userMessageNotText } from './user-message-not-text.ts';

const said = (message: string) => envelopeOf(`"error_type": "SYSTEM", "user_message": ${message}`);

describeRule(userMessageNotText, {
	accept: [said('"No pude."'), said('""'), envelopeOf('"error_type": "SYSTEM"')],
	reject: [
		[said('null'), ['null']],
		[said('12'), ['12']],
		[said('false'), ['false']],
		[said('["No pude."]'), ['["No pude."]']],
		[said('{"es": "No pude.", "en": "I could not."}'), ['{"es": "No pude.", "en": "I could not."}']],
	],
	fix: [
		[said('["No pude."]'), 'take', said('"No pude."')],
		[said('{"en": "I could not.", "es": "No pude."}'), 'take', said('"No pude."')],
	],
});
