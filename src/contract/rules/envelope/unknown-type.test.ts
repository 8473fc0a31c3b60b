import { describeRule, envelopeOf } from '../testing/describe-rule.ts';
import { unknownType } from './unknown-type.ts';

describeRule(unknownType, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelopeOf('"error_type": "unknown", "user_message": "No pude."'),
		envelopeOf('"user_message": "No pude."'),
	],
	reject: [[envelopeOf('"error_type": "UNKNOWN", "user_message": "No pude."'), ['"UNKNOWN"']]],
});
