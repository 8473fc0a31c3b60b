import { describe, expect, it } from 'vitest';
import { chainOf, ENVELOPE, NOTIFICATION, RESPONSE, RESULT, read, readOne } from './testing/layers.ts';

const TEXT = JSON.stringify(ENVELOPE);
const BLOCK = `{"type":"text","text":${TEXT}}`;

/** Name, text, chain, product: each holds the envelope of the tests once. */
const ENVELOPES: readonly (readonly [string, string, string, string?])[] = [
	['JSON-RPC', RESPONSE, 'jsonrpc calltoolresult payload'],
	[
		'JSON-RPC with result first and a text id',
		`{"result":${RESULT},"jsonrpc":"2.0","id":"a"}`,
		'jsonrpc calltoolresult payload',
	],
	['JSON-RPC without its version', `{"id":1,"result":${RESULT}}`, 'jsonrpc calltoolresult payload'],
	[
		'a null error beside the result',
		`{"jsonrpc":"2.0","id":1,"result":${RESULT},"error":null}`,
		'jsonrpc calltoolresult payload',
	],
	[
		'a batch with a notification',
		`[${NOTIFICATION},${RESPONSE}]`,
		'jsonrpc-batch jsonrpc calltoolresult payload',
	],
	[
		'an envelope alone in an object of the tool',
		`{"content":[],"structuredContent":{"data":${ENVELOPE}},"isError":true}`,
		'calltoolresult wrapper payload',
	],
	[
		'structuredContent alone',
		`{"content":[],"structuredContent":${ENVELOPE},"isError":true}`,
		'calltoolresult payload',
	],
	[
		'structuredContent and its copy',
		`{"content":[${BLOCK}],"structuredContent":${ENVELOPE},"isError":true}`,
		'calltoolresult payload',
	],
	[
		'a sentence before the JSON block',
		`{"content":[{"type":"text","text":"Ojo:"},${BLOCK}],"isError":true}`,
		'calltoolresult payload',
	],
	[
		'members as Python prints them',
		`{"meta":null,"content":[${BLOCK}],"structured_content":null,"is_error":true}`,
		'calltoolresult payload',
	],
	[
		'resultType and _meta',
		`{"content":[${BLOCK}],"isError":true,"resultType":"complete","_meta":{}}`,
		'calltoolresult payload',
	],
	[
		'toolResult',
		`{"jsonrpc":"2.0","id":1,"result":{"toolResult":${ENVELOPE}}}`,
		'jsonrpc calltoolresult payload',
	],
	[
		'JSON in a fence in a block',
		`{"content":[{"type":"text","text":${JSON.stringify(`\`\`\`json\n${ENVELOPE}\n\`\`\``)}}]}`,
		'calltoolresult markdown-fence payload',
	],
	[
		'a result in a result',
		`{"content":[{"type":"text","text":${JSON.stringify(RESULT)}}]}`,
		'calltoolresult calltoolresult payload',
	],
	['a block list', `[${BLOCK}]`, 'wrapper payload', 'MCP content'],
	[
		'tool_result',
		`{"type":"tool_result","tool_use_id":"t1","is_error":true,"content":${TEXT}}`,
		'wrapper payload',
		'Anthropic tool_result',
	],
	['tool message', `{"role":"tool","tool_call_id":"c1","content":${TEXT}}`, 'wrapper payload', 'OpenAI tool'],
	[
		'function_call_output',
		`{"type":"function_call_output","call_id":"c1","output":${TEXT}}`,
		'wrapper payload',
		'OpenAI function_call_output',
	],
	[
		'functionResponse',
		`{"functionResponse":{"name":"f","response":${ENVELOPE}}}`,
		'wrapper payload',
		'Gemini functionResponse',
	],
	[
		'a voice platform’s results',
		`{"results":[{"toolCallId":"c1","result":${TEXT}}]}`,
		'wrapper payload',
		'Vapi',
	],
	[
		'an agent platform’s response',
		`{"messageVersion":"1.0","response":{"functionResponse":{"responseState":"FAILURE","responseBody":{"TEXT":{"body":${TEXT}}}}}}`,
		'wrapper payload',
		'Bedrock',
	],
	['a workflow item', `[{"json":${ENVELOPE},"pairedItem":{"item":0}}]`, 'wrapper payload', 'n8n'],
	[
		'an unknown envelope around a result',
		`{"run":{"steps":[{"out":${RESULT}}]}}`,
		'wrapper calltoolresult payload',
	],
	[
		'an unknown envelope around a string',
		`{"level":"info","time":1,"msg":"x","body":${TEXT}}`,
		'wrapper json-string payload',
	],
];

describe('node layers', () => {
	const table = ENVELOPES.map(([name, text, chain, product]) => ({ name, text, chain, product }));
	it.each(table)('open $name', ({ text, chain, product }) => {
		const response = readOne(text);
		expect(chainOf(response)).toBe(chain);
		expect([response.verdict, response.shape, response.errorType]).toEqual([
			'business-error',
			'envelope',
			'NOT_FOUND',
		]);
		const fact = response.layers.find((layer) => layer.id === 'wrapper')?.fact;
		expect(fact?.kind === 'product' ? fact.name : undefined).toBe(product);
	});

	it('give each result of a wrapper its own verdict', () => {
		const all = read(
			`{"results":[{"toolCallId":"a","result":"Hecho."},{"toolCallId":"b","error":"Algo pasó"}]}`,
		);
		expect(all.map(({ verdict, shape }) => `${verdict} ${shape}`)).toEqual([
			'success sentence',
			'business-error malformed-envelope',
		]);
	});

	/** Objects that look like a layer and are data. */
	const DATA = [
		'{"content":[{"id":1,"nombre":"Corte"}],"totalElements":1}',
		'{"content":"Listo"}',
		'{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Hola"}]}]}',
		'{"resultados":[{"content":[{"type":"text","text":"x"}]}],"total":1}',
		'{"id":3,"result":"aprobado"}',
		'{"method":"efectivo","params":{"caja":2}}',
		'{"success":true,"data":{"id":4}}',
		'{"statusCode":"A1","body":"norte"}',
		'["a",["b"]]',
		'{"id":1,"ultimo":"{\\"error\\":\\"x\\"}"}',
		'{"level":"alto","time":"10:00"}',
		'{"tools":[{"name":"Martillo","description":"De acero"}]}',
		'{"name":"Ana","arguments":"ninguno"}',
		'{"prompts":[]}',
	];
	it.each(DATA)('leave %s alone', (text) => {
		const response = readOne(text);
		expect([chainOf(response), response.verdict]).toEqual(['payload', 'success']);
	});

	it('carry the status of a function’s HTTP answer', () => {
		const { http, shape } = readOne(`{"statusCode":500,"headers":{},"body":${TEXT}}`);
		expect([http?.status, shape]).toEqual([500, 'envelope']);
	});

	it('keep the copy in the text as twin', () => {
		const { payload, twin } = readOne(
			`{"content":[${BLOCK}],"structuredContent":${ENVELOPE},"isError":true}`,
		);
		expect([payload?.key?.name, twin?.raw]).toEqual(['structuredContent', ENVELOPE]);
	});
});
