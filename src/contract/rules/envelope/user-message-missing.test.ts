import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { userMessageMissing } from './user-message-missing.ts';

describeRule(userMessageMissing, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelopeOf('"error_type": "SYSTEM", "user_message": ""'),
		envelopeOf('"error_type": "SYSTEM", "user_message": null'),
		'{"error": {"error_type": "SYSTEM"}, "user_message": "No pude."}',
		envelopeOf('"code": 500, "message": "Boom"'),
		'{"error": {}}',
		'{"error": "texto"}',
	],
	reject: [
		[envelopeOf('"error_type": "SYSTEM"'), ['"error"']],
		[envelopeOf('"error_type": "SYSTEM", "userMessage": "No pude."'), ['"userMessage"']],
		[envelopeOf('"error_type": "SYSTEM", "mensaje": "No pude."'), ['"mensaje"']],
		[envelopeOf('"error_type": "SYSTEM", "mensaje": 12'), ['"error"']],
	],
	fix: [
		[
			envelopeOf('"error_type": "SYSTEM", "userMessage": "No."'),
			'rename',
			envelopeOf('"error_type": "SYSTEM", "user_message": "No."'),
		],
	],
});

describe('its fix', () => {
	test.each([
		['user-message', 'safe'],
		['message', 'suggestion'],
	])('%s is %s', (name, kind) => {
		const { fixes } = onlyFinding(userMessageMissing, envelopeOf(`"error_type": "SYSTEM", "${name}": "No."`));
		expect(fixes?.map((fix) => fix.kind)).toEqual([kind]);
	});
});
