import { describe, expect, it } from 'vitest';
import { read } from '../layers/testing/layers.ts';
import type { RecognisedId, Shape } from '../types.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;
const error = (code: number | string, message: string) =>
	`{"jsonrpc":"2.0","id":1,"error":{"code":${JSON.stringify(code)},"message":${JSON.stringify(message)}}}`;
const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;

/** Shape, what is praised, text. */
const TABLE: readonly (readonly [Shape, RecognisedId | undefined, string])[] = [
	['sdk-input', 'sdk-input', said('MCP error -32602: Input validation error: dia: Required')],
	['sdk-input', 'sdk-input', said('Input validation error: Invalid arguments for tool ver: dia')],
	['sdk-input', 'sdk-input', said('[\n {"code": "too_small", "path": ["dia"], "message": "Too small"}\n]')],
	['sdk-input', 'sdk-input', said('1 validation error for ver_turnoArguments\ndia\n  Field required')],
	['sdk-input', 'sdk-input', error(-32602, 'Invalid params')],
	['sdk-input', undefined, error(-32603, '[{"code":"invalid_type","path":["dia"],"message":"Required"}]')],
	['sdk-output', undefined, said('Output validation error: turno.hora: Required')],
	['sdk-output', undefined, said('MCP error -32602: Output validation error: x')],
	['unknown-tool', undefined, said('MCP error -32602: Tool ver_turno not found')],
	['unknown-tool', undefined, said('Unknown tool: ver_turno')],
	['rpc-error', 'unknown-tool', error(-32602, 'Unknown tool: ver_turno')],
	['rpc-error', 'unknown-method', error(-32601, 'Method not found')],
	['rpc-error', 'parse-error', error(-32700, 'Parse error')],
	['rpc-error', 'invalid-request', error(-32600, 'Invalid Request')],
	['rpc-error', 'header-fault', error(-32020, 'Mcp-Method header is missing')],
	['rpc-error', 'other-protocol', error(-32000, 'Server busy starting')],
	['rpc-error', undefined, error(-32603, 'Internal error')],
	['rpc-error', undefined, error(404, 'Turno no encontrado')],
	['rpc-error', undefined, error('E4', 'x')],
	['rpc-error', 'session-not-found', http('404 Not Found', error(-32001, 'Session not found'))],
	['version', 'version', error(-32022, 'Unsupported protocol version')],
	[
		'version',
		'version',
		http('400 Bad Request', error(-32000, 'Bad Request: Unsupported protocol version: 1999-01-01')),
	],
	['version', undefined, http('500 Internal Server Error', error(-32022, 'Unsupported protocol version'))],
	[
		'unauthorized',
		'unauthorized',
		http('401 Unauthorized', '{"error":"invalid_token"}', 'WWW-Authenticate: Bearer\r\n'),
	],
	['unauthorized', undefined, http('401 Unauthorized', '')],
	['unauthorized', undefined, '{"error":"invalid_token","error_description":"Token expired"}'],
	['unauthorized', undefined, error(-32001, 'Unauthorized: missing token')],
	['html', undefined, '<!doctype html><html><body>Entrar</body></html>'],
	['http-failure', 'other-protocol', http('405 Method Not Allowed', '')],
	['http-failure', 'other-protocol', http('405 Method Not Allowed', '{"error":"Method not allowed"}')],
	[
		'http-failure',
		'other-protocol',
		http('403 Forbidden', '{"error":"insufficient_scope","scope":"turnos"}'),
	],
	['foreign-error', undefined, http('404 Not Found', '{"mensaje":"Ese turno no está"}')],
	['http-failure', undefined, http('503 Service Unavailable', 'upstream connect error')],
	['plain-failure', undefined, said("'NoneType' object has no attribute 'hora'")],
	['plain-failure', undefined, said('')],
	['plain-failure', undefined, '{"content":[],"isError":true}'],
	['foreign-error', undefined, said('Error: connect ECONNREFUSED 127.0.0.1:5432', '')],
	['foreign-error', undefined, said('No pude consultar la agenda en este momento.', '')],
	['foreign-error', undefined, said('{"id":4,"nombre":"Ana"}')],
	['foreign-error', undefined, said('API error (503): no upstream', '')],
	['sentence', undefined, said('Access denied events this week: 7', '')],
	['sentence', undefined, said('Ayuda\n1. Error 500: avise a un asesor\n2. Timeout', '')],
	['sentence', undefined, said('Para resolver el error de conexión, reinicie el módem.', '')],
	['foreign-error', undefined, said('Access denied to folder x', '')],
	['sentence', undefined, said('2026-11-30 WARN connection refused\n2026-11-30 INFO listo', '')],
	['sentence', undefined, '{"fulfillmentText":"El turno quedó para las cuatro."}'],
	[
		'foreign-error',
		undefined,
		'{"sessionState":{"intent":{"name":"Turno"}},"messages":[{"contentType":"PlainText","content":"No pude consultar la agenda en este momento."}]}',
	],
	['data', undefined, said('{"turnos":[]}')],
	['sentence', undefined, said('No hay turnos ese día.', '')],
	['sentence', undefined, said('El error de la factura quedó corregido.', '')],
	['sentence', undefined, '{"content":[]}'],
	['media', undefined, '{"content":[{"type":"audio","data":"aGk=","mimeType":"audio/wav"}]}'],
	['rpc-error', 'unknown-tool', '{"code":-32602,"message":"Unknown tool: ver"}'],
	['sdk-input', 'sdk-input', '{"error":{"code":-32602,"message":"Invalid params"}}'],
	['rpc-error', 'unknown-method', '{"rpcError":{"code":-32601,"message":"x"},"cause":null}'],
	['rpc-error', 'parse-error', '{"mcpError":{"code":-32700,"message":"x"},"stackTrace":[{"line":1}]}'],
	['rpc-error', undefined, '{"name":"McpError","code":-32603,"message":"x","data":null}'],
	['rpc-error', 'invalid-request', '"{\\"code\\":-32600,\\"message\\":\\"x\\"}"'],
	['rpc-error', 'unknown-method', said('{"code":-32601,"message":"x"}')],
	['rpc-error', 'other-protocol', said('{"error":{"code":-32000,"message":"x"}}', '')],
	['foreign-error', undefined, '{"code":-5,"message":"Saldo en contra"}'],
	['malformed-envelope', undefined, '{"error":{"code":-5,"message":"x"}}'],
	['malformed-envelope', undefined, '{"error":{"code":"-32602","message":"x"}}'],
	['data', undefined, '{"ajuste":{"code":-32000,"message":"x"}}'],
	['foreign-error', undefined, said('<html><head><title>503</title></head></html>', '')],
	['foreign-error', undefined, said('<?xml version="1.0"?><Fault>x</Fault>', '')],
	['sentence', undefined, said('<?xml version="1.0"?><plan>Hogar</plan>', '')],
	['plain-failure', undefined, said('<html><body>x</body></html>')],
	['empty', undefined, '{"resultados":[],"total":0,"filtro":"hoy"}'],
	['empty', undefined, '{"resultados":[],"total":0,"cercanos":["Sur"],"filtros":[]}'],
	['empty', undefined, '{"planes":[],"total":0}'],
	['data', undefined, '{"resultados":[{"id":1}],"total":0,"avisos":[]}'],
	['data', undefined, '{"planes":[],"total":0,"cercanos":[]}'],
	['data', undefined, '{"resultados":"ninguno","total":0,"cercanos":[]}'],
	['foreign-error', undefined, said('{"data":{"error":"ETIMEDOUT"}}', '')],
	['foreign-error', undefined, said('[{"error":"No hay conexión"}]')],
	['foreign-error', undefined, said('[{"mensaje":"x"},{"mensaje":"y"}]')],
	['foreign-error', undefined, said('["Error: connect ECONNREFUSED"]')],
	['data', undefined, said('[{"plan":"Hogar"}]')],
	['data', undefined, said('["Plan hogar"]')],
	['empty', undefined, said('{"resultados":[],"total":0,"cercanos":["x"]}', '')],
	['data', undefined, '{"resultados":[],"total":4}'],
	['data', undefined, '{"error":null,"turnos":[{"id":1}]}'],
	['data', undefined, '{"error":false,"turnos":[{"id":1}]}'],
	['data', undefined, '{"error":"","turnos":[{"id":1}]}'],
	['malformed-envelope', undefined, '{"error":""}'],
	['malformed-envelope', undefined, '{"error":"Sin turno"}'],
	['malformed-envelope', undefined, '{"error":{"error_type":"not_found","user_message":"No."}}'],
	['malformed-envelope', undefined, '{"error_type":"SYSTEM","user_message":"Ahora no."}'],
	['malformed-envelope', undefined, '{"error":[]}'],
];

const VERDICTS: Readonly<Record<Shape, string>> = {
	data: 'success',
	empty: 'success',
	sentence: 'success',
	media: 'success',
	envelope: 'business-error',
	'malformed-envelope': 'business-error',
	'foreign-error': 'business-error',
	'plain-failure': 'business-error',
	'sdk-output': 'business-error',
	'sdk-input': 'protocol-error',
	'unknown-tool': 'protocol-error',
	'rpc-error': 'protocol-error',
	unauthorized: 'protocol-error',
	version: 'protocol-error',
	'http-failure': 'protocol-error',
	html: 'protocol-error',
	'not-a-response': 'not-a-response',
};

describe('classify', () => {
	it.each(TABLE)('%s (%s): %s', (shape, recognised, text) => {
		const [response] = read(text);
		expect(response?.shape).toBe(shape);
		expect(response?.verdict).toBe(VERDICTS[shape]);
		expect(response?.recognised.map(({ id }) => id)).toEqual(recognised ? [recognised] : []);
		expect(response?.errorType).toBe(shape === 'malformed-envelope' ? 'UNKNOWN' : null);
	});
});
