import { describe, expect, test } from 'vitest';
import { marks, onlyFinding } from '../testing/describe-rule.ts';
import { outageAsNotFound } from './outage-as-not-found.ts';
import { outageNotSystem } from './outage-not-system.ts';

const withDetails = (type: string, details: unknown): string =>
	JSON.stringify({ error: { error_type: type, user_message: 'No encontré ese producto.', details } });

describe('an outage that only details tell of, under NOT_FOUND', () => {
	test.each([
		['connect ECONNREFUSED'],
		['read timeout after 5000 ms'],
		['timeout of 5000ms exceeded'],
		['upstream answered 503 Service Unavailable'],
		[{ status: 504 }],
		[{ causa: { codigo: 'ORA-12541', intento: 2 } }],
		[['SQLSTATE[08006] connection failure']],
		['TypeError: Cannot read properties of undefined'],
		['La base de datos está caída'],
		['429 Too Many Requests'],
		[{ timedOut: true, message: 'circuit breaker open' }],
	])('is found in %j', (details) => {
		const text = withDetails('NOT_FOUND', details);
		expect(marks(outageAsNotFound, text)).toEqual(['"NOT_FOUND"']);
		expect(onlyFinding(outageAsNotFound, text).args).toEqual({ where: 'details' });
	});
	test.each([
		['HTTP 404 from upstream'],
		['GET /productos/77 404 (timeout=5000)'],
		[{ status: 404, timeoutMs: 3000 }],
		['SQLSTATE 02000 no data'],
		['ORA-01403: no data found'],
		['ProductoNoEncontradoException'],
		[{ rows: 0, elapsedMs: 503 }],
		[null],
		['sin errores'],
		['no timeout'],
	])('is not heard in %j', (details) => {
		expect(marks(outageAsNotFound, withDetails('NOT_FOUND', details))).toEqual([]);
	});
	test.each([
		['connect ECONNREFUSED', 'error'],
		['java.net.SocketTimeoutException', 'error'],
		[{ status: 503 }, 'error'],
		[['SQLSTATE[08006]'], 'error'],
		['ORA-12541', 'error'],
		['MySQL error 2006', 'error'],
		['TypeError: x is undefined', 'error'],
		['La base de datos está caída', 'warning'],
		['read timeout', 'warning'],
		[{ primero: 'ECONNRESET', segundo: 'HTTP 404' }, 'warning'],
	])('is as grave as its evidence in %j: %s', (details, severity) => {
		expect(onlyFinding(outageAsNotFound, withDetails('NOT_FOUND', details)).severity).toBe(severity);
	});
	test('leaves other types to what their sentence says', () => {
		expect(marks(outageNotSystem, withDetails('VALIDATION', 'connect ECONNREFUSED'))).toEqual([]);
		expect(marks(outageAsNotFound, withDetails('SYSTEM', 'connect ECONNREFUSED'))).toEqual([]);
	});
});
