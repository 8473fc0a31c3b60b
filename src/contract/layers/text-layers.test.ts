import { describe, expect, it } from 'vitest';
import {
	chainOf,
	ENVELOPE,
	NOTIFICATION,
	RESPONSE,
	RESULT,
	read,
	readOne,
	textAt,
} from './testing/layers.ts';

const PRETTY = JSON.stringify(JSON.parse(ENVELOPE), null, 2);
const DUMP = `content=[TextContent(type='text', text='${ENVELOPE}', annotations=None)] isError=True`;

/** Name, text, chain: each is one response, the envelope of the tests. */
const CHAINS: readonly (readonly [string, string, string])[] = [
	[
		'a fence with prose around',
		`Llega esto:\n\`\`\`json\n${PRETTY}\n\`\`\`\n¿Sirve?`,
		'markdown-fence payload',
	],
	['a fence of tildes that is not closed', `~~~\n${ENVELOPE}`, 'markdown-fence payload'],
	[
		'lines of JSON in a fence',
		`\`\`\`\n${NOTIFICATION}\n${RESPONSE}\n\`\`\``,
		'markdown-fence ndjson jsonrpc calltoolresult payload',
	],
	[
		'one response among notifications',
		`${NOTIFICATION}\n${RESPONSE}\n`,
		'ndjson jsonrpc calltoolresult payload',
	],
	['a log line', `2026-11-30 10:02:11 INFO runner - got ${RESULT}`, 'log calltoolresult payload'],
	['pretty JSON under a label', `buscar_turno (id 7):\n${PRETTY}\n--------`, 'log payload'],
	[
		'a log with details that are JSON too',
		`INFO start {"try":1}\nINFO answer ${RESPONSE}\nINFO end {"ms":3}`,
		'log jsonrpc calltoolresult payload',
	],
	[
		'lines with a container’s name',
		`mcp-1  | HTTP/1.1 200 OK\nmcp-1  | Server: x\nmcp-1  | \nmcp-1  | ${ENVELOPE}`,
		'log http payload',
	],
	['a quotation', PRETTY.replace(/^/gm, '> '), 'log payload'],
	['a JSON string', JSON.stringify(ENVELOPE), 'json-string payload'],
	[
		'a string in a string',
		JSON.stringify(JSON.stringify(RESULT)),
		'json-string json-string calltoolresult payload',
	],
	['the inside of a JSON string', JSON.stringify(ENVELOPE).slice(1, -1), 'json-string payload'],
	['entities for quotes', ENVELOPE.replaceAll('"', '&quot;'), 'payload'],
	['a byte-order mark', `\ufeff${ENVELOPE}`, 'payload'],
	['a Python dump of a result', `meta=None ${DUMP}`, 'wrapper payload'],
	[
		'single quotes and Python’s words',
		"{'error': {'error_type': 'NOT_FOUND', 'user_message': 'No está.', 'details': None}}",
		'payload',
	],
	[
		'a display behind a label',
		"Salida: { error: { error_type: 'NOT_FOUND', user_message: 'No está.' } }",
		'log payload',
	],
	['smart quotes', ENVELOPE.replaceAll('"', '”'), 'payload'],
	['keys without quotes', '{error: {error_type: "NOT_FOUND", user_message: "No está."}}', 'payload'],
	[
		'comments and a comma too many',
		`// hoy\n${ENVELOPE}`.replace('// hoy\n', '').replace('}}', ',}, /* fin */ }'),
		'payload',
	],
];

describe('text layers', () => {
	it.each(CHAINS)('read %s', (_name, text, chain) => {
		const response = readOne(text);
		expect(chainOf(response)).toBe(chain);
		expect([response.shape, response.errorType]).toEqual(['envelope', 'NOT_FOUND']);
	});

	it('tell how much was left out', () => {
		expect(readOne(`mira: ${ENVELOPE} eso`).layers[0]?.fact).toEqual({ kind: 'left-out', characters: 8 });
	});

	it('keep several responses apart, each with its place', () => {
		const text = `${RESPONSE}\n${ENVELOPE}\n`;
		const both = read(text);
		expect(both.map((response) => textAt(text, response.span))).toEqual([RESPONSE, ENVELOPE]);
		expect(both.map((response) => response.siblings)).toEqual([
			{ index: 0, count: 2 },
			{ index: 1, count: 2 },
		]);
	});

	it('mark the very characters in a string, in a dump and among entities', () => {
		for (const text of [JSON.stringify(ENVELOPE), DUMP, ENVELOPE.replaceAll('"', '&quot;')]) {
			const type = readOne(text).envelope?.errorType;
			expect(textAt(text, type?.span() ?? [])).toMatch(/^(?:\\?"|&quot;)NOT_FOUND(?:\\?"|&quot;)$/);
		}
	});

	it('judge the visible part of a text that is cut', () => {
		const response = readOne('{"resultados":[{"id":1},{"id":2,"nombre":"Cor');
		expect([response.verdict, response.payload?.get('resultados')?.size]).toEqual(['success', 2]);
		expect(response.documents[0]?.faults.map(({ id }) => id)).toEqual(['truncated']);
	});

	it('take one list of rows for one response', () => {
		expect(read('[{"json":{"id":1}},{"json":{"id":2}}]')).toHaveLength(1);
	});
});

describe('a forced layer', () => {
	it('reads a result as a bare payload', () => {
		expect(chainOf(readOne(RESULT, { layer: 'payload' }))).toBe('payload');
	});
	it('reads an object with an odd content as a result', () => {
		expect(chainOf(readOne('{"content":[{"id":1}]}', { layer: 'calltoolresult' }))).toBe('calltoolresult');
	});
	it('falls back where the text cannot be read so', () => {
		expect(chainOf(readOne(ENVELOPE, { layer: 'sse' }))).toBe('payload');
	});
});
