import { describe, expect, it } from 'vitest';
import { findSecrets, maskSecrets } from './secrets.ts';

const seen = (text: string): string[] =>
	findSecrets(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('findSecrets', () => {
	it.each([
		['authorization: Bearer abcDEF123456.token-x', 'token: abcDEF123456.token-x'],
		['mcp-session-id: 8f1c2e-77aa', 'token: 8f1c2e-77aa'],
		[
			'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.abc123def456',
			'token: eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.abc123def456',
		],
		['{"api_key": "q9w8e7r6t5"}', 'key: q9w8e7r6t5'],
		['{\\"api_key\\": \\"q9w8e7r6t5\\"}', 'key: q9w8e7r6t5'],
		['usa sk-proj-AbCdEf0123456789xyz hoy', 'key: sk-proj-AbCdEf0123456789xyz'],
		['Escriba a marta.gil@correo.ejemplo, gracias.', 'email: marta.gil@correo.ejemplo'],
		['teléfono 300 456 7821.', 'phone: 300 456 7821'],
		['+57 (300) 456-7821', 'phone: +57 (300) 456-7821'],
		['tarjeta 4111 1111 1111 1111', 'card: 4111 1111 1111 1111'],
		['cédula 1.020.345.678', 'identity: 1.020.345.678'],
	])('%s', (text, expected) => {
		expect(seen(text)).toEqual([expected]);
	});

	it.each([
		'{"total": 0, "resultados": []}',
		'2026-11-30T11:20:00Z',
		'El pedido 1234567 cuesta 1.234.567 pesos.',
		'{"id": 8143661439548533232}',
		'HTTP/1.1 200 OK\ncontent-type: text/event-stream',
		'La clave está en la frase.',
		'xxxxx@xxxx.xxx y 000 000 0000',
	])('finds nothing in %s', (text) => {
		expect(seen(text)).toEqual([]);
	});
});

describe('maskSecrets', () => {
	it('covers letters and digits and keeps the shape', () => {
		const text = 'De marta.gil@correo.ejemplo, tel. 300 456 7821.';
		const masked = maskSecrets(text, findSecrets(text));
		expect(masked).toBe('De xxxxx.xxx@xxxxxx.xxxxxxx, tel. 000 000 0000.');
		expect(findSecrets(masked)).toEqual([]);
	});
});
