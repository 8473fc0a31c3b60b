import { describe, expect, test } from 'vitest';
import { findings, marks } from '../testing/describe-rule.ts';
import { hugeList } from './huge-list.ts';

const rows = (count: number) => JSON.stringify({ resultados: Array(count).fill({ id: 1 }), total: count });
const long = (length: number) => JSON.stringify({ texto: 'a'.repeat(length) });

describe('huge-list', () => {
	test.each([rows(100), long(90_000), '{"resultados": [], "total": 5000}'])('accepts', (text) => {
		expect(findings(hugeList, text)).toEqual([]);
	});
	test('counts the rows and marks the key alone', () => {
		expect(marks(hugeList, rows(101))).toEqual(['"resultados"']);
		expect(findings(hugeList, rows(101))[0]?.args).toEqual({ rows: 101 });
	});
	test('measures the text and marks its beginning', () => {
		expect(marks(hugeList, long(120_000))).toEqual(['{']);
		expect(findings(hugeList, long(120_000))[0]?.args).toEqual({ thousands: 120 });
	});
});
