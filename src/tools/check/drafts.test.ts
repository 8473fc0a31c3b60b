import { describe, expect, it } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.ts';

function memory(room = Number.POSITIVE_INFINITY): DraftStorage & { readonly map: Map<string, string> } {
	const map = new Map<string, string>();
	return {
		map,
		getItem: (key) => map.get(key) ?? null,
		setItem(key, value) {
			const others = [...map].reduce((sum, [name, kept]) => sum + (name === key ? 0 : kept.length), 0);
			if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
			map.set(key, value);
		},
		removeItem: (key) => {
			map.delete(key);
		},
	};
}
const blocked: DraftStorage = {
	getItem() {
		throw new DOMException('no', 'SecurityError');
	},
	setItem() {
		throw new DOMException('no', 'SecurityError');
	},
	removeItem() {
		throw new DOMException('no', 'SecurityError');
	},
};
const draft = (text: string, at = 1) => ({
	at,
	text,
	context: { billing: false, elapsedSeconds: 4 },
	selection: { start: 1, end: 2 },
});

describe('drafts', () => {
	it('survive a reload of their tab', () => {
		const [tab, shared] = [memory(), memory()];
		createDrafts(tab, shared, () => 'a').save(draft('\ufeffuno\r\n\ud800'));
		expect(createDrafts(tab, shared, () => 'b').restore()).toEqual({
			...draft('\ufeffuno\r\n\ud800'),
			tab: 'a',
		});
	});

	it('are empty in a new tab, which sees those of the others', () => {
		const shared = memory();
		createDrafts(memory(), shared, () => 'a').save(draft('uno', 1));
		const second = createDrafts(memory(), shared, () => 'b');
		second.save(draft('dos', 2));
		expect(createDrafts(memory(), shared, () => 'c').restore()).toBeUndefined();
		expect(second.recent().map(({ text }) => text)).toEqual(['uno']);
		expect(
			createDrafts(memory(), shared, () => 'c')
				.recent()
				.map(({ text }) => text),
		).toEqual(['dos', 'uno']);
	});

	it('are kept once a tab', () => {
		const shared = memory();
		const drafts = createDrafts(memory(), shared, () => 'a');
		drafts.save(draft('uno'));
		drafts.save(draft('dos'));
		expect(
			createDrafts(memory(), shared, () => 'b')
				.recent()
				.map(({ text }) => text),
		).toEqual(['dos']);
	});

	it('are forgotten on demand', () => {
		const [tab, shared] = [memory(), memory()];
		createDrafts(tab, shared, () => 'a').save(draft('uno'));
		createDrafts(tab, shared, () => 'a').forgetAll();
		expect([...tab.map, ...shared.map]).toEqual([]);
	});

	it('are neither kept nor restored when turned off', () => {
		const [tab, shared] = [memory(), memory()];
		const drafts = createDrafts(tab, shared, () => 'a');
		drafts.save(draft('uno'));
		drafts.keep(false);
		drafts.save(draft('dos'));
		expect(drafts.isKept()).toBe(false);
		expect(tab.map.size).toBe(0);
		expect(createDrafts(tab, shared, () => 'a').restore()).toBeUndefined();
		drafts.keep(true);
		expect(drafts.isKept()).toBe(true);
	});

	it('do without a store', () => {
		for (const store of [blocked, null]) {
			const drafts = createDrafts(store, store, () => 'a');
			drafts.save(draft('uno'));
			drafts.forgetAll();
			expect([drafts.restore(), drafts.recent(), drafts.isKept()]).toEqual([undefined, [], null]);
		}
	});

	it('drop the oldest of the list where the store is full', () => {
		const shared = memory(1500);
		createDrafts(memory(), shared, () => 'a').save(draft('x'.repeat(900)));
		createDrafts(memory(), shared, () => 'b').save(draft('y'.repeat(900)));
		expect(
			createDrafts(memory(), shared, () => 'c')
				.recent()
				.map(({ tab }) => tab),
		).toEqual(['b']);
	});

	it('leave out what no browser keeps', () => {
		const [tab, shared] = [memory(), memory()];
		const drafts = createDrafts(tab, shared, () => 'a');
		drafts.save(draft('uno'));
		drafts.save(draft('x'.repeat(2_000_001)));
		expect(tab.map.size).toBe(0);
	});

	it.each(['', 'null', '{', '[]', '{"text":1}', '[{"tab":"a"}]', '[1]'])(
		'ignore what is no draft: %s',
		(json) => {
			const [tab, shared] = [memory(), memory()];
			tab.map.set('contraste-draft', json);
			shared.map.set('contraste-drafts', json);
			const drafts = createDrafts(tab, shared, () => 'a');
			expect([drafts.restore(), drafts.recent()]).toEqual([undefined, []]);
		},
	);
});
