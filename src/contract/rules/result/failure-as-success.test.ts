import { expect, test } from 'vitest';
import { describeRule, onlyFinding } from '../testing/describe-rule.ts';
import { failureAsSuccess } from './failure-as-success.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(failureAsSuccess, {
	accept: [
		said('Su cita quedó agendada para el lunes a las tres.', ''),
		said('La reserva fue cancelada correctamente.', ''),
		said('Tiene dos citas esta semana: el lunes y el jueves.', ''),
		said('El saldo de su cuenta es de veinte mil pesos.', ''),
		said('El error quedó corregido.', ''),
		said('Could not find any slots on Monday, but Tuesday has three.', ''),
		said('Excepción: los festivos no se atiende.', ''),
		said('Forbidden Planet, en cartelera.', ''),
		said('Se registró la falla de su equipo; caso 12.', ''),
		said('Error: x'),
		'{"mensaje":"Error: x"}',
	],
	reject: [
		[said('No hay turnos ese día.', ''), ['"No hay turnos ese día."']],
		[said('Ese pedido es de otro cliente.', ''), ['"Ese pedido es de otro cliente."']],
		[said('<html><h1>504 Gateway Timeout</h1></html>', ''), ['"<html><h1>504 Gateway Timeout</h1></html>"']],
		[said('Failed to fetch the schedule', ''), ['"Failed to fetch the schedule"']],
		[said('Error: connect ECONNREFUSED', ''), ['"Error: connect ECONNREFUSED"']],
		[
			said('No pude consultar la agenda en este momento.', ',"isError":false'),
			['"No pude consultar la agenda en este momento."'],
		],
		['{"jsonrpc":"2.0","id":1,"result":"Error: sin red"}', ['"Error: sin red"']],
	],
	fix: [
		[
			said('Error: Ese pedido es de otro cliente.', ',"isError":false'),
			'answer-with',
			said('{"error": {"error_type": "PERMISSION", "user_message": "Ese pedido es de otro cliente."}}'),
		],
	],
});

test('a refusal in words is advice, and so is an empty search', () => {
	const severities = ['No hay turnos ese día.', 'Ese horario ya está ocupado.'].map(
		(text) => onlyFinding(failureAsSuccess, said(text, '')).severity,
	);
	expect(severities).toEqual(['info', 'info']);
	expect(onlyFinding(failureAsSuccess, said('Error: sin red', '')).severity).toBe('warning');
});
