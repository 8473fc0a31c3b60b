import { describe, expect, test } from 'vitest';
import { rootOf } from '../text/json/testing/nodes.ts';
import { analyse } from './analyse.ts';
import * as names from './names.ts';
import type { Verdict } from './types.ts';

const found = [...names.FOUND_NAMES];

function verdictOf(payload: unknown): Verdict | undefined {
	return analyse(JSON.stringify(payload), { billing: true }).responses[0]?.verdict;
}

function rulesOf(payload: unknown): readonly string[] {
	return analyse(JSON.stringify(payload), { billing: true }).responses.flatMap(({ diagnostics }) =>
		diagnostics.map(({ rule }) => rule),
	);
}

describe('a list has the same verdict under every name', () => {
	const rows = [{ sede: 'Norte' }];

	test.each([...found, ...names.DATA_NAMES])('%s beside a status', (name) => {
		expect(verdictOf({ status: 404, message: 'Listado', [name]: rows })).toBe('success');
		expect(verdictOf({ codigo: 404, mensaje: 'Listado', [name]: [] })).toBe('success');
	});

	test.each(['Registros', 'REGISTROS', 'matches_', 'Élementos', 're-sultados'])('spelled %s', (name) => {
		expect(verdictOf({ status: 404, message: 'Listado', [name]: rows })).toBe('success');
	});

	test.each([...names.LIST_NAMES])('%s that only counts is no data', (name) => {
		expect(verdictOf({ status: 404, message: 'No existe', [name]: 0 })).toBe('business-error');
		expect(verdictOf({ status: 404, message: 'No existe', [name]: null })).toBe('business-error');
	});

	test.each(['sedes', 'pedidos', 'registrosDeError', 'registro'])('%s is not what was asked for', (name) => {
		expect(verdictOf({ status: 404, message: 'No existe', [name]: rows })).toBe('business-error');
	});

	test.each([...names.LIST_NAMES])('%s: null is an empty list badly written', (name) => {
		expect(rulesOf({ [name]: null })).toContain('null-list');
	});

	test.each(found)('%s is counted', (name) => {
		expect(rulesOf({ [name]: rows })).toContain('list-total');
	});
});

describe('a failure reads the same under every name', () => {
	test.each([...names.MESSAGE_NAMES].filter((name) => name !== 'error'))('%s beside a status', (name) => {
		expect(verdictOf({ status: 404, [name]: 'No se encontró' })).toBe('business-error');
	});

	test.each([...names.SUCCESS_FLAGS])('%s: false', (name) => {
		expect(verdictOf({ [name]: false, pedido: 3 })).toBe('business-error');
		expect(verdictOf({ [name]: true, pedido: 3 })).toBe('success');
	});

	test.each([...names.FAILURE_FLAGS])('%s: true', (name) => {
		expect(verdictOf({ [name]: true, pedido: 3 })).toBe('business-error');
		expect(verdictOf({ [name]: false, pedido: 3 })).toBe('success');
	});

	test.each([...names.OUTCOME_NAMES])('%s: error', (name) => {
		expect(verdictOf({ [name]: 'error', message: 'No disponible' })).toBe('business-error');
		expect(verdictOf({ [name]: 'entregado', message: 'En portería' })).toBe('success');
	});

	test.each([...names.STATUS_NUMBER_NAMES, ...names.CODE_NAMES])('%s: 404', (name) => {
		expect(verdictOf({ [name]: 404, mensaje: 'No existe' })).toBe('business-error');
		expect(verdictOf({ [name]: 200, mensaje: 'Listo' })).toBe('success');
	});

	test.each([...names.CODE_NAMES])('%s with each message', (name) => {
		for (const message of names.SMALL_PRINT_NAMES) {
			if (!names.MESSAGE_NAMES.has(message)) continue;
			expect(verdictOf({ [name]: 'ERR_TIMEOUT', [message]: 'Sin conexión' }), message).toBe('business-error');
		}
	});

	test.each(['éxito', 'exito', 'Éxito', 'EXITO', 'is_success', 'isSuccess', 'Is Success'])(
		'spelled %s',
		(name) => {
			expect(verdictOf({ [name]: false, pedido: 3 })).toBe('business-error');
		},
	);

	test.each([...names.REMARK_NAMES])('%s that tells of an outage beside no data', (name) => {
		expect(rulesOf({ data: null, [name]: 'El sistema no responde' })).toContain('hidden-failure');
	});
});

describe('memberNamed', () => {
	test('takes the most telling name, in any spelling, whatever the order of the text', () => {
		const object = rootOf('{"detalle": "b", "Mensaje": "a"}');
		expect(names.memberNamed(object, names.MESSAGE_NAMES)?.scalar).toBe('a');
	});

	test('takes the last of two equal names, as JSON does', () => {
		expect(names.memberNamed(rootOf('{"msg": 1, "MSG": 2}'), names.SAYING_NAMES)?.scalar).toBe(2);
	});

	test('passes over what does not pass', () => {
		const object = rootOf('{"message": "", "detail": "b"}');
		expect(names.memberNamed(object, names.MESSAGE_NAMES, ({ scalar }) => scalar !== '')?.scalar).toBe('b');
	});

	test('knows no name in a list and in a key as long as a text', () => {
		expect(names.memberNamed(rootOf('["message"]'), names.SAYING_NAMES)).toBeUndefined();
		expect(names.memberNamed(rootOf(`{"message${'-'.repeat(80)}": 1}`), names.SAYING_NAMES)).toBeUndefined();
	});
});

test('every name is written as it is compared', () => {
	const all = Object.values(names).flatMap((value) => (value instanceof Set ? [...value] : []));
	expect(all.length).toBeGreaterThan(100);
	expect(all.filter((name) => name !== names.lettersOf(name))).toEqual([]);
});
