import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { Heard } from './types.ts';

const envelope = (type: string, message: string, extra = '') =>
	`{"error":{"error_type":"${type}","user_message":"${message}"${extra}}}`;
const thrown = (message: string) =>
	JSON.stringify({ content: [{ type: 'text', text: message }], isError: true });
const heard = (text: string, elapsedSeconds?: number): Heard | undefined =>
	analyse(text, { billing: true, ...(elapsedSeconds !== undefined && { elapsedSeconds }) }).responses[0]
		?.heard;
const quoted = (id: string) => ({ from: 'contract', case: id });
const own = (sentence: string) => ({ from: 'own', sentence });

describe('what is heard', () => {
	it.each([
		['NOT_FOUND', 'No hay ningún contrato con ese número.'],
		['VALIDATION', 'La fecha de entrega ya pasó.'],
		['PERMISSION', 'Ese pedido está a nombre de otra persona.'],
		['SYSTEM', 'Ahora no es posible consultar los pedidos.'],
		['BLOCKER', 'La cuenta tiene dos facturas vencidas.'],
	])('is the pasted sentence of %s', (type, sentence) => {
		expect(heard(envelope(type, sentence))).toEqual(own(sentence));
	});

	it.each([
		[
			'an empty catalogue as UNKNOWN',
			envelope('UNKNOWN', 'No encontré productos con ese nombre.'),
			'empty-as-error',
		],
		[
			'an empty catalogue as SYSTEM',
			envelope('SYSTEM', 'No encontré productos con ese nombre.'),
			'empty-as-error',
		],
		['an empty search that is thrown', thrown('No se encontraron vuelos para esa fecha'), 'empty-as-error'],
		['an outage as NOT_FOUND', envelope('NOT_FOUND', 'El catálogo no responde.'), 'outage-as-not-found'],
		[
			'an outage that only details tell',
			envelope('NOT_FOUND', 'No se encontró el producto.', ',"details":"ECONNREFUSED 10.0.0.7"'),
			'outage-as-not-found',
		],
		['an empty list with its total', '{"resultados":[],"total":0}', 'empty-as-success'],
	])("is the contract's quotation for %s", (_, text, id) => {
		expect(heard(text)).toEqual(quoted(id));
	});

	it.each([
		['a thrown sentence of another kind', thrown('Ese horario ya está ocupado')],
		['an envelope without a sentence', '{"error":{"error_type":"SYSTEM"}}'],
		['a foreign error', '{"success":false,"message":"La fecha ya pasó"}'],
		['data', '{"resultados":[{"id":1}],"total":1}'],
		['a protocol error', '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: x"}}'],
		['no response', 'hola'],
	])('is left to an illustration, or is nothing, for %s', (_, text) => {
		expect(heard(text)).toBeUndefined();
	});

	it('is nothing once the runtime has cut', () => {
		expect(heard(envelope('SYSTEM', 'Ahora no es posible.'), 31)).toBeUndefined();
	});

	it('does not grow with a hostile sentence', () => {
		const said = heard(envelope('SYSTEM', 'a'.repeat(5000)));
		expect(said?.from === 'own' && said.sentence.length).toBe(401);
	});
});
