import { describeRule } from '../testing/describe-rule.ts';
import { nullList } from './null-list.ts';

describeRule(nullList, {
	accept: [
		'{"resultados": [], "total": 0}',
		'{"data": null}',
		'{"cita": null}',
		'{"results": {}, "total": 0}',
		'{"resultados": {"planes": []}, "total": 0}',
		'{"resultados": null, "citas": [1]}',
		'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}, "resultados": null}',
	],
	reject: [
		['{"resultados": null}', ['null']],
		['{"items": null, "total": 0}', ['null']],
		['{"resultados": {}, "total": 0}', ['{}']],
		['{"resultados": "", "total": 0}', ['""']],
	],
	fix: [
		['{"resultados": null}', 'empty', '{"resultados": [], "total": 0}'],
		['{"items": null, "total": 0}', 'empty', '{"items": [], "total": 0}'],
	],
});
