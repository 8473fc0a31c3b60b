import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { loadEntries } from '../examples/load.ts';
import { applyEdits } from '../text/edit.ts';

import { findMaskable, type MaskableKind, maskEdits } from './secrets.ts';

const masked = (text: string): string => applyEdits(text, maskEdits(findMaskable(text)));

/** Invented secrets, put together here so that no scanner of repositories takes them for real ones. */
const KEY = `sk-${'proj-'}a1B2c3D4e5F6g7H8i9`;
const JWT = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiIxMjMifQ'}.c2lnbmF0dXJlLTQy`;

const FOUND: readonly (readonly [text: string, kind: MaskableKind, mask: string])[] = [
	['Authorization: Bearer abcDEF123456.xyz', 'token', 'Authorization: Bearer xxxXXX100000.xxx'],
	[`{"t": "${JWT}"}`, 'token', `{"t": "xxXxxXxxXxXXXxX1XxX0.${'xxXxxXXxXxXxXxXxxX'}.x0xxxxX0xXXxXXXx"}`],
	['Authorization: Basic dXN1YXJpbzpjbGF2ZQ==', 'password', 'Authorization: Basic xXX1XXXxxxxxxXX0XX=='],
	[`usa ${KEY}`, 'key', 'usa sk-proj-x1X0x0X0x0X0x0X0x0'],
	['{"api_key": "k9f8e7d6c5"}', 'key', '{"api_key": "x1x0x0x0x0"}'],
	[
		'https://api.tienda.test/v1?access_token=ab12cd34ef&x=1',
		'key',
		'https://api.tienda.test/v1?access_token=xx10xx00xx&x=1',
	],
	['{\\"password\\":\\"Lluvia7!\\"}', 'password', '{\\"password\\":\\"Xxxxxx1!\\"}'],
	['{"contraseña": "Lluvia"}', 'password', '{"contraseña": "Xxxxxx"}'],
	['{"密码": "yu7yue8"}', 'password', '{"密码": "xx1xxx0"}'],
	['postgres://app:s3cr3ta@db.interno/pedidos', 'password', 'postgres://app:x1xx0xx@db.interno/pedidos'],
	['Set-Cookie: sid=9a8b7c6d5e; Path=/', 'token', 'Set-Cookie: sid=1x0x0x0x0x; Path=/'],
	['Escriba a ana.lópez@correo.com.ar hoy', 'email', 'Escriba a xxx.xxxxx@xxxxxx.xxx.ar hoy'],
	['{\\"m\\":\\"Hola:\\nana@correo.es\\"}', 'email', '{\\"m\\":\\"Hola:\\nxxx@xxxxxx.es\\"}'],
	['Llame al +54 9 11 5263-7841.', 'phone', 'Llame al +54 9 10 0000-0000.'],
	['Llame al (011) 4328-9102 ya', 'phone', 'Llame al (011) 4000-0000 ya'],
	['{"n": 4539148803436467}', 'card', '{"n": 1000000000000000}'],
	['Tarjeta 4539 1488 0343 6467', 'card', 'Tarjeta 1000 0000 0000 0000'],
	['IBAN ES91 2100 0418 4502 0005 1332', 'account', 'IBAN XX10 0000 0000 0000 0000 0000'],
	['RUT 12.345.678-5', 'identity', 'RUT 10.000.000-0'],
	['es 12345678Z', 'identity', 'es 10000000X'],
	['NIE X1234567L', 'identity', 'NIE X1000000X'],
	['CUIT 20-12345678-6', 'identity', 'CUIT 10-00000000-0'],
	['529.982.247-25', 'identity', '100.000.000-00'],
	['{"dni": "30.111.222"}', 'identity', '{"dni": "10.000.000"}'],
	['{"numero_documento": 43218765}', 'identity', '{"numero_documento": 10000000}'],
	['su cédula es 1032456789', 'identity', 'su cédula es 1000000000'],
	['身份证号：11010519491231002X', 'identity', '身份证号：10000000000000000X'],
	['mcp-session-id: 8f1c2e-77aa', 'key', 'mcp-session-id: 1x0x0x-00xx'],
	['{"clave": "Lluvia77"}', 'password', '{"clave": "Xxxxxx10"}'],
	['teléfono 300 456 7821.', 'phone', 'teléfono 300 400 0000.'],
	['+57 (300) 456-7821', 'phone', '+57 (300) 000-0000'],
];

const CLEAN = [
	'{"error": {"error_type": "NOT_FOUND", "user_message": "No encontré el pedido 4471."}}',
	'{"results": [{"id": 8143661439548533232, "sku": "AB-1020", "price": 12990.50}], "total": 1}',
	'WWW-Authenticate: Bearer resource_metadata="https://mcp.tienda.test/.well-known"',
	'La contraseña es incorrecta. Token: inválido',
	'{"password": "required", "token": null}',
	'Escriba a ayuda@example.com',
	'2026-11-30T10:00:00Z 10.0.0.1 3.14159265358979',
	'{"request_id": "7f3c1a90-52bb-4f0e-9a57-0c1d2e3f4a5b"}',
	'4539 1488 0343 6468',
	'{"total": 1234567890123}',
	'El pedido 1234567 cuesta 1.234.567 pesos.',
	'La clave está en la frase.',
	'{"clave": "PEDIDO", "valor": 3}',
	'Del 30-11-2026 al 02.12.2026',
] as const;

describe('finds what is private', () => {
	it.each(FOUND)('%s', (text, kind, mask) => {
		const secrets = findMaskable(text);
		expect(secrets.map((secret) => secret.kind)).toEqual([kind]);
		expect(masked(text)).toBe(mask);
	});

	it.each(FOUND)('and finds nothing after masking: %s', (text) => {
		expect(findMaskable(masked(text))).toEqual([]);
	});

	it.each(CLEAN)('leaves alone: %s', (text) => {
		expect(findMaskable(text)).toEqual([]);
	});

	it('masks the copy in words of what a label gave away', () => {
		const text = '{"dni": "30111222", "user_message": "No encontré a 30111222."}';
		expect(masked(text)).toBe('{"dni": "10000000", "user_message": "No encontré a 10000000."}');
	});

	it('lists them in the order of the text, apart from each other', () => {
		const secrets = findMaskable('ana@correo.es, password: Lluvia7, luis@correo.es');
		expect(secrets.map(({ kind }) => kind)).toEqual(['email', 'password', 'email']);
		const ends = secrets.map(({ end }) => end);
		expect(secrets.slice(1).every(({ start }, index) => start >= (ends[index] ?? 0))).toBe(true);
	});

	it('takes a list of thousands', () => {
		const text = Array.from({ length: 20_000 }, (_, index) => `u${index}@correo.es`).join(' ');
		expect(findMaskable(text)).toHaveLength(20_000);
	});
});

describe('masks keep the verdict', () => {
	const judge = (text: string) =>
		analyse(text, { billing: true }).responses.map(({ verdict, errorType, reaction, diagnostics }) => ({
			verdict,
			errorType,
			reaction,
			rules: diagnostics.map(({ rule }) => rule),
		}));

	it.each([
		'{"error":{"error_type":"NOT_FOUND","user_message":"No encontré a ana@correo.es.","details":{"dni":"30111222"}}}',
		'{"results":[{"card":4539148803436467,"phone":"+54 9 11 5263-7841"}],"total":1}',
		'{"content":[{"type":"text","text":"{\\"error\\":{\\"error_type\\":\\"SYSTEM\\",\\"user_message\\":\\"Pruebe con clave@correo.es\\"}}"}],"isError":true}',
		'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nSet-Cookie: sid=9a8b7c6d5e\r\n\r\n{"ok":true,"password":"Lluvia7!"}',
	])('%s', (text) => {
		expect(masked(text)).not.toBe(text);
		expect(judge(masked(text))).toEqual(judge(text));
	});

	it('of every example', async () => {
		for (const { name, text } of await loadEntries())
			expect([name, judge(masked(text))]).toEqual([name, judge(text)]);
	});
});
