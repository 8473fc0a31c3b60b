import { describeRule } from '../testing/describe-rule.ts';
import { businessRpcError } from './business-rpc-error.ts';

const failed = (code: number, message: string, data = '') =>
	`{"jsonrpc":"2.0","id":1,"error":{"code":${code},"message":${JSON.stringify(message)}${data}}}`;

describeRule(businessRpcError, {
	accept: [
		failed(-32601, 'Method not found'),
		failed(-32000, 'Server busy'),
		failed(-32099, 'x'),
		failed(-32602, 'Invalid params'),
		failed(-32601, 'La herramienta ver_turno no existe'),
	],
	reject: [
		[failed(404, 'x'), ['404']],
		[failed(-31999, 'x'), ['-31999']],
		[failed(-32000, 'No encontré la cita del cliente.'), ['"No encontré la cita del cliente."']],
		[failed(-32000, 'x', ',"data":{"error_type":"SYSTEM"}'), ['"error_type"']],
	],
});
