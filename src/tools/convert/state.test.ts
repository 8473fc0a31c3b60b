import { describe, expect, test } from 'vitest';
import { createService } from './service.ts';
import { changesOf, INITIAL, isOn, reduce, rowsByKind, type State, switchesOf, totalsOf } from './state.ts';

const SOURCE = 'code: canceled\nstatus: CANCELLED\ncodes: [TIMEOUT]\nmsg: internal error\n';

async function converted(): Promise<State> {
	const service = createService();
	const inputs = [
		{ name: 'a.yaml', text: SOURCE },
		{ name: 'b.log', text: 'code=agent.timeout err=internal\n' },
	];
	const { files, refused } = await service.convert({ inputs }, () => undefined);
	return reduce(INITIAL, { type: 'converted', files, refused });
}

describe('state', () => {
	test('the conversion is one step, and undo gives the text before it', async () => {
		const state = await converted();
		expect(switchesOf(state)).toEqual([
			[true, false, true, false],
			[false, true],
		]);
		expect(totalsOf(state)).toEqual({
			applied: 3,
			changedFiles: 2,
			kinds: { converted: 3, suggestion: 1, left: 1, canonical: 1 },
		});
		const undone = reduce(state, { type: 'step', by: -1 });
		expect(totalsOf(undone).applied).toBe(0);
		expect(reduce(undone, { type: 'step', by: -1 }).step).toBe(0);
		expect(switchesOf(reduce(undone, { type: 'step', by: 1 }))).toEqual(switchesOf(state));
	});

	test('a switch is a step; a new one drops what was undone', async () => {
		const state = await converted();
		const place = { file: 0, index: 1 };
		const on = reduce(state, { type: 'switch', place, on: true });
		expect(isOn(on, place)).toBe(true);
		const undone = reduce(on, { type: 'step', by: -1 });
		expect(isOn(undone, place)).toBe(false);
		const other = reduce(undone, { type: 'switch', place: { file: 0, index: 0 }, on: false });
		expect(reduce(other, { type: 'step', by: 1 })).toEqual(other);
	});

	test('a kind is switched in the scope of the table, canonical codes never', async () => {
		const state = await converted();
		const off = reduce(state, { type: 'switch-kind', kind: 'converted', on: false });
		expect(switchesOf(off)).toEqual([
			[false, false, false, false],
			[false, true],
		]);
		const all = reduce(reduce(state, { type: 'scope', scope: 'all' }), {
			type: 'switch-kind',
			kind: 'canonical',
			on: true,
		});
		expect(switchesOf(all)).toEqual(switchesOf(state));
	});

	test('the table follows its scope, a chosen row brings its file', async () => {
		const state = await converted();
		expect(rowsByKind(state).canonical).toHaveLength(0);
		expect(rowsByKind(reduce(state, { type: 'scope', scope: 'all' })).canonical).toHaveLength(1);
		expect(reduce(state, { type: 'select', place: { file: 1, index: 1 } }).current).toBe(1);
		expect(changesOf(state).map(({ index }) => index)).toEqual([0, 2]);
	});
});
