import { expect, it, vi } from 'vitest';
import { createStore } from '../shared/store.ts';
import { tellEditor } from './full-editor.ts';
import { initialState, reduce } from './state.ts';

const newStore = () => createStore(initialState('{}', { kind: 'own' }), reduce);

it('tells that the full editor is there, or that the page went before', async () => {
	const store = newStore();
	await tellEditor(store, async () => false);
	expect(store.state.editor).toBe('loading');
	await tellEditor(store, async () => true);
	expect(store.state.editor).toBe('monaco');
});

it('tells that the full editor failed, and why to whoever opens the console', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const store = newStore();
	const failure = new Error('no network');
	await tellEditor(store, () => Promise.reject(failure));
	expect(store.state.editor).toBe('failed');
	expect(warn).toHaveBeenCalledExactlyOnceWith(failure);
	warn.mockRestore();
});
