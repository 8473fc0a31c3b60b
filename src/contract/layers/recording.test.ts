import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { read, textAt } from './testing/layers.ts';
import { call, DATA, har, harEntry, RIGHT, reply, WRONG } from './testing/recordings.ts';

const lines = (...values: readonly unknown[]): string => values.map((one) => JSON.stringify(one)).join('\n');
const rpcText = (id: number, text: string): string => JSON.stringify(reply(id, text));
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const other = (id: number, method: string, result: unknown) => [
	{ jsonrpc: '2.0', id, method },
	{ jsonrpc: '2.0', id, result },
];

/** What is said of each response: its type, else its verdict or what it seems; the tool and the time where they are known. */
function told(text: string): string[] {
	return read(text).map(({ errorType, verdict, seeming, exchange, envelope }) => {
		const kind = errorType === 'UNKNOWN' ? `wrong ${envelope?.errorType?.scalar}` : errorType;
		const { tool, elapsedMs } = exchange ?? {};
		return [kind ?? seeming ?? verdict, tool, elapsedMs].filter((part) => part !== undefined).join(' ');
	});
}

type Row = readonly [name: string, text: string, told: readonly string[]];

const HAR: readonly Row[] = [
	[
		'two calls',
		har(
			harEntry({ body: rpcText(1, RIGHT), request: call(1) }),
			harEntry({ body: rpcText(2, WRONG), request: call(2, 'cancelar_turno'), time: 31_500 }),
		),
		['SYSTEM buscar_turnos 420', 'wrong system cancelar_turno 31500'],
	],
	[
		'an address that names the tool',
		har(harEntry({ body: DATA, url: 'https://api.example/v1/tools/ver_turnos?dia=2' })),
		['success ver_turnos 420'],
	],
	[
		'a body in base64',
		har(harEntry({ body: base64(rpcText(4, WRONG)), encoding: 'base64', request: call(4) })),
		['wrong system buscar_turnos 420'],
	],
	[
		'an event stream',
		har(
			harEntry({
				body: `event: message\ndata: ${rpcText(5, RIGHT)}\n\n`,
				mimeType: 'text/event-stream',
				request: call(5),
			}),
		),
		['SYSTEM buscar_turnos 420'],
	],
	[
		'a site around the call',
		har(
			harEntry({
				method: 'GET',
				url: 'https://a.example/',
				body: '<!doctype html><p>',
				mimeType: 'text/html',
			}),
			harEntry({ method: 'GET', url: 'https://a.example/a.js', body: 'x()', mimeType: 'text/javascript' }),
			harEntry({ method: 'OPTIONS', status: 204 }),
			harEntry({ body: rpcText(6, RIGHT), request: call(6) }),
		),
		['SYSTEM buscar_turnos 420'],
	],
	[
		'the greeting before the call',
		har(
			harEntry({
				body: '{"jsonrpc":"2.0","id":0,"result":{"a":1}}',
				request: { ...call(0), method: 'initialize' },
			}),
			harEntry({ status: 202, request: { jsonrpc: '2.0', method: 'notifications/initialized' } }),
			harEntry({ body: rpcText(7, DATA), request: call(7) }),
		),
		['success buscar_turnos 420'],
	],
	[
		'a failure without a body',
		har(harEntry({ status: 503, request: call(8) })),
		['protocol-error buscar_turnos 420'],
	],
	['bytes', har(harEntry({ body: '/9j/4AAQ', encoding: 'base64' })), ['binary 420']],
	['no entry', har(), ['recording']],
	['only what was sent', har(harEntry({ status: 0, request: call(9) })), ['request']],
	[
		'one entry alone',
		JSON.stringify(harEntry({ body: rpcText(1, RIGHT), request: call(1) })),
		['SYSTEM buscar_turnos 420'],
	],
];

const at = (second: number) => `2026-11-30T10:00:${String(second).padStart(2, '0')}.000Z`;
const frame = (type: string, time: number, data: unknown) => ({
	type,
	time,
	opcode: 1,
	data: typeof data === 'string' ? data : JSON.stringify(data),
});
const socket = (...frames: readonly unknown[]): string =>
	har({
		...harEntry({ method: 'GET', url: 'wss://turnos.example/mcp', status: 101, body: '' }),
		_webSocketMessages: frames,
	});
const SOCKETS: readonly Row[] = [
	[
		'a call and its answer',
		socket(frame('send', 1_780_000_000.5, call(1)), frame('receive', 1_780_000_002, rpcText(1, WRONG))),
		['wrong system buscar_turnos 1500'],
	],
	['what was sent is no answer', socket(frame('send', 1_780_000_000, { pide: 'turnos' })), ['request']],
	['an answer without a call', socket(frame('receive', 1_780_000_000, RIGHT)), ['SYSTEM']],
];

const MESSAGES: readonly Row[] = [
	[
		'a request and its response',
		lines({ ts: at(1), dir: 'out', msg: call(1) }, { ts: at(3), dir: 'in', msg: reply(1, WRONG) }),
		['wrong system buscar_turnos 2000'],
	],
	['a request alone', lines({ ts: at(1), dir: 'out', msg: call(1) }), ['request']],
	[
		'messages in strings, times in seconds',
		lines(
			{ time: 1_796_000_000.5, direction: 'send', data: JSON.stringify(call(3)) },
			{ time: 1_796_000_001, direction: 'recv', data: rpcText(3, RIGHT) },
		),
		['SYSTEM buscar_turnos 500'],
	],
	[
		'answers in another order',
		lines(
			{ ts: at(1), dir: '>', msg: call(1, 'uno') },
			{ ts: at(2), dir: '>', msg: call(2, 'dos') },
			{ ts: at(4), dir: '<', msg: reply(2, RIGHT) },
			{ ts: at(9), dir: '<', msg: reply(1, DATA) },
		),
		['SYSTEM dos 2000', 'success uno 8000'],
	],
	[
		'an answer to another method',
		lines(
			...[...other(1, 'tools/list', { tools: [] }), ...other(2, 'vendor/state', { ok: true })].map(
				(msg, n) => ({
					ts: at(n),
					dir: 'in',
					msg,
				}),
			),
			{ ts: at(9), dir: 'in', msg: reply(3, RIGHT) },
		),
		['SYSTEM'],
	],
	[
		'a request without JSON-RPC',
		lines(
			{ ts: at(1), dir: 'request', msg: { name: 'ver', dia: 2 } },
			{ ts: at(2), dir: 'response', msg: JSON.parse(WRONG) },
		),
		['wrong system'],
	],
	[
		'among the lines of a log',
		`10:00:01 INFO listening\n${lines({ ts: at(1), dir: 'out', msg: call(1) })}\n10:00:02 INFO busy\n${lines({ ts: at(3), dir: 'in', msg: reply(1, WRONG) })}\n10:00:04 INFO done`,
		['wrong system buscar_turnos 2000'],
	],
	['a business message with a time', '{"ts":"2026-11-30","data":{"turno":3}}', ['success']],
	['a business thing with a direction', '{"direction":"in","message":"Salga por la puerta 2"}', ['success']],
];

const postman = (...item: readonly unknown[]): string =>
	JSON.stringify({ info: { name: 'Turnos', schema: 'https://a.example/collection/v2.1.0/' }, item });
const saved = (code: number, body: string, name = 'ver_turnos') => ({
	name,
	originalRequest: {
		method: 'POST',
		url: { raw: `https://a.example/${name}` },
		body: { mode: 'raw', raw: '{}' },
	},
	status: 'OK',
	code,
	header: [{ key: 'Content-Type', value: 'application/json' }],
	body,
	responseTime: 80,
});
const insomnia = (...resources: readonly unknown[]): string =>
	JSON.stringify({ _type: 'export', __export_format: 4, resources });
const insomniaAnswer = (more: object) => ({
	_type: 'response',
	statusCode: 200,
	url: 'https://a.example/ver',
	elapsedTime: 9,
	...more,
});
const COLLECTIONS: readonly Row[] = [
	[
		'folders with saved responses',
		postman(
			{ name: 'a', item: [{ name: 'b', response: [saved(200, WRONG)] }] },
			{ name: 'c', response: [saved(200, DATA, 'listar')] },
		),
		['wrong system ver_turnos 80', 'success listar 80'],
	],
	['a failure', postman({ name: 'a', response: [saved(500, '')] }), ['protocol-error ver_turnos 80']],
	['no saved response', postman({ name: 'a', request: { method: 'GET' }, response: [] }), ['recording']],
	['an empty collection', postman(), ['recording']],
	[
		'an export with its envelope',
		`{"collection":${postman({ name: 'a', response: [saved(200, RIGHT)] })}}`,
		['SYSTEM ver_turnos 80'],
	],
	['one saved response', JSON.stringify(saved(200, RIGHT)), ['SYSTEM ver_turnos 80']],
	[
		'Insomnia with responses',
		insomnia(
			{ _type: 'request', url: 'https://a.example/ver', method: 'POST' },
			{ _type: 'response', statusCode: 200, url: 'https://a.example/ver', elapsedTime: 9.5, body: WRONG },
			{
				_type: 'response',
				statusCode: 200,
				url: 'https://a.example/ver',
				elapsedTime: 7,
				bodyBuffer: base64(DATA),
			},
		),
		['wrong system ver 9.5', 'success ver 7'],
	],
	['Insomnia, a failure', insomnia(insomniaAnswer({ statusCode: 503, body: '' })), ['protocol-error ver 9']],
	[
		'Insomnia, an answer over JSON-RPC',
		insomnia(insomniaAnswer({ body: rpcText(1, WRONG) })),
		['wrong system ver 9'],
	],
	[
		'Insomnia, an event stream',
		insomnia(insomniaAnswer({ contentType: 'text/event-stream', body: `data: ${rpcText(1, RIGHT)}\n\n` })),
		['SYSTEM ver 9'],
	],
	[
		'Insomnia, an answer without its time',
		insomnia(insomniaAnswer({ elapsedTime: undefined, body: DATA })),
		['success ver'],
	],
	['Insomnia without', insomnia({ _type: 'request', url: 'https://a.example/ver' }), ['recording']],
	['a business thing with items', '{"info":{"a":1},"item":{"turno":1}}', ['success']],
];

const { jsonrpc: _version, id: _id, ...bareCall } = call(1);
const PAIRS: readonly Row[] = [
	[
		'the history of the Inspector',
		JSON.stringify([
			{ request: JSON.stringify({ method: 'tools/list' }), response: '{"tools":[]}' },
			{ request: JSON.stringify(bareCall), response: JSON.stringify(reply(1, WRONG).result) },
			{ request: JSON.stringify(bareCall) },
		]),
		['wrong system buscar_turnos'],
	],
	[
		'pairs one a line',
		lines(
			{ request: call(1), response: reply(1, RIGHT), duration_ms: 12 },
			{ request: call(2, 'otra'), response: reply(2, DATA), duration_ms: 7 },
		),
		['SYSTEM buscar_turnos 12', 'success otra 7'],
	],
	[
		'a name and arguments',
		lines({ request: { name: 'ver', arguments: {} }, response: JSON.parse(WRONG) }),
		['wrong system ver'],
	],
	['a pair without its response', lines({ request: call(1) }), ['request']],
	[
		'a journal',
		lines(
			{ ts: at(1), tool: 'ver', args: { dia: 2 }, result: JSON.parse(WRONG), elapsedMs: 30_001 },
			{ ts: at(2), tool: 'ver', args: { dia: 3 }, result: DATA },
		),
		['wrong system ver 30001', 'success ver'],
	],
	['a business request', '{"request":{"plan":"nuevo"},"response":"aceptada"}', ['success']],
	[
		'a batch and its answers',
		JSON.stringify([call(1, 'uno'), call(2, 'dos'), reply(2, RIGHT), reply(1, DATA)]),
		['SYSTEM dos', 'success uno'],
	],
];

const vcr = (...interactions: readonly unknown[]): string =>
	JSON.stringify({ http_interactions: interactions, recorded_with: 'VCR 6.3' });
const interaction = (body: unknown, request: unknown = call(1)) => ({
	request: { method: 'post', uri: 'https://a.example/mcp', body: { string: JSON.stringify(request) } },
	response: { status: { code: 200, message: 'OK' }, headers: { 'Content-Type': ['application/json'] }, body },
});
const nocked = (response: unknown, more: object = {}) => ({
	scope: 'https://a.example:443',
	method: 'POST',
	path: '/tools/ver_turnos',
	body: { dia: 2 },
	status: 200,
	response,
	rawHeaders: ['Content-Type', 'application/json'],
	...more,
});
const polly = (...entries: readonly Parameters<typeof harEntry>[0][]): string =>
	har(...entries.map((entry) => harEntry({ time: 5, ...entry }))).replace('navegador', 'Polly.JS');
const CASSETTES: readonly Row[] = [
	['VCR', vcr(interaction({ encoding: 'UTF-8', string: rpcText(1, WRONG) })), ['wrong system buscar_turnos']],
	['VCR in base64', vcr(interaction({ base64_string: base64(rpcText(1, RIGHT)) })), ['SYSTEM buscar_turnos']],
	['VCR without interactions', vcr(), ['recording']],
	[
		'VCR of Python',
		JSON.stringify({ version: 1, interactions: [interaction({ string: rpcText(1, DATA) })] }),
		['success buscar_turnos'],
	],
	[
		'nock',
		JSON.stringify([nocked(JSON.parse(WRONG)), nocked(DATA)]),
		['wrong system ver_turnos', 'success ver_turnos'],
	],
	['nock with a failure', JSON.stringify([nocked('', { status: 502 })]), ['protocol-error ver_turnos']],
	['nock, a body as text', JSON.stringify([nocked(RIGHT)]), ['SYSTEM ver_turnos']],
	[
		'nock, an answer over JSON-RPC',
		JSON.stringify([nocked(reply(1, WRONG), { body: call(1) })]),
		['wrong system buscar_turnos'],
	],
	['nock, one definition', JSON.stringify(nocked(DATA)), ['success ver_turnos']],
	[
		'nock of a compressed body',
		JSON.stringify([nocked(['1f8b08000000000000ffab56ca4d2d'])]),
		['compressed ver_turnos'],
	],
	[
		'VCR, a failure',
		vcr({
			...interaction({ string: '' }),
			response: { status: { code: 502, message: 'Bad Gateway' }, body: { string: '' } },
		}),
		['protocol-error buscar_turnos'],
	],
	[
		'VCR, two calls',
		vcr(
			interaction({ string: rpcText(1, DATA) }),
			interaction({ string: rpcText(2, WRONG) }, call(2, 'cancelar')),
		),
		['success buscar_turnos', 'wrong system cancelar'],
	],
	[
		'go-vcr',
		JSON.stringify({
			version: 2,
			interactions: [
				{
					id: 0,
					request: { body: JSON.stringify(call(1)), url: 'https://a.example/mcp', method: 'POST' },
					response: { body: rpcText(1, WRONG), status: '200 OK', code: 200, duration: '3ms' },
				},
			],
		}),
		['wrong system buscar_turnos'],
	],
	[
		'Polly, two calls',
		polly({ body: rpcText(1, RIGHT), request: call(1) }, { body: DATA, url: 'https://a.example/ver_turnos' }),
		['SYSTEM buscar_turnos 5', 'success ver_turnos 5'],
	],
	[
		'Polly, a failure',
		polly({ status: 500, body: '', request: call(1) }),
		['protocol-error buscar_turnos 5'],
	],
	[
		'Polly, in base64',
		polly({ body: base64(rpcText(1, WRONG)), encoding: 'base64', request: call(1) }),
		['wrong system buscar_turnos 5'],
	],
	[
		'Polly, an event stream',
		polly({ body: `data: ${rpcText(1, WRONG)}\n\n`, mimeType: 'text/event-stream', request: call(1) }),
		['wrong system buscar_turnos 5'],
	],
	['Polly without calls', polly(), ['recording']],
	[
		'Polly',
		har(harEntry({ body: rpcText(1, RIGHT), request: call(1), time: 5 })).replace('navegador', 'Polly.JS'),
		['SYSTEM buscar_turnos 5'],
	],
];

describe.each([
	['HTTP archives', HAR],
	['web sockets in them', SOCKETS],
	['messages one a line', MESSAGES],
	['collections', COLLECTIONS],
	['pairs', PAIRS],
	['cassettes', CASSETTES],
])('%s', (_kind, rows) => {
	it.each(rows)('%s', (_name, text, expected) => {
		expect(told(text)).toEqual(expected);
	});
});

describe('places', () => {
	it.each([
		['in a string', har(harEntry({ body: rpcText(1, WRONG) }))],
		['in an indented file', JSON.stringify(JSON.parse(har(harEntry({ body: WRONG }))), null, 2)],
	])('are exact %s', (_name, text) => {
		const [response] = read(text);
		expect(textAt(text, response?.envelope?.errorType?.span() ?? [])).toMatch(/^\\+"system\\+"$/);
	});
	it('are those of the letters in base64', () => {
		const text = har(harEntry({ body: base64(WRONG.replace('No', 'Señor, 😀 no')), encoding: 'base64' }));
		const [response] = read(text);
		const node = response?.envelope?.userMessage;
		const spelled = Buffer.from(textAt(text, node?.span() ?? []), 'base64').toString();
		expect(node?.scalar).toContain('😀');
		// A group of four letters spells three bytes: the place may begin inside of one.
		expect(base64(String(node?.scalar).slice(5, 20))).toBeTruthy();
		expect(spelled.length).toBeGreaterThan(0);
	});
	it('offers no correction inside base64', () => {
		const text = har(harEntry({ body: base64(WRONG), encoding: 'base64' }));
		const [response] = analyse(text, { billing: true }).responses;
		expect(response?.diagnostics.map(({ rule }) => rule)).toContain('error-type-spelling');
		expect(response?.diagnostics.flatMap(({ fixes = [] }) => fixes)).toEqual([]);
	});
	it('stands at the entry', () => {
		const entries = [harEntry({ body: RIGHT }), harEntry({ body: WRONG })];
		const text = har(...entries);
		expect(read(text).map(({ span }) => textAt(text, span))).toEqual(
			entries.map((one) => JSON.stringify(one)),
		);
	});
});

describe('what a recording tells', () => {
	const slow = har(harEntry({ body: rpcText(1, RIGHT), request: call(1), time: 40_000 }));
	it('is what the response is judged under', () => {
		const [response] = analyse(slow, { billing: true }).responses;
		expect(response?.reaction.voice.id).toBe('cut-off');
		expect(response?.exchange).toEqual({ tool: 'buscar_turnos', id: '1', elapsedMs: 40_000 });
	});
	it('gives way to what the person says', () => {
		const context = { billing: true, elapsedSeconds: 2, tool: 'mi_tool' };
		const [response] = analyse(slow, context).responses;
		expect(response?.reaction.voice.id).not.toBe('cut-off');
		expect(response?.read.context).toEqual(context);
	});
});

describe('hostile recordings', () => {
	const entry = JSON.stringify(harEntry({ body: rpcText(1, RIGHT), request: call(1) }));
	it('cut in the middle has one fault and the whole entries', () => {
		const text = har(...Array.from({ length: 3 }, () => JSON.parse(entry))).slice(0, -entry.length / 2);
		const { responses } = analyse(text, { billing: true });
		expect(responses).toHaveLength(2);
		const rules = responses.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule));
		expect(rules.filter((rule) => rule !== 'several-responses')).toEqual(['json-truncated']);
	});
	it('cut in its last line leaves the others', () => {
		const text = lines(
			{ ts: at(1), dir: 'out', msg: call(1) },
			{ ts: at(3), dir: 'in', msg: reply(1, RIGHT) },
		);
		expect(
			told(`${text}\n{"ts":"2026-11-30T10:00:05Z","dir":"in","msg":{"jsonrpc":"2.0","id":2,"resu`),
		).toContain('SYSTEM buscar_turnos 2000');
	});
	it('folders in folders end', () => {
		const deep = `${'{"item":['.repeat(500)}${']}'.repeat(500)}`;
		expect(told(`{"info":{"schema":"a"},"item":[${deep}]}`)).toEqual(['recording']);
	});
	it('ids that never come are forgotten', () => {
		const text = lines(
			...Array.from({ length: 12_000 }, (_, id) => call(id)),
			reply(3, RIGHT),
			reply(11_999, RIGHT),
		);
		expect(told(text)).toEqual(['SYSTEM', 'SYSTEM buscar_turnos']);
	});
});
