import { describe, expect, it } from 'vitest';
import type * as z from '../zod.ts';
import { buildExample } from './build.ts';
import { recipeSchema } from './recipe.ts';
import type { Example } from './schema.ts';

function build(payload: Example['payload'], wire: z.input<typeof recipeSchema>): string {
	return buildExample({ payload, wire: recipeSchema.parse(wire) });
}

const EMPTY = { resultados: [], total: 0 };
const EMPTY_JSON = '{"resultados":[],"total":0}';

describe('buildExample', () => {
	it.each<[string, Example['payload'], z.input<typeof recipeSchema>, string]>([
		['a literal text as it is', '{"a": 1,}', {}, '{"a": 1,}'],
		['a value, indented', { a: 1 }, {}, '{\n  "a": 1\n}'],
		['a value on one line', EMPTY, { indent: 0 }, EMPTY_JSON],
		[
			'a byte order mark and CRLF',
			{ a: 1 },
			{ lineEnd: 'crlf', byteOrderMark: true },
			'\u{FEFF}{\r\n  "a": 1\r\n}',
		],
		[
			'JSON as a string',
			EMPTY,
			{ layers: [{ layer: 'json-string' }] },
			'"{\\"resultados\\":[],\\"total\\":0}"',
		],
		[
			'a tool result with both copies',
			{ a: 1 },
			{ indent: 0, layers: [{ layer: 'calltoolresult', isError: true, structuredContent: true }] },
			'{"content":[{"type":"text","text":"{\\"a\\":1}"}],"structuredContent":{"a":1},"isError":true}',
		],
		[
			'a tool result without blocks',
			{ a: 1 },
			{ indent: 0, layers: [{ layer: 'calltoolresult', structuredContent: true, text: null }] },
			'{"content":[],"structuredContent":{"a":1}}',
		],
		[
			'a JSON-RPC error',
			{ code: -32601, message: 'Method not found' },
			{ indent: 0, layers: [{ layer: 'jsonrpc', id: 'x', member: 'error' }] },
			'{"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"Method not found"}}',
		],
		[
			'an event stream with a message before and split data',
			EMPTY,
			{
				layers: [
					{ layer: 'sse', event: 'message', id: '7', comments: ['keepalive'], before: [1], dataLength: 20 },
				],
			},
			': keepalive\n\nevent: message\ndata: 1\n\nevent: message\nid: 7\ndata: {"resultados":[],"to\ndata: tal":0}\n\n',
		],
		[
			'HTTP on the wire',
			EMPTY,
			{
				indent: 0,
				layers: [
					{ layer: 'http', status: 200, reason: 'OK', headers: { 'content-type': 'application/json' } },
				],
			},
			`HTTP/1.1 200 OK\ncontent-type: application/json\n\n${EMPTY_JSON}`,
		],
		[
			'a fence in a chat',
			EMPTY,
			{ indent: 0, layers: [{ layer: 'markdown-fence', before: 'Sale esto:\n' }] },
			`Sale esto:\n\`\`\`json\n${EMPTY_JSON}\n\`\`\`\n`,
		],
		[
			'a line of a log',
			EMPTY,
			{ layers: [{ layer: 'log', prefix: '12:00 INFO respuesta=' }] },
			`12:00 INFO respuesta=${EMPTY_JSON}\n`,
		],
		['several lines of JSON', 2, { layers: [{ layer: 'ndjson', before: [1], after: [3] }] }, '1\n2\n3\n'],
		['a batch', 2, { indent: 0, layers: [{ layer: 'jsonrpc-batch', before: [1] }] }, '[1,2]'],
		[
			"another product's envelope",
			EMPTY,
			{ indent: 0, layers: [{ layer: 'wrapper', around: { cuerpo: '$text', lista: ['$response'] } }] },
			`{"cuerpo":${JSON.stringify(EMPTY_JSON)},"lista":[${EMPTY_JSON}]}`,
		],
	])('writes %s', (_, payload, wire, text) => {
		expect(build(payload, wire)).toBe(text);
	});

	it('marks each header line as curl -v does', () => {
		const text = build(EMPTY, { indent: 0, layers: [{ layer: 'http', status: 401, shownBy: 'curl' }] });
		expect(text.split('\n').slice(-3)).toEqual(['< HTTP/1.1 401', '< ', EMPTY_JSON]);
		expect(text.startsWith('> POST ')).toBe(true);
	});
});
