/** Responses of our own making, as they would be pasted. */
const envelope = (type: string, message: string, extra = ''): string =>
	`{"error":{"error_type":"${type}","user_message":"${message}"${extra}}}`;

/** Wrong in two ways that one press mends each; mended, the agent escalates. */
export const TWO_FAULTS = envelope(
	'Permission',
	'Esa reserva está a nombre de otra persona.',
	',"retryable":false',
);

export const RIGHT = envelope(
	'SYSTEM',
	'Ahora no es posible consultar las reservas. ¿Lo intentamos otra vez?',
);

export const BLOCKER = envelope('BLOCKER', 'Su cuenta tiene un pago pendiente.');

const result = (text: string): string =>
	JSON.stringify({ jsonrpc: '2.0', id: 7, result: { content: [{ type: 'text', text }], isError: true } });

/** The same two faults inside a string, an event stream and an HTTP answer with CRLF. */
export const ON_THE_WIRE = [
	'HTTP/1.1 200 OK',
	'content-type: text/event-stream',
	'',
	'event: message',
	`data: ${result(TWO_FAULTS)}`,
	'',
	'',
].join('\r\n');

export const SEVERAL = [RIGHT, TWO_FAULTS, '{"reservas":[],"total":0}'].join('\n');
