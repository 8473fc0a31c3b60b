import { describeRule, envelopeOf } from '../testing/describe-rule.ts';
import { errorLevel } from './error-level.ts';

describeRule(errorLevel, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."'),
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."').replace(
			/\}$/,
			', "user_message": "Otra."}',
		),
		'{"error": "texto", "user_message": "No pude."}',
		'{"id": 4, "error_type": "lectura", "count": 3}',
		'{"resultados": [{"error_type": "A", "user_message": "B"}], "total": 1}',
		'{"error": {"error_type": "SYSTEM", "user_message": "No pude.", "details": {"error_type": "x"}}}',
	],
	reject: [
		['{"error": {"error_type": "SYSTEM"}, "user_message": "No pude."}', ['"user_message"']],
		['{"error": {}, "error_type": "SYSTEM", "user_message": "No pude."}', ['"error_type"']],
		['{"error_type": "SYSTEM", "user_message": "No pude."}', ['"error_type"']],
		['{"error_type": "not-found", "id": 4}', ['"error_type"']],
		['{"error_type": "lectura", "mensaje": "No pude."}', ['"error_type"']],
		['{"error": {"error": {"error_type": "SYSTEM", "user_message": "No."}}}', ['"error"']],
	],
	fix: [
		[
			'{"error": {"error_type": "SYSTEM"}, "user_message": "No pude."}',
			'move',
			'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}}',
		],
		[
			'{"error": {}, "error_type": "SYSTEM", "user_message": "No pude.", "hora": 1}',
			'move',
			'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}, "hora": 1}',
		],
		[
			'{"error_type": "SYSTEM", "user_message": "No pude."}',
			'wrap',
			'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}}',
		],
		[
			'{"error": {"error": {"error_type": "SYSTEM", "user_message": "No."}}}',
			'unwrap',
			'{"error": {"error_type": "SYSTEM", "user_message": "No."}}',
		],
	],
});
