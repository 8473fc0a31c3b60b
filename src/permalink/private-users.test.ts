import { describe, expect, test } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { PRIVATE_KINDS, type PrivateKind } from '../privacy/kinds.ts';
import { findMaskable } from './secrets.ts';

/** What each user takes of a sentence; null where it lets it be. */
type Row = readonly [kind: PrivateKind, sentence: string, rule: string | null, sharing: string | null];

/** Invented, and put together here so that no scanner of repositories takes them for real ones. */
const BEGIN = `-----BEGIN ${'PRIVATE KEY'}-----`;
const AWS = `AKIA${'Z7Y6X5W4V3U2T1S0'}`;
const GOOGLE = `ya29.${'a0Bc1De2Fg3Hi4Jk5Lm6No'}`;
const GITHUB = `ghp_${'a0B1c2D3e4F5g6H7i8J9k0L1m2N3o4P5'}`;
const STRIPE = `sk_test_${'9aB8cD7eF6'}`;
const JWT = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiIxMjMifQ'}.c2lnbmF0dXJlLTQy`;

const TABLE: readonly Row[] = [
	['token', `Falló ${JWT} al entrar.`, JWT, JWT],
	['token', 'Falló Bearer abcDEF123456xyz al entrar.', 'Bearer abcDEF123456xyz', 'abcDEF123456xyz'],
	[
		'token',
		'Falló Bearer abcdefghijklmnopqrstuv al entrar.',
		'Bearer abcdefghijklmnopqrstuv',
		'abcdefghijklmnopqrstuv',
	],
	['token', 'Se envió Cookie: sid=9a8b7c6d5e; y falló.', 'Cookie: sid=9a8b7c6d5e', '9a8b7c6d5e'],
	['key', `Falló ${AWS} al guardar.`, AWS, AWS],
	['key', `Falló ${GOOGLE} al guardar.`, GOOGLE, GOOGLE],
	['key', `Falló ${GITHUB} al guardar.`, GITHUB, GITHUB],
	['key', `Falló ${STRIPE} al pagar.`, STRIPE, '9aB8cD7eF6'],
	[
		'key',
		'Falló AccountKey=Zm9vYmFyMTIzNDU2Nzg5MA== al guardar.',
		'AccountKey=Zm9vYmFyMTIzNDU2Nzg5MA==',
		'Zm9vYmFyMTIzNDU2Nzg5MA==',
	],
	['key', 'Falló SharedAccessKey=luna al guardar.', 'SharedAccessKey=luna', 'luna'],
	['key', 'Use el token: ab12cd y repita.', 'token: ab12cd', 'ab12cd'],
	['key', `Falló ${BEGIN} al firmar.`, BEGIN, null],
	[
		'key',
		`Falló ${BEGIN} MIIEvQIBADANBgkqhkiG9w0 al firmar.`,
		`${BEGIN} MIIEvQIBADANBgkqhkiG9w0 al firmar.`,
		' MIIEvQIBADANBgkqhkiG9w0 al firmar.',
	],
	['password', 'Entre con la contraseña: Luna#2041 y repita.', 'contraseña: Luna#2041', 'Luna#2041'],
	['password', 'Su clave es Luna2041, repita.', 'clave es Luna2041', 'Luna2041'],
	['password', 'Falló Password=luna al conectar.', 'Password=luna', 'luna'],
	[
		'password',
		'Falló Basic dXN1YXJpbzpjbGF2ZQ== al entrar.',
		'Basic dXN1YXJpbzpjbGF2ZQ==',
		'dXN1YXJpbzpjbGF2ZQ==',
	],
	[
		'connection',
		'Falló postgres://app:s3cr3ta@db.interno/citas al leer.',
		'postgres://app:s3cr3ta@db.interno/citas',
		's3cr3ta',
	],
	['connection', 'Falló redis://:luna7@cache:6379 al leer.', 'redis://:luna7@cache:6379', 'luna7'],
	['labelled-word', 'La contraseña: cuatro dígitos sin repetir.', null, 'cuatro'],
	[
		'email',
		'Ese turno lo tiene ana.rios@correo-uno.co hoy.',
		'ana.rios@correo-uno.co',
		'ana.rios@correo-uno.co',
	],
	['sample-email', 'Ese turno lo tiene ana.rios@example.com hoy.', 'ana.rios@example.com', null],
	['card', 'La tarjeta 4539 1488 0343 6467 fue rechazada.', '4539 1488 0343 6467', '4539 1488 0343 6467'],
	['card', 'La tarjeta 2221000000000009 fue rechazada.', '2221000000000009', '2221000000000009'],
	['card', 'La tarjeta 3530111333300000 fue rechazada.', '3530111333300000', '3530111333300000'],
	[
		'account',
		'El pago salió de ES91 2100 0418 4502 0005 1332 ayer.',
		'ES91 2100 0418 4502 0005 1332',
		'ES91 2100 0418 4502 0005 1332',
	],
	['account', 'El pago salió de 032180000118359719 ayer.', '032180000118359719', '032180000118359719'],
	[
		'account',
		'El pago salió de 2850590940090418135201 ayer.',
		'2850590940090418135201',
		'2850590940090418135201',
	],
	['document', 'No hay nadie con la cédula 52.814.337.', 'cédula 52.814.337', '52.814.337'],
	['document', 'No hay nadie con el DNI número 30111222.', 'DNI número 30111222', '30111222'],
	['unlabelled-document', 'No hay nadie con 12.345.678-5.', null, '12.345.678-5'],
	['unlabelled-document', 'No hay nadie con 12345678Z.', null, '12345678Z'],
	['unlabelled-document', 'No hay nadie con 11010519491231002X.', null, '11010519491231002X'],
	['tax-number', 'Somos la empresa con NIT 900.123.456.', null, '900.123.456'],
	['phone', 'Ese turno lo tiene otra persona, +57 300 456 7821.', '+57 300 456 7821', '+57 300 456 7821'],
	['phone', 'Llame a nuestra línea (601) 555-0100.', '(601) 555-0100', '(601) 555-0100'],
	['phone', 'Llame al 300 123 456 789 012.', '300 123 456 789 012', '300 123 456 789 012'],
	['maybe-phone', 'Llame al 5550100.', '5550100', null],
];

/** Right sentences and harmless texts: neither user says a word. */
const HARMLESS = [
	'La clave está en la frase.',
	'El token de su banco es obligatorio.',
	'La contraseña es incorrecta.',
	'Falta Bearer authentication en la petición.',
	'La cita es el 12-03-2026.',
	'Son 1 500 000 pesos.',
	'La guía 4539 1488 0343 6468 ya salió.',
	'Puede leer https://tienda.test:8443/ayuda hoy.',
	'Falló postgres://app:***@db.interno/citas al leer.',
	'Use npm_config_registry para cambiarlo.',
	// One digit more than any number has (E.164).
	'Llame al 3001 2345 6789 0123.',
] as const;

const RULES = new Set(['secret-in-sentence', 'personal-data', 'phone-line']);

function marked(sentence: string): readonly string[] {
	const text = JSON.stringify({ error: { error_type: 'VALIDATION', user_message: sentence } });
	return analyse(text, { billing: true }).responses.flatMap(({ diagnostics }) =>
		diagnostics
			.filter(({ rule }) => RULES.has(rule))
			.flatMap(({ span }) => span.map(({ start, end }) => text.slice(start, end))),
	);
}

const asked = (text: string): readonly string[] =>
	findMaskable(text).map(({ start, end }) => text.slice(start, end));

describe('what the rules mark and what sharing asks about', () => {
	test.each(TABLE)('%s: %s', (kind, sentence, rule, sharing) => {
		expect(marked(sentence)).toEqual(rule === null ? [] : [rule]);
		expect(asked(sentence)).toEqual(sharing === null ? [] : [sharing]);
		if (PRIVATE_KINDS[kind].rule === null) expect(rule).toBeNull();
		if (PRIVATE_KINDS[kind].sharing === null) expect(sharing).toBeNull();
	});

	test('every kind stands in the table', () => {
		expect(new Set(TABLE.map(([kind]) => kind))).toEqual(new Set(Object.keys(PRIVATE_KINDS)));
	});

	test.each(HARMLESS)('neither: %s', (text) => {
		expect([marked(text), asked(text)]).toEqual([[], []]);
	});
});
