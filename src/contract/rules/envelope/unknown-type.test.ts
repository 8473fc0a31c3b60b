import { describeRule, envelope } from '../testing/describe-rule.ts';
import { unknownType } from './unknown-type.ts';

describeRule(unknownType, {
	accept: [
		envelope('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelope('"error_type": "unknown", "user_message": "No pude."'),
		envelope('"user_message": "No pude."'),
	],
	reject: [[envelope('"error_type": "UNKNOWN", "user_message": "No pude."'), ['"UNKNOWN"']]],
});
