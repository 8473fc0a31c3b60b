/** A right envelope of the contract, one whose type is misspelled, and a right success. */
export const RIGHT =
	'{"error":{"error_type":"SYSTEM","user_message":"No puedo ver los turnos en este momento."}}';
export const WRONG = RIGHT.replace('SYSTEM', 'system');
export const DATA = '{"resultados":[{"turno":"martes a las 10"}],"total":1}';

/** A JSON-RPC request that calls a tool, and the response that carries a text. */
export const call = (id: number, name = 'buscar_turnos') => ({
	jsonrpc: '2.0',
	id,
	method: 'tools/call',
	params: { name, arguments: { dia: 'martes' } },
});
export const reply = (id: number, text: string) => ({
	jsonrpc: '2.0',
	id,
	result: { content: [{ type: 'text', text }], isError: text !== DATA },
});

interface HarParts {
	readonly body?: string;
	readonly status?: number;
	readonly request?: unknown;
	readonly url?: string;
	readonly mimeType?: string;
	readonly encoding?: string;
	readonly method?: string;
	readonly time?: number;
}

/** One entry of an HTTP archive. */
export const harEntry = ({
	body,
	status = 200,
	request,
	url = 'https://turnos.example/mcp',
	mimeType = 'application/json',
	encoding,
	method = 'POST',
	time = 420,
}: HarParts) => ({
	startedDateTime: '2026-11-30T10:00:00.000Z',
	time,
	request: {
		method,
		url,
		...(request !== undefined && {
			postData: { mimeType: 'application/json', text: JSON.stringify(request) },
		}),
	},
	response: {
		status,
		statusText: '',
		headers: [{ name: 'Content-Type', value: mimeType }],
		content: { size: body?.length ?? 0, mimeType, text: body, encoding },
	},
});

export const har = (...entries: readonly unknown[]): string =>
	JSON.stringify({ log: { version: '1.2', creator: { name: 'navegador', version: '1' }, entries } });
