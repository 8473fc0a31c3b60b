import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents } from './sse.ts';
import { chainOf, NOTIFICATION, RESPONSE, read, readOne, textAt } from './testing/layers.ts';

const WHOLE = 'sse jsonrpc calltoolresult payload';
const PRETTY = JSON.stringify(JSON.parse(RESPONSE), null, 2);

const CHAINS: readonly (readonly [string, string, string])[] = [
	['an event with a name', `event: message\ndata: ${RESPONSE}\n\n`, WHOLE],
	['CRLF and no space', `retry: 3000\r\nid: 1\r\nevent:message\r\ndata:${RESPONSE}\r\n\r\n`, WHOLE],
	['CR alone', `event: message\rdata: ${RESPONSE}\r\r`, WHOLE],
	[
		'several data lines',
		`${PRETTY.split('\n')
			.map((line) => `data: ${line}`)
			.join('\n')}\n\n`,
		WHOLE,
	],
	[
		'notifications and comments before',
		`: ping\n\ndata: ${NOTIFICATION}\n\n: ping\n\ndata: ${RESPONSE}\n\n`,
		WHOLE,
	],
	['[DONE] behind', `data: ${RESPONSE}\n\ndata: [DONE]\n\n`, WHOLE],
	['no blank line at the end', `data: ${RESPONSE}`, WHOLE],
	['a byte-order mark', `\ufeffdata: ${RESPONSE}\n\n`, WHOLE],
];

describe('sse', () => {
	it.each(CHAINS)('reads %s', (_name, text, chain) => {
		expect(chainOf(readOne(text))).toBe(chain);
	});

	it.each([': ping\n\n: ping\n\n', `data: ${NOTIFICATION}\n\n`])(
		'tells a stream without a response: %j',
		(text) => {
			expect(readOne(text).seeming).toBe('stream-without-response');
		},
	);

	it.each([
		['request', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
		['tool-list', '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"ver_turno","inputSchema":{}}]}}'],
		['client-text', 'McpError: MCP error -32001: Request timed out'],
		['binary', 'a\u0000\u0001\u0002b\u0003\ufffd\ufffdc'],
		['compressed', '\u001f\u008b\u0008\u0000\u0000\u0000'],
		['image', 'data:image/png;base64,iVBORw0KGgo='],
	])('names what every event is: %s', (seeming, event) => {
		const twice = `event: message\ndata: ${event}\n\n`.repeat(2);
		expect(readOne(twice).seeming).toBe(seeming);
	});

	it('counts events and keeps two responses apart', () => {
		const both = read(`data: ${RESPONSE}\n\ndata: ${RESPONSE}\n\n`);
		expect(both).toHaveLength(2);
		expect(both[0]?.layers[0]?.fact).toEqual({ kind: 'events', count: 2 });
	});

	it('finds a token that is split over two data lines', () => {
		const text = 'data: {"resultados": [1,\ndata: 2], "total": 2}\n\n';
		const list = readOne(text).payload?.get('resultados');
		expect(list?.span()).toHaveLength(2);
		expect(textAt(text, list?.span() ?? [])).toBe('[1,2]');
	});

	it('does not take YAML for a stream', () => {
		expect(readOne('id: 3\ndata:\n  turnos: 2\n').layers).toEqual([]);
	});

	it('gives the events that eventsource-parser gives', () => {
		const line = fc.oneof(
			fc.constantFrom(
				'',
				'',
				': ping',
				'data',
				'data:',
				'data: ',
				'id: 4',
				'event: message',
				'retry: 10',
				'dato: x',
			),
			fc.string({ maxLength: 8 }).map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
			fc.string({ maxLength: 8 }).map((text) => `data:${text.replace(/[\r\n]/g, '')}`),
		);
		const stream = fc
			.tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
			.map(([lines, end]) => `${lines.join(end)}${end}${end}x${end}`);
		fc.assert(
			fc.property(stream, (text) => {
				const expected: string[] = [];
				const parser = createParser({ onEvent: ({ data }) => expected.push(data) });
				parser.feed(text);
				const ours = readEvents(text).map((event) =>
					event.map(({ start, end }) => text.slice(start, end)).join('\n'),
				);
				expect(ours).toEqual(expected);
			}),
			{ numRuns: 400 },
		);
	});
});
