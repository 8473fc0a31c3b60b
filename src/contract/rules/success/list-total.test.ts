import { describeRule } from '../testing/describe-rule.ts';
import { listTotal } from './list-total.ts';

describeRule(listTotal, {
	accept: [
		'{"resultados": [1], "total": 1}',
		'{"resultados": []}',
		'[1, 2]',
		'{"citas": [1]}',
		'{"cliente": "Ana", "items": [1]}',
		'{"resultados": [1, ',
	],
	reject: [
		['{"resultados": [1, 2]}', ['"resultados"']],
		['{"data": [1], "page": 1}', ['"data"']],
	],
	fix: [['{"resultados": [1, 2]}', 'add-total', '{"resultados": [1, 2], "total": 2}']],
});
