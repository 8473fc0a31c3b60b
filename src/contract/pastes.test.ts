import { describe, expect, it } from 'vitest';
import { faultText, fixText } from '../messages/describe.ts';
import { messagesOf } from '../messages/index.ts';
import { applyEdits } from '../text/edit.ts';
import { analyse } from './analyse.ts';
import type { Response } from './types.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo consultarlo."}}';
const said = (text: string, rest = '') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;
const http = (status: string, body: string) => `HTTP/1.1 ${status}\r\nServer: x\r\n\r\n${body}`;
const stream = (data: string) => `: ping\r\n\r\nevent: message\r\ndata: ${data}\r\n\r\n`;
const rpc = (result: string) => `{"jsonrpc":"2.0","id":1,"result":${result}}`;

/** Pastes as they arrive, each with at least one fault of wire, wrapper or text. */
const PASTES = [
	http('503 Service Unavailable', ENVELOPE),
	http('401 Unauthorized', '{"error":"invalid_token"}'),
	http('500 Internal Server Error', ''),
	http('200 OK', '<html><body>Entrar</body></html>'),
	http('200 OK', stream(rpc(said('connect ETIMEDOUT', ',"isError":true')))),
	stream(rpc(said(ENVELOPE))),
	stream(rpc(said(JSON.stringify(ENVELOPE), ',"isError":true'))),
	rpc(said('Output validation error: hora', ',"isError":true')),
	rpc(said('Unknown tool: ver_turno', ',"isError":true')),
	rpc('{"toolResult":{"turnos":[1]}}'),
	rpc('{"resultados":[1],"total":1}'),
	rpc('{"content":"Listo"}'),
	'{"content":[{"type":"text","text":"{\\"a\\":1}"}],"structuredContent":{"a":2},"is_error":false}',
	'{"content":[],"structuredContent":{"success":false,"message":"Forbidden"},"isError":true}',
	`\ufeff{'error': {'error_type': 'SYSTEM', 'user_message': 'Ahora no.', 'details': None}}`,
	`Mire:\n\`\`\`json\n${ENVELOPE.replace('}}', ',}}')}\n\`\`\`\n`,
	ENVELOPE.replaceAll('"', '&quot;'),
	'{"resultados":[{"nombre":"PeluquerÃ\u00ada"}],"total":1,"total":1}',
	'{"jsonrpc":"2.0","id":1,"error":{"code":409,"message":"Turno ocupado"}}',
	'un texto cualquiera',
] as const;

function judge(text: string): Response {
	const { responses, crashed } = analyse(text, { billing: true });
	expect(crashed).toEqual([]);
	const [first] = responses;
	if (!first) throw new Error('A report has at least one response.');
	return first;
}

const LANGUAGES = [messagesOf('es'), messagesOf('zh-cn')];

describe('a paste with faults', () => {
	it.each(PASTES)('%j has them inside the text and in words', (text) => {
		const { diagnostics } = judge(text);
		expect(diagnostics.length).toBeGreaterThan(0);
		for (const diagnostic of diagnostics) {
			for (const { start, end } of diagnostic.span)
				expect(0 <= start && start <= end && end <= text.length).toBe(true);
			for (const messages of LANGUAGES) {
				const { wrong, consequence, remedy } = faultText(messages, diagnostic);
				for (const part of [wrong, consequence, remedy]) expect(part).not.toMatch(/^\s*$|undefined|\[object/);
				for (const fix of diagnostic.fixes ?? [])
					expect(fixText(messages, diagnostic.rule, fix)).toMatch(/\S/);
			}
		}
	});

	it.each(PASTES)('%j loses each with its fix', (text) => {
		const { diagnostics } = judge(text);
		for (const { rule, fixes = [] } of diagnostics)
			for (const { edits } of fixes) {
				const count = (response: Response) =>
					response.diagnostics.filter((other) => other.rule === rule).length;
				expect(edits.length).toBeGreaterThan(0);
				expect(count(judge(applyEdits(text, edits)))).toBeLessThan(count({ ...judge(text), diagnostics }));
			}
	});
});
