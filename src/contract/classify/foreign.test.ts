import { describe, expect, it } from 'vitest';
import { readJson } from '../../text/json/read.ts';
import { rootView } from '../../text/view.ts';
import { type ForeignKind, findForeignError } from './foreign.ts';

const ERRORS: readonly (readonly [ForeignKind, string, string])[] = [
	['flag-false', 'success', '{"success":false,"message":"x"}'],
	['flag-false', 'ok', '{"ok":false}'],
	['flag-false', 'exito', '{"exito":false,"mensaje":"x"}'],
	['flag-true', 'failed', '{"failed":true,"why":"x"}'],
	['errors-list', 'errors', '{"data":null,"errors":[{"message":"x"}]}'],
	['errors-list', 'errors', '{"message":"x","errors":{"dia":["Falta."]}}'],
	['errors-list', 'errors', '{"errors":["x"]}'],
	['problem', 'title', '{"type":"https://x.example/p","title":"x","status":409,"detail":"y"}'],
	['problem', 'title', '{"type":"about:blank","title":"x","detail":"y"}'],
	['object-error', 'object', '{"object":"error","status":404,"code":"object_not_found","message":"x"}'],
	['object-error', '__type', '{"__type":"ThrottlingException","message":"x"}'],
	['errors-list', 'errorCode', '[{"errorCode":"INVALID_SESSION","message":"x"}]'],
	['status-word', 'status', '{"status":"error","message":"x"}'],
	['status-word', 'estado', '{"estado":"fallido","mensaje":"x"}'],
	['status-number', 'statusCode', '{"statusCode":404,"message":"x"}'],
	['status-number', 'codigo', '{"codigo":404,"descripcion":"No se encontró el turno"}'],
	['status-number', 'code', '{"code":500,"msg":"x","data":null}'],
	['code-message', 'code', '{"code":14,"message":"x","details":[]}'],
	['code-message', 'code', '{"code":"PGRST116","details":null,"hint":null,"message":"x"}'],
	['code-message', 'code', '{"code":"RATE_LIMITED","retry_after":4}'],
	['error-member', 'errorMessage', '{"errorMessage":"x","errorType":"Error"}'],
	['error-member', 'exception', '{"exception":"x","at":"y"}'],
	['lone-message', 'detail', '{"detail":"Not Found"}'],
	['errors-list', 'detail', '{"detail":[{"loc":["body"],"msg":"x"}]}'],
	['lone-message', 'message', '{"message":"Internal server error"}'],
	['lone-message', 'message', '{"message":"API rate limit exceeded"}'],
	['lone-message', 'Message', '{"Message":"Role x is not authorized to do y"}'],
	['errors-list', 'errorMessages', '{"errorMessages":["x"],"errors":{}}'],
	['errors-list', 'non_field_errors', '{"non_field_errors":["x"]}'],
	['errors-list', 'errors', '{"errors":"Not here"}'],
	['code-message', 'code', '{"code":"ER_LOCK_DEADLOCK","message":"x"}'],
	['status-number', 'status', '{"message":"x","help":"https://x.example","status":"404"}'],
	['code-message', 'code', '{"code":"rest_invalid_id","message":"x","data":{"status":404}}'],
	['error-member', 'errno', '{"errno":-104,"code":"ECONNRESET","syscall":"read"}'],
	['error-member', 'Fault', '{"Fault":{"faultcode":"Server","faultstring":"x"}}'],
	['error-member', 'error', '{"data":{"error":{"code":503,"message":"x"}}}'],
	['error-member', 'error', '{"result":{"error":"ETIMEDOUT"},"requestId":"r1"}'],
	['error-member', 'error', '{"status":"ok","data":{"error":"ECONNREFUSED"}}'],
	['flag-false', 'exito', '{"respuesta":{"exito":false,"mensaje":"x"}}'],
	['flag-false', 'success', '{"success":true,"data":{"success":false,"error":"x"},"meta":{}}'],
	['status-word', 'status', '{"payload":{"status":"error","detail":"x"}}'],
	['status-number', 'statusCode', '{"body":{"statusCode":502,"message":"x"}}'],
	['problem', 'title', '{"response":{"type":"about:blank","title":"x","detail":"y"}}'],
	['error-member', 'error', '[{"error":{"code":429,"message":"x","status":"RESOURCE_EXHAUSTED"}}]'],
	['error-member', 'error', '[{"error":"x"},{"error":"y"}]'],
	['flag-false', 'ok', '[{"ok":false,"mensaje":"x"}]'],
	['status-word', 'estado', '[{"estado":"error","mensaje":"x"},{"estado":"error","mensaje":"y"}]'],
	[
		'unavailable-outage',
		'disponible',
		'{"disponible":false,"mensaje":"No pude consultar la agenda en este momento."}',
	],
];

const DATA = [
	'{"success":true,"data":{}}',
	'{"ok":true}',
	'{"status":"ok"}',
	'{"status":"UP"}',
	'{"code":0,"message":"success","data":{}}',
	'{"code":200,"message":"OK"}',
	'{"code":"SOP-12","message":"Caso abierto"}',
	'{"id":4,"estado":"fallido","monto":12}',
	'{"id":4,"status":"error","intentos":2}',
	'{"ticket":"A1","estado":"error","equipo":"router"}',
	'{"data":[{"id":1}],"errors":[]}',
	'{"errores":0,"procesados":12}',
	'{"errors":"none"}',
	'{"codigo":503,"descripcion":"Lámpara de mesa","precio":4}',
	'{"codigo":404,"nombre":"Plan hogar","detalle":"Fibra"}',
	'{"estado":"rechazado","motivo":"firma ilegible"}',
	'{"estado":"fallido","motivo":"sin fondos","pedido":"P7"}',
	'{"status":"failed","reason":"insufficient_funds","amount":4}',
	'{"id":3,"status":"404","mesa":"4"}',
	'{"non_field_errors":[],"id":3}',
	'{"disponible":false,"mensaje":"Ese día no atendemos."}',
	'{"valido":false,"motivo":"El documento venció."}',
	'{"encontrado":false}',
	'{"message":"Turno confirmado"}',
	'{"detail":"Sala 4, segundo piso"}',
	'{"title":"Manual","status":"publicado","detail":"x"}',
	'{"titulo":"Plan","codigo":"ERR-1","precio":3}',
	'{"resultados":[{"status":"error","message":"x"}],"total":1}',
	'{"status":404,"habitaciones":[]}',
	'{"resultados":[{"id":1,"error":null},{"id":2,"error":"sin cupo"}],"total":2}',
	'[{"id":1,"error":"sin cupo"}]',
	'[{"error":"x"},{"plan":"Hogar"}]',
	'[{"name":"Hogar","error":"x"}]',
	'{"status":"ok","data":{"pago":{"estado":"rechazado","error":"fondos"}}}',
	'{"data":{"estado":"rechazado","error":"fondos insuficientes"}}',
	'{"pago":{"estado":"rechazado","error":"fondos"}}',
	'{"pago":{"error":"fondos"}}',
	'{"data":{"error":"x","plan":"Hogar"}}',
	'{"data":{"error":null,"success":true}}',
	'{"data":{"error":"x"},"plan":"Hogar"}',
	'{"data":{"data":{"error":"x"}}}',
	'{"data":{"success":false,"intentos":3}}',
];

function find(text: string) {
	const { root } = readJson(rootView(text));
	return root && findForeignError(root);
}

describe('a foreign error', () => {
	it.each(ERRORS)('%s at %s in %s', (kind, member, text) => {
		const found = find(text);
		expect([found?.kind, found?.at.key?.name]).toEqual([kind, member]);
	});
	it.each(DATA)('is not seen in %s', (text) => {
		expect(find(text)).toBeUndefined();
	});
});
