import { describeRule, envelopeOf } from '../testing/describe-rule.ts';
import { errorNull } from './error-null.ts';

describeRule(errorNull, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude."'),
		'{"resultados": [], "total": 0}',
		'{"resultados": [{"error": null}], "total": 1}',
		'{"error": "", "dato": 1}',
	],
	reject: [
		['{"error": null, "resultados": [], "total": 0}', ['"error"']],
		['{"cita": "lunes", "error": null}', ['"error"']],
	],
	fix: [
		['{"error": null, "resultados": [], "total": 0}', 'remove', '{"resultados": [], "total": 0}'],
		['{"cita": "lunes", "error": null}', 'remove', '{"cita": "lunes"}'],
	],
});
