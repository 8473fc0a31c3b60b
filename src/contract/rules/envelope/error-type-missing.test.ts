import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { errorTypeMissing } from './error-type-missing.ts';

describeRule(errorTypeMissing, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelopeOf('"error_type": null, "user_message": "No pude."'),
		'{"error": {"user_message": "No pude."}, "error_type": "SYSTEM"}',
		'{"error": "texto"}',
		'{"error": {"error": {"error_type": "SYSTEM", "user_message": "No."}}}',
	],
	reject: [
		[envelopeOf('"user_message": "No pude."'), ['"error"']],
		[envelopeOf('"errorType": "SYSTEM", "user_message": "No pude."'), ['"errorType"']],
		[envelopeOf('"code": 404, "user_message": "No encontré esa reserva."'), ['"code"']],
		[envelopeOf('"code": "E-17", "user_message": "No pude."'), ['"error"']],
		[envelopeOf('"code": 500, "message": "Boom"'), ['"code"']],
		['{"error": {}}', ['"error"']],
	],
	fix: [
		[
			envelopeOf('"errorType": "SYSTEM", "user_message": "No."'),
			'rename',
			envelopeOf('"error_type": "SYSTEM", "user_message": "No."'),
		],
		[
			envelopeOf('"error-type": "not found", "user_message": "No."'),
			'take',
			envelopeOf('"error_type": "NOT_FOUND", "user_message": "No."'),
		],
		[
			envelopeOf('"code": 503, "message": "No pude consultar la agenda."'),
			'take',
			envelopeOf('"error_type": "SYSTEM", "user_message": "No pude consultar la agenda."'),
		],
		[
			envelopeOf('"user_message": "No."'),
			'add',
			envelopeOf('"user_message": "No.", "error_type": "NOT_FOUND"'),
		],
	],
});

describe('what it says', () => {
	test('one finding for an object of another convention', () => {
		expect(onlyFinding(errorTypeMissing, '{"error": {"codigo": 7, "texto": "x"}}').args).toEqual({
			alsoMessage: true,
		});
	});
	test.each([
		['"errorType": "SYSTEM"', 'safe'],
		['"error-type": "not found"', 'safe'],
		['"errorType": "404"', 'suggestion'],
		['"code": 503', 'suggestion'],
	])('a stand-in %s is %s', (member, kind) => {
		const { fixes } = onlyFinding(errorTypeMissing, envelopeOf(`${member}, "user_message": "No."`));
		expect(fixes?.map((fix) => fix.kind)).toEqual([kind]);
	});
});
