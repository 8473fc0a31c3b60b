import { beforeAll, describe, expect, it } from 'vitest';
import { loadEntries } from '../../examples/load.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import { fixExample, judgeExample } from './judge.ts';

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
		expect(judged(name).look.mark).toEqual(mark);
	});

	it('shows the advice of the rule that is asked for, and its fix, and no other advice', () => {
		const example = examples.find(({ name }) => name === 'secreto-en-detalles');
		if (!example) throw new Error('No example with a secret');
		expect(judgeExample(example).faults).toEqual([]);
		expect(judgeExample(example, 'list-total').faults).toEqual([]);
		const { faults, look } = judgeExample(example, 'details-secret');
		expect(faults.map(({ rule, severity }) => [rule, severity])).toEqual([['details-secret', 'info']]);
		expect(look.mark.strike).toBe('clean');
		expect(fixExample(example, 'details-secret')?.text).toContain('***');
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
