import { describeRule } from '../testing/describe-rule.ts';
import { failureAsSuccess } from './failure-as-success.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(failureAsSuccess, {
	accept: [
		said('No hay turnos ese día.', ''),
		said('El error quedó corregido.', ''),
		said('Could not find any slots on Monday, but Tuesday has three.', ''),
		said('Excepción: los festivos no se atiende.', ''),
		said('Forbidden Planet, en cartelera.', ''),
		said('Se registró la falla de su equipo; caso 12.', ''),
		said('Error: x'),
		'{"mensaje":"Error: x"}',
	],
	reject: [
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
