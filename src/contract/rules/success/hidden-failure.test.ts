import { describe, expect, test } from 'vitest';
import { describeRule, fixedText } from '../testing/describe-rule.ts';
import { hiddenFailure } from './hidden-failure.ts';

describeRule(hiddenFailure, {
	accept: [
		'{"resultados": [], "total": 0}',
		'{"resultados": [], "total": 0, "mensaje": "No hay planes con esos filtros."}',
		'{"mensaje": "Su reserva quedó confirmada.", "radicado": "R-1"}',
		'{"caso": 12, "mensaje": "Registramos que el sistema no responde."}',
		'{"resultados": [{"mensaje": "El sistema no responde."}], "total": 1}',
		'{"titulo": "El sistema no responde"}',
		'{"mensaje": "La tienda no abre los domingos."}',
	],
	reject: [
		['{"resultados": [], "total": 0, "mensaje": "No pude consultar la agenda."}', ['No pude consultar']],
		['{"mensaje": "Ocurrió un error interno."}', ['Ocurrió un error interno']],
		['{"citas": [], "nota": "El servidor no responde."}', ['servidor no responde']],
	],
});

describe('its fix', () => {
	test('says SYSTEM in the same words', () => {
		const after = fixedText(hiddenFailure, '{"mensaje": "El sistema no responde."}', 'answer-with');
		expect(after).toBe('{"error": {"error_type": "SYSTEM", "user_message": "El sistema no responde."}}');
	});
	test('says it in the text of a result, and raises the flag', () => {
		const text = '{"content":[],"structuredContent":{"mensaje":"El sistema no responde."}}';
		const after = JSON.parse(fixedText(hiddenFailure, text, 'answer-with'));
		expect(after.isError).toBe(true);
		expect(after).not.toHaveProperty('structuredContent');
		expect(JSON.parse(after.content[0].text).error.error_type).toBe('SYSTEM');
	});
	test('spells the flag as the dump around it does', () => {
		const text = '{"structured_content":{"mensaje":"El sistema no responde."},"content":[]}';
		const after = JSON.parse(fixedText(hiddenFailure, text, 'answer-with'));
		expect(after).toHaveProperty('is_error', true);
		expect(after).not.toHaveProperty('isError');
	});
});
