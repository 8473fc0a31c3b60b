import { beforeAll, describe, expect, it } from 'vitest';
import { loadEntries } from '../../examples/load.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import { judgeExample } from './judge.ts';

let examples: readonly ExampleEntry[];
beforeAll(async () => {
	examples = await loadEntries();
});
const judged = (name: string) => {
	const example = examples.find((entry) => entry.name === name);
	if (!example) throw new Error(`No example ${name}`);
	return judgeExample(example);
};

describe('the mark of a judged example', () => {
	it.each([
		['catalogo-vacio-exito', { verdict: 'success', strike: 'clean' }],
		['base-caida-sistema', { verdict: 'business-error', strike: 'clean', letters: 'SY' }],
		['credencial-ausente', { verdict: 'protocol-error', strike: 'clean', letters: '401' }],
	] as const)('%s', (name, mark) => {
		expect(judged(name).mark).toEqual(mark);
	});

	it('numbers each fault at its place', () => {
		for (const example of examples) {
			const { faults, marks } = judgeExample(example);
			expect(new Set(marks.map(({ number }) => number)).size).toBe(faults.length);
			for (const { start, end } of marks)
				expect(example.text.length).toBeGreaterThanOrEqual(Math.max(start, end));
		}
	});
});
