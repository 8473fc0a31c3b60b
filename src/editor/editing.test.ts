import { describe, expect, it, vi } from 'vitest';
import { changeBetween } from '../text/difference.ts';
import { applyEdits } from '../text/edit.ts';
import type { Range } from '../text/span.ts';
import { createEditing } from './editing.ts';
import type { Surface, SurfaceEvents, SurfaceState } from './types.ts';

/** A surface without a page: keeps what it is told, with a simple undo. */
function fakeSurface(text: string, events: SurfaceEvents) {
	let shown = text;
	let selection: Range = { start: 0, end: 0 };
	let version = 1;
	let composing = false;
	const past: { text: string; version: number }[] = [];
	const surface: Surface & { type(next: string): void; compose(on: boolean): void; readOnly: boolean } = {
		readOnly: false,
		shown: () => shown,
		edit(edits, next) {
			past.push({ text: shown, version });
			shown = applyEdits(shown, edits);
			version = past.length + 100;
			if (next) selection = next;
		},
		undo() {
			const last = past.pop();
			if (!last) return;
			const changes = changeBetween(shown, last.text);
			({ text: shown, version } = last);
			events.onChange(changes);
		},
		version: () => version,
		selection: () => selection,
		select(range) {
			selection = range;
		},
		decorate: vi.fn(),
		state: () => ({ past, selection, scroll: 7, focus: true }),
		restore: vi.fn((state: SurfaceState) => {
			selection = state.selection;
			return state.past.map((_, index) => index + 1000);
		}),
		focus: vi.fn(),
		hasFocus: () => false,
		isComposing: () => composing,
		setReadOnly(on) {
			surface.readOnly = on;
		},
		dispose: vi.fn(),
		type(next) {
			const changes = changeBetween(shown, next);
			past.push({ text: shown, version });
			shown = next;
			version = past.length + 100;
			events.onChange(changes);
		},
		compose(on) {
			composing = on;
			if (!on) events.onComposed();
		},
	};
	return surface;
}

function setUp(text: string, mostShown = 1000) {
	const made: ReturnType<typeof fakeSurface>[] = [];
	const make = (shown: string, events: SurfaceEvents) => {
		const surface = fakeSurface(shown, events);
		made.push(surface);
		return surface;
	};
	const events = { onText: vi.fn(), onCaret: vi.fn(), onFix: vi.fn() };
	const editing = createEditing(text, mostShown, make, events);
	const surface = () => {
		const last = made.at(-1);
		if (!last) throw new Error('no surface');
		return last;
	};
	return { editing, events, make, made, surface };
}

describe('editing', () => {
	it('keeps mixed line ends through typing, a fix and undo', () => {
		const mixed = '\uFEFF{\r\n"a": 1,\n"b": 2\r}';
		const { editing, surface } = setUp(mixed);
		surface().type(`${surface().shown()}!`);
		expect(editing.text).toBe(`${mixed}!`);
		editing.undo();
		expect(editing.text).toBe(mixed);
		editing.apply([{ offset: 4, length: 3, text: '"c"' }]);
		expect(editing.text).toBe(mixed.replace('"a"', '"c"'));
		editing.replaceAll('');
		editing.undo();
		editing.undo();
		expect(editing.text).toBe(mixed);
	});

	it('tells who changed the text', () => {
		const { editing, events, surface } = setUp('a');
		surface().type('ab');
		expect(events.onText).toHaveBeenLastCalledWith('ab', 'person');
		editing.replaceAll('c');
		expect(events.onText).toHaveBeenLastCalledWith('c', 'program');
	});

	it('waits with a replacement until a composition ends', () => {
		const { editing, surface } = setUp('a');
		surface().compose(true);
		editing.replaceAll('b');
		expect(editing.text).toBe('a');
		surface().compose(false);
		expect(editing.text).toBe('b');
	});

	it('hands everything to the next surface, but not while composing', () => {
		const { editing, make, made, surface } = setUp('a\r\nb');
		editing.apply([{ offset: 0, length: 1, text: 'x' }]);
		const first = surface();
		first.select({ start: 2, end: 3 }, true);
		first.compose(true);
		editing.takeOver(make);
		expect(made).toHaveLength(1);
		first.compose(false);
		expect(made).toHaveLength(2);
		expect(surface().shown()).toBe('x\nb');
		expect(surface().restore).toHaveBeenCalledWith(
			expect.objectContaining({ selection: { start: 2, end: 3 }, scroll: 7, focus: true }),
		);
		expect(first.dispose).toHaveBeenCalledOnce();
		expect(editing.text).toBe('x\r\nb');
		expect(editing.selection()).toEqual({ start: 3, end: 4 });
	});

	it('shows the beginning of a long text, read-only, and keeps all of it', () => {
		const long = `${'a'.repeat(8)}\r\n${'b'.repeat(20)}`;
		const { editing, surface } = setUp('a', 9);
		editing.replaceAll(long);
		expect(surface().shown()).toBe('a'.repeat(8));
		expect([surface().readOnly, editing.isCut]).toEqual([true, true]);
		expect(editing.text).toBe(long);
		editing.apply([{ offset: 29, length: 1, text: 'c' }]);
		expect(editing.text).toBe(`${long.slice(0, -1)}c`);
		editing.undo();
		expect(editing.text).toBe(long);
		editing.replaceAll('short');
		expect([editing.text, surface().readOnly]).toEqual(['short', false]);
		editing.undo();
		expect(editing.text).toBe(long);
	});
});
