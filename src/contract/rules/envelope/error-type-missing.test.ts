import { describe, expect, test } from 'vitest';
import { describeRule, envelope, onlyFinding } from '../testing/describe-rule.ts';
import { errorTypeMissing } from './error-type-missing.ts';

describeRule(errorTypeMissing, {
	accept: [
		envelope('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelope('"error_type": null, "user_message": "No pude."'),
		'{"error": {"user_message": "No pude."}, "error_type": "SYSTEM"}',
		'{"error": "texto"}',
		'{"error": {"error": {"error_type": "SYSTEM", "user_message": "No."}}}',
	],
	reject: [
		[envelope('"user_message": "No pude."'), ['"error"']],
		[envelope('"errorType": "SYSTEM", "user_message": "No pude."'), ['"errorType"']],
		[envelope('"code": 404, "user_message": "No encontré esa reserva."'), ['"code"']],
		[envelope('"code": "E-17", "user_message": "No pude."'), ['"error"']],
		[envelope('"code": 500, "message": "Boom"'), ['"code"']],
		['{"error": {}}', ['"error"']],
	],
	fix: [
		[
			envelope('"errorType": "SYSTEM", "user_message": "No."'),
			'rename',
			envelope('"error_type": "SYSTEM", "user_message": "No."'),
		],
		[
			envelope('"error-type": "not found", "user_message": "No."'),
			'take',
			envelope('"error_type": "NOT_FOUND", "user_message": "No."'),
		],
		[
			envelope('"code": 503, "message": "No pude consultar la agenda."'),
			'take',
			envelope('"error_type": "SYSTEM", "user_message": "No pude consultar la agenda."'),
		],
		[envelope('"user_message": "No."'), 'add', envelope('"user_message": "No.", "error_type": "NOT_FOUND"')],
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
		const { fixes } = onlyFinding(errorTypeMissing, envelope(`${member}, "user_message": "No."`));
		expect(fixes?.map((fix) => fix.kind)).toEqual([kind]);
	});
});
