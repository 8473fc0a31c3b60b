import { describe, expect, test } from 'vitest';
import { describeRule, onlyFinding } from '../testing/describe-rule.ts';
import { totalWrong } from './total-wrong.ts';

describeRule(totalWrong, {
	accept: [
		'{"resultados": [1, 2], "total": 2}',
		'{"resultados": [1, 2], "total": 57, "pagina": 1}',
		'{"resultados": [1, 2], "total": 57}',
		'{"resultados": [], "total": 12, "offset": 20}',
		'{"items": [1, 2], "subtotal": 1, "total": 1}',
		'{"items": [1, 2], "total": 89900.5}',
		'{"items": [1, 2], "total": "$ 45.000"}',
		'{"pedido": 4, "items": [1, 2], "total": 0}',
		'{"hits": {"total": {"value": 1}, "hits": [1]}}',
		'{"resultados": [1, 2, 3',
	],
	reject: [
		['{"resultados": [1, 2], "total": 1}', ['1']],
		['{"resultados": [1, 2], "total": 0}', ['0']],
		['{"resultados": [1], "total": -1}', ['-1']],
		['{"resultados": [1], "total": 1.5}', ['1.5']],
		['{"resultados": [1], "total": "1"}', ['"1"']],
		['{"resultados": [1], "total": null}', ['null']],
		['{"resultados": [], "total": 4}', ['4']],
	],
	fix: [
		['{"resultados": [1, 2], "total": 1}', 'count', '{"resultados": [1, 2], "total": 2}'],
		['{"resultados": [], "total": "0"}', 'count', '{"resultados": [], "total": 0}'],
	],
});

describe('severity and certainty', () => {
	test.each([
		['{"resultados": [1, 2], "total": 1}', 'error', 'suggestion'],
		['{"resultados": [1], "total": "1"}', 'error', 'safe'],
		['{"resultados": [], "total": null}', 'error', 'suggestion'],
		['{"resultados": [], "total": 4}', 'warning', 'suggestion'],
	])('%s: %s, %s', (text, severity, kind) => {
		const found = onlyFinding(totalWrong, text);
		expect([found.severity, found.fixes?.[0]?.kind]).toEqual([severity, kind]);
	});
});
