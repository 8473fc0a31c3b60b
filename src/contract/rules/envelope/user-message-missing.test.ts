import { describe, expect, test } from 'vitest';
import { describeRule, envelope, onlyFinding } from '../testing/describe-rule.ts';
import { userMessageMissing } from './user-message-missing.ts';

describeRule(userMessageMissing, {
	accept: [
		envelope('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelope('"error_type": "SYSTEM", "user_message": ""'),
		envelope('"error_type": "SYSTEM", "user_message": null'),
		'{"error": {"error_type": "SYSTEM"}, "user_message": "No pude."}',
		envelope('"code": 500, "message": "Boom"'),
		'{"error": {}}',
		'{"error": "texto"}',
	],
	reject: [
		[envelope('"error_type": "SYSTEM"'), ['"error"']],
		[envelope('"error_type": "SYSTEM", "userMessage": "No pude."'), ['"userMessage"']],
		[envelope('"error_type": "SYSTEM", "mensaje": "No pude."'), ['"mensaje"']],
		[envelope('"error_type": "SYSTEM", "mensaje": 12'), ['"error"']],
	],
	fix: [
		[
			envelope('"error_type": "SYSTEM", "userMessage": "No."'),
			'rename',
			envelope('"error_type": "SYSTEM", "user_message": "No."'),
		],
	],
});

describe('its fix', () => {
	test.each([
		['user-message', 'safe'],
		['message', 'suggestion'],
	])('%s is %s', (name, kind) => {
		const { fixes } = onlyFinding(userMessageMissing, envelope(`"error_type": "SYSTEM", "${name}": "No."`));
		expect(fixes?.map((fix) => fix.kind)).toEqual([kind]);
	});
});
