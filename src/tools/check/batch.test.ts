import { describe, expect, it } from 'vitest';
import { analyse } from '../../contract/analyse.ts';
import { judgementOf } from '../../report/judgement.ts';
import {
	batchRows,
	chosenGround,
	countBy,
	drawnRange,
	filterRows,
	ROWS_DRAWN,
	WHOLE_BATCH,
} from './batch.ts';

const CONTEXT = { billing: true };
const envelope = (type: string, sentence: string) =>
	JSON.stringify({ error: { error_type: type, user_message: sentence } });
const LINES = [
	envelope('SYSTEM', 'Ahora no es posible consultarlo.'),
	envelope('system', 'Ahora no es posible consultarlo.'),
	'{"resultados":[],"total":0}',
	envelope('VALIDATION', 'La base de datos rechazó la fecha.'),
	envelope('not_found', 'No aparece ese pedido.'),
];
const rowsOf = (lines: readonly string[]) =>
	batchRows(judgementOf(analyse(lines.join('\n'), CONTEXT)), CONTEXT);

describe('many responses', () => {
	it('go from the worst to the right ones, each group in the order of the text', () => {
		expect(rowsOf(LINES).map(({ index, ground }) => `${ground} ${index}`)).toEqual([
			'bad 1',
			'bad 4',
			'warn 3',
			'ok 0',
			'ok 2',
		]);
	});

	it('open on what does not conform, where there is any', () => {
		const rows = rowsOf(LINES);
		expect(chosenGround(rows, WHOLE_BATCH)).toBe('bad');
		expect(filterRows(rows, WHOLE_BATCH).map(({ index }) => index)).toEqual([1, 4]);
		const right = rowsOf([LINES[0] ?? '', LINES[2] ?? '']);
		expect(chosenGround(right, WHOLE_BATCH)).toBeNull();
		expect(filterRows(right, WHOLE_BATCH)).toHaveLength(2);
	});

	it('are filtered by verdict, type as read and first fault together', () => {
		const rows = rowsOf(LINES);
		const all = { ...WHOLE_BATCH, ground: null };
		expect(filterRows(rows, { ...all, type: 'UNKNOWN' }).map(({ index }) => index)).toEqual([1, 4]);
		expect(filterRows(rows, { ...all, type: 'success' }).map(({ index }) => index)).toEqual([2]);
		expect(filterRows(rows, { ...all, rule: 'error-type-spelling' })).toHaveLength(2);
		expect(filterRows(rows, { ...all, ground: 'ok', rule: 'error-type-spelling' })).toEqual([]);
	});

	it('are counted, the most first, and what has no fault is in no count of faults', () => {
		const rows = rowsOf(LINES);
		expect(countBy(rows, ({ rule }) => rule)).toEqual([
			['error-type-spelling', 2],
			['technical-jargon', 1],
		]);
	});
});

describe('the rows that are drawn', () => {
	it.each([
		[0, 0, 0, 0],
		[12, 0, 0, 12],
		[2000, 0, 0, ROWS_DRAWN],
		[2000, 500, 490, 490 + ROWS_DRAWN],
		[2000, 1999, 2000 - ROWS_DRAWN, 2000],
	])('of %i rows from row %i: %i to %i', (count, top, start, end) => {
		expect(drawnRange(count, top)).toEqual({ start, end });
	});
});
