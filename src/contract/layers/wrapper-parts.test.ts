import { describe, expect, it } from 'vitest';
import { ENVELOPE, RESULT, read, readOne } from './testing/layers.ts';

const TEXT = JSON.stringify(ENVELOPE);
const part = (output: string) =>
	`{"type":"tool-result","toolCallId":"a","toolName":"ver","output":${output}}`;
const ui = (rest: string) => `{"type":"tool-ver","toolCallId":"a",${rest}}`;
const call = (rest: string) => `{"type":"mcp_call","id":"m","name":"ver","server_label":"x",${rest}}`;
const execution = (text: string) =>
	call(
		`"output":null,"error":{"type":"mcp_tool_execution_error","content":[{"type":"text","text":${JSON.stringify(text)}}]}`,
	);
const thrown = 'Error: connect ECONNRESET';

/** Text, shape, product. */
const PARTS: readonly (readonly [string, string, string])[] = [
	[part(`{"type":"error-text","value":"${thrown}"}`), 'plain-failure', 'AI SDK'],
	[part('{"type":"error-json","value":{"causa":"red"}}'), 'foreign-error', 'AI SDK'],
	[part(`{"type":"error-json","value":${ENVELOPE}}`), 'envelope', 'AI SDK'],
	[part(`{"type":"text","value":${TEXT}}`), 'envelope', 'AI SDK'],
	[part('{"type":"text","value":"Su turno es a las diez."}'), 'sentence', 'AI SDK'],
	[part('{"type":"json","value":{"resultados":[],"total":0}}'), 'empty', 'AI SDK'],
	[part(`{"type":"content","value":[{"type":"text","text":${TEXT}}]}`), 'envelope', 'AI SDK'],
	[
		`{"role":"tool","content":[${part(`{"type":"error-text","value":"${thrown}"}`)}]}`,
		'plain-failure',
		'OpenAI tool',
	],
	[
		`{"role":"tool","tool_call_id":"a","status":"error","content":"${thrown}"}`,
		'plain-failure',
		'OpenAI tool',
	],
	[`{"role":"tool","tool_call_id":"a","status":"success","content":"Hecho."}`, 'sentence', 'OpenAI tool'],
	[ui(`"state":"output-error","errorText":"${thrown}"`), 'plain-failure', 'AI SDK'],
	[ui(`"state":"output-error","errorText":${TEXT}`), 'envelope', 'AI SDK'],
	[ui('"state":"output-available","output":{"plan":"Hogar"}'), 'data', 'AI SDK'],
	[ui(`"state":"output-available","output":${RESULT}`), 'envelope', 'AI SDK'],
	[
		`{"type":"dynamic-tool","toolName":"ver","toolCallId":"a","state":"output-error","errorText":"x"}`,
		'plain-failure',
		'AI SDK',
	],
	[`{"type":"tool-output-error","toolCallId":"a","errorText":"${thrown}"}`, 'plain-failure', 'AI SDK'],
	[`{"type":"tool-error","toolCallId":"a","toolName":"ver","error":"${thrown}"}`, 'plain-failure', 'AI SDK'],
	[execution(ENVELOPE), 'envelope', 'OpenAI mcp_call'],
	[execution(thrown), 'plain-failure', 'OpenAI mcp_call'],
	[call(`"output":${TEXT},"error":null`), 'envelope', 'OpenAI mcp_call'],
	[call('"output":"Hecho."'), 'sentence', 'OpenAI mcp_call'],
	[call('"output":null,"error":"algo pasó"'), 'plain-failure', 'OpenAI mcp_call'],
	[call('"error":{"type":"mcp_protocol_error","code":-32601,"message":"x"}'), 'rpc-error', 'OpenAI mcp_call'],
	[call('"error":{"type":"http_error","code":401,"message":"x"}'), 'unauthorized', 'OpenAI mcp_call'],
	[call('"error":{"type":"http_error","code":502,"message":"x"}'), 'http-failure', 'OpenAI mcp_call'],
	[
		`{"toolResult":{"toolUseId":"t","content":[{"text":"${thrown}"}],"status":"error"}}`,
		'plain-failure',
		'Bedrock toolResult',
	],
	[
		`{"toolResult":{"toolUseId":"t","content":[{"json":${ENVELOPE}}],"status":"error"}}`,
		'envelope',
		'Bedrock toolResult',
	],
	[
		'{"toolResult":{"toolUseId":"t","content":[{"json":{"plan":"Hogar"}}],"status":"success"}}',
		'data',
		'Bedrock toolResult',
	],
	['{"errorMessage":"x","errorDetails":{},"n8nDetails":{"nodeName":"Ver"}}', 'foreign-error', 'n8n'],
	['{"error":{"name":"NodeApiError","message":"x","node":{"name":"Ver"}}}', 'malformed-envelope', 'n8n'],
];

describe('parts of other products’ messages', () => {
	it.each(PARTS)('%s is %s', (text, shape, product) => {
		const response = readOne(text);
		const fact = response.layers.find(({ id }) => id === 'wrapper')?.fact;
		expect([response.shape, fact?.kind === 'product' && fact.name]).toEqual([shape, product]);
	});

	it('are found in the message around them', () => {
		const message = `{"id":"m","role":"assistant","parts":[{"type":"text","text":"Veo."},${ui('"state":"output-error","errorText":"x"')},${ui('"state":"output-available","output":{"plan":1}')}]}`;
		expect(read(message).map(({ shape }) => shape)).toEqual(['plain-failure', 'data']);
	});

	it('give each result of a tool message its own verdict', () => {
		const message = `{"role":"tool","content":[${part('{"type":"error-text","value":"x"}')},${part('{"type":"text","value":"Hecho."}')}]}`;
		expect(read(message).map(({ shape }) => shape)).toEqual(['plain-failure', 'sentence']);
	});

	/** What looks like a part and is none. */
	const OTHER: readonly (readonly [string, string])[] = [
		[ui('"state":"input-available","input":{}'), 'not-a-response'],
		['{"type":"tool-kit","state":"nuevo","output":4}', 'data'],
		['{"type":"mcp","error":null,"output":"x"}', 'data'],
		['{"toolResult":{"plan":"Hogar"}}', 'data'],
		['{"name":"NodeRed","message":"Encendido"}', 'data'],
		['{"role":"cajero","content":"x"}', 'data'],
	];
	it.each(OTHER)('leave %s alone', (text, shape) => {
		expect(readOne(text).shape).toBe(shape);
	});

	it('end, however often they wrap one another', () => {
		let text = ENVELOPE;
		for (let level = 0; level < 200; level++) text = `{"n8nDetails":{},"json":${text}}`;
		expect(read(text)).toHaveLength(1);
	});
});
