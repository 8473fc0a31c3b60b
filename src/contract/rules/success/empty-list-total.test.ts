import { describeRule } from '../testing/describe-rule.ts';
import { emptyListTotal } from './empty-list-total.ts';

describeRule(emptyListTotal, {
	accept: [
		'{"resultados": [], "total": 0}',
		'{"consulta": "limpieza", "resultados": [], "total": 0}',
		'{"resultados": [{"id": 1}]}',
		'{"cliente": "Ana", "sucursales": []}',
		'{"pedido": 12, "items": [], "monto": 0}',
		'{"citas": [], "facturas": []}',
		'{"resultados": [], "total": 7}',
		'{}',
		'{"resultados": [',
		'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}, "resultados": []}',
	],
	reject: [
		['{"resultados": []}', ['"resultados"']],
		['{"items": [], "count": 0}', ['"items"']],
		['{"citas": []}', ['"citas"']],
		['[]', ['[]']],
		['{"cliente": "Ana", "resultados": []}', ['"resultados"']],
		['{"hits": {"total": {"value": 0}, "hits": []}, "took": 3}', ['"hits"']],
		['{"data": {"items": []}}', ['"items"']],
	],
	fix: [
		['{"resultados": []}', 'add-total', '{"resultados": [], "total": 0}'],
		['{"resultados":[]}', 'add-total', '{"resultados":[],"total":0}'],
		['{\n  "citas": [],\n  "page": 1\n}', 'add-total', '{\n  "citas": [],\n  "page": 1,\n  "total": 0\n}'],
		['[]', 'wrap', '{"resultados": [], "total": 0}'],
	],
});
