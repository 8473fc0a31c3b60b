import { describeRule } from '../rule-testing.ts';
import { nullList } from './null-list.ts';

describeRule(nullList, {
	accept: [
		'{"resultados": [], "total": 0}',
		'{"data": null}',
		'{"cita": null}',
		'{"resultados": null, "citas": [1]}',
		'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}, "resultados": null}',
	],
	reject: [
		['{"resultados": null}', ['null']],
		['{"items": null, "total": 0}', ['null']],
	],
	fix: [
		['{"resultados": null}', 'empty', '{"resultados": [], "total": 0}'],
		['{"items": null, "total": 0}', 'empty', '{"items": [], "total": 0}'],
	],
});
