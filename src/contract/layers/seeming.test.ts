import { describe, expect, it } from 'vitest';
import type { Seeming } from '../types.ts';
import { NOTIFICATION, readOne } from './testing/layers.ts';

const TABLE: readonly (readonly [Seeming, string])[] = [
	['empty', ''],
	['empty', ' \n\t\n'],
	['empty-body', 'HTTP/1.1 204 No Content\r\nServer: x\r\n\r\n'],
	['request', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ver_turno","arguments":{}}}'],
	['request', `curl -s https://tools.example/mcp -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`],
	['request', `curl -X POST https://tools.example/mcp \\\n  -d '{"jsonrpc":"2.0"}'`],
	['request', '{"type":"tool_use","id":"t1","name":"ver_turno","input":{"dia":"lunes"}}'],
	['request', '{"name":"ver_turno","arguments":{"dia":"lunes"}}'],
	['notification', NOTIFICATION],
	[
		'source-code',
		'export async function verTurno(dia: string) {\n\tconst turno = await agenda.buscar(dia);\n\treturn { error: null };\n}',
	],
	[
		'source-code',
		'def ver_turno(dia):\n    return {"error": {"error_type": "NOT_FOUND", "user_message": "No está."}}',
	],
	['source-code', 'agenda:\n  puerto: 3000\n  zona: norte\n'],
	['source-code', 'const respuesta = {"error": {"error_type": "SYSTEM", "user_message": "Ahora no."}};'],
	[
		'stack-trace',
		'Traceback (most recent call last):\n  File "agenda.py", line 3, in ver\nKeyError: \'dia\'',
	],
	['stack-trace', 'Error: sin turno\n    at ver (/srv/agenda.js:4:11)\n    at main (/srv/agenda.js:9:3)'],
	['prose', 'El turno no existe. ¿Me dice otra fecha?'],
	['prose', '"El turno no existe."'],
	['client-text', 'McpError: MCP error -32001: Request timed out'],
	['client-text', 'Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON'],
	['log', 'ERROR: POST https://api.example/v1 failed\nreason: {"error":{"message":"x","code":4'],
	['log', '2026-11-30 10:00:00 INFO inicio\n2026-11-30 10:00:01 WARN lento\n2026-11-30 10:00:02 INFO fin'],
	['log', '{"level":"info","time":1,"msg":"uno"}\n{"level":"info","time":2,"msg":"dos"}'],
	['stream-without-response', `data: ${NOTIFICATION}\n\n: ping\n\n`],
	['binary', 'a\u0000\u0001\u0002b\u0003\ufffd\ufffdc'],
	['compressed', '\u001f\u008b\u0008\u0000\u0000\u0000'],
	['compressed', '\u001f\ufffd\u0008\u0000'],
	['image', '\ufffdPNG\r\n\u001a\n'],
	['image', 'data:image/png;base64,iVBORw0KGgo='],
	[
		'tool-list',
		'{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"ver_turno","inputSchema":{"type":"object"}}]}}',
	],
	[
		'tool-list',
		'{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"a","version":"1"}}}',
	],
	['json', '{"mcpServers":{"agenda":{"command":"node"}}}'],
	['json', '{"type":"message","role":"assistant","content":[{"type":"text","text":"Listo."}]}'],
	['source-code', '[tasas]\nfallos = ["TIMEOUT", "TRANSIENT"]\n'],
	['json', '12'],
	['json', 'null'],
];

describe('what a text seems to be', () => {
	it.each(TABLE)('%s: %j', (seeming, text) => {
		const response = readOne(text);
		expect([response.verdict, response.seeming]).toEqual(['not-a-response', seeming]);
	});
});
