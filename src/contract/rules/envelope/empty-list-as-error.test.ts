import { describe, expect, test } from 'vitest';
import { isListTool } from '../../meaning/list-tool.ts';
import {
	asResult,
	describeRule,
	envelopeOf,
	findings,
	fixedText,
	onlyFinding,
} from '../testing/describe-rule.ts';
import { emptyListAsError } from './empty-list-as-error.ts';

const failed = (type: string, message: string) =>
	envelopeOf(`"error_type": "${type}", "user_message": "${message}"`);

describeRule(emptyListAsError, {
	accept: [
		failed('NOT_FOUND', 'No encontré una reserva con ese apellido.'),
		failed('NOT_FOUND', 'No hay registros con ese documento.'),
		failed('NOT_FOUND', 'No hay resultados de laboratorio para esa orden.'),
		failed('SYSTEM', 'No pude consultar la agenda en este momento.'),
		failed('SYSTEM', 'No hay resultados porque el sistema no responde.'),
		failed('VALIDATION', 'No queda ninguna tabla de surf de esa medida. Hay de dos metros.'),
		failed('VALIDATION', 'No hay horarios para ese día. Hay cupo el lunes.'),
		failed('NOT_FOUND', 'No encontré productos con esa referencia.'),
		failed('SYSTEM', 'No tenemos productos porque el sistema no responde.'),
		failed('PERMISSION', 'Esa cita no está a su nombre.'),
		'{"resultados": [], "total": 0}',
		'{"mensaje": "No hay resultados.", "resultados": [], "total": 0}',
	],
	reject: [
		[failed('SYSTEM', 'No hay resultados para su búsqueda.'), ['No hay resultados']],
		[failed('UNKNOWN', 'Lo revisé. No se encontraron productos.'), ['No se encontraron productos']],
		[failed('NOT_FOUND', 'No tenemos habitaciones disponibles.'), ['No tenemos habitaciones']],
		[failed('VALIDATION', 'La búsqueda no arrojó resultados.'), ['La búsqueda no arrojó resultados']],
		[failed('UNKNOWN', 'No encontré productos con ese nombre.'), ['No encontré productos']],
		['{"error": "No hay resultados"}', ['No hay resultados']],
		[failed('vacio', 'Sin resultados.'), ['Sin resultados']],
		[
			failed('SYSTEM', 'No se encontraron citas para ese paciente.'),
			['No se encontraron citas para ese paciente.'],
		],
	],
	fix: [
		[
			failed('SYSTEM', 'Sin resultados.'),
			'answer-with',
			'{"resultados": [], "total": 0, "mensaje": "Sin resultados."}',
		],
	],
});

describe('severity', () => {
	test.each([
		'{"error": {"error_type": "SYSTEM", "user_message": "Sin resultados."}, "items": [], "total": 0}',
		'{"error": {"error_type": "SYSTEM", "user_message": "Sin resultados."}, "total": 0}',
		'{"error": {"error_type": "NOT_FOUND", "user_message": "Sin resultados.", "details": {"total": 0}}}',
	])('is certain where the empty list or its total stands beside it: %s', (text) => {
		expect(onlyFinding(emptyListAsError, text).severity).toBe('error');
	});
	test('is a reading of prose elsewhere', () => {
		expect(onlyFinding(emptyListAsError, failed('SYSTEM', 'Sin resultados.')).severity).toBe('warning');
	});
});

describe('the name of the tool', () => {
	test.each(['buscar_citas', 'listar_agenda', 'searchProducts', 'list-orders', 'catalogo.buscar_planes'])(
		'%s searches',
		(tool) => {
			expect(isListTool(tool)).toBe(true);
			expect(findings(emptyListAsError, failed('NOT_FOUND', 'No encontré nada.'), { tool })).toHaveLength(1);
		},
	);
	test.each(['consultar_cliente', 'buscar_cliente', 'cancelar_citas', 'get_order', 'enlistar', ''])(
		'%j looks up or does one thing',
		(tool) => {
			expect(isListTool(tool)).toBe(false);
			expect(findings(emptyListAsError, failed('NOT_FOUND', 'No encontré nada.'), { tool })).toEqual([]);
		},
	);
	test('says nothing of another type', () => {
		expect(findings(emptyListAsError, failed('SYSTEM', 'No pude mirar.'), { tool: 'buscar_citas' })).toEqual(
			[],
		);
	});
});

describe('its fix', () => {
	test('turns the flag and the copy too', () => {
		const after = fixedText(emptyListAsError, asResult(failed('SYSTEM', 'Sin resultados.')), 'answer-with');
		expect(after).toBe(asResult('{"resultados": [], "total": 0, "mensaje": "Sin resultados."}', false));
	});
});
