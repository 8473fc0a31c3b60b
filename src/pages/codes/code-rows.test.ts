import { describe, expect, it } from 'vitest';
import { breakable, codeRows } from './code-rows.ts';

describe('codeRows', () => {
	it('keeps the order and the number of each table', () => {
		expect(codeRows('contract').map(({ legacy }) => legacy.statement)).toEqual(
			Array.from({ length: 12 }, (_, index) => `ZH-${String(index + 2).padStart(2, '0')}`),
		);
		expect(codeRows('pitransport').map(({ legacy }) => legacy.name)).toEqual([
			'PROMPT_EMPTY',
			'UNAUTHORIZED',
			'TIMEOUT',
			'CANCELLED',
			'TRANSIENT',
			'MISSING_TARGET',
			'RUN_FAILED',
		]);
	});

	it.each([
		['contract', 'canceled', 'http', { kind: 'value', text: '499' }],
		['contract', 'internal', 'sideEffects', { kind: 'value', text: 'unknown' }],
		['pitransport', 'CANCELLED', 'retry', { kind: 'same' }],
		['pitransport', 'TIMEOUT', 'http', { kind: 'open' }],
		['pitransport', 'TIMEOUT', 'retry', { kind: 'policy', text: 'retryable' }],
		['pitransport', 'RUN_FAILED', 'sideEffects', { kind: 'value', text: 'possible' }],
	] as const)('%s: %s.%s', (origin, name, column, cell) => {
		expect(codeRows(origin).find(({ legacy }) => legacy.name === name)?.[column]).toEqual(cell);
	});

	it('breaks names after dots and underscores', () => {
		expect(breakable('agent.path_outside')).toEqual(['agent.', 'path_', 'outside']);
	});
});
