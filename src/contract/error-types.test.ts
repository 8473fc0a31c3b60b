import { describe, expect, test } from 'vitest';
import { ERROR_TYPE_TABLE, nearestErrorType } from './error-types.ts';
import { lettersOf } from './names.ts';
import { ERROR_TYPES } from './types.ts';

const certain: [string, string][] = [
	['not_found', 'NOT_FOUND'],
	['Not Found', 'NOT_FOUND'],
	['NOT-FOUND', 'NOT_FOUND'],
	['notFound', 'NOT_FOUND'],
	[' NOT_FOUND ', 'NOT_FOUND'],
	['NOT_FOUND\u200b', 'NOT_FOUND'],
	['Permission', 'PERMISSION'],
	['válidation', 'VALIDATION'],
	['ＳＹＳＴＥＭ', 'SYSTEM'],
	['"BLOCKER"', 'BLOCKER'],
];

const guessed: [string, string][] = [
	['NO_ENCONTRADO', 'NOT_FOUND'],
	['404', 'NOT_FOUND'],
	['NOT_FOUND_ERROR', 'NOT_FOUND'],
	['ERR_NOT_FOUND', 'NOT_FOUND'],
	['NOT_FUOND', 'NOT_FOUND'],
	['CONFLICT', 'VALIDATION'],
	['VALIDACIÓN', 'VALIDATION'],
	['ValidationError', 'VALIDATION'],
	['slot-taken', 'VALIDATION'],
	['FORBIDDEN', 'PERMISSION'],
	['PERMISION', 'PERMISSION'],
	['sin permiso', 'PERMISSION'],
	['INTERNAL_SERVER_ERROR', 'SYSTEM'],
	['Service Unavailable', 'SYSTEM'],
	['RATE_LIMITED', 'SYSTEM'],
	['503', 'SYSTEM'],
	['SISTEMA', 'SYSTEM'],
	['moroso', 'BLOCKER'],
	['DESCONOCIDO', 'UNKNOWN'],
];

const nothing = [
	'',
	'   ',
	'PAGO',
	'NOT',
	'FOUND',
	'No encontré una reserva con ese apellido.',
	'x'.repeat(10_000),
	'constructor',
	'__proto__',
	// Agent-Native codes and their look-alikes: a decision of a person.
	'TIMEOUT',
	'timeout',
	'UNAUTHORIZED',
	'CANCELLED',
	'canceled',
	'internal',
	'TRANSIENT',
	'provider_unavailable',
	'deadline_exceeded',
	'tool_rejected',
];

describe('nearestErrorType', () => {
	test.each(certain)('%j is certainly %s', (text, type) => {
		expect(nearestErrorType(text)).toEqual({ type, certain: true });
	});
	test.each(guessed)('%j seems to be %s', (text, type) => {
		expect(nearestErrorType(text)).toEqual({ type, certain: false });
	});
	test.each(nothing)('%j is none of them', (text) => {
		expect(nearestErrorType(text)).toBeUndefined();
	});
});

describe('the table', () => {
	test('holds synonyms as they are compared, none under two types', () => {
		const all = ERROR_TYPES.flatMap((type) => ERROR_TYPE_TABLE[type].synonyms);
		expect(all.filter((word) => word !== lettersOf(word))).toEqual([]);
		expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
	});
});
