import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../locales.ts';
import { nodesOf, textOf } from '../../report/tree.ts';
import { createStore } from '../shared/store.ts';
import { createFakeWorker } from '../shared/testing/fake-worker.ts';
import { createWorkerClient } from '../shared/worker-client.ts';
import { makeExport } from './export.ts';
import { noticesPanel } from './panels/notices.ts';
import type { Questions } from './protocol.ts';
import { reduce } from './state.ts';
import { convertedState } from './testing/states.ts';
import { textsOf } from './texts/index.ts';

async function setUp() {
	const worker = createFakeWorker();
	const client = createWorkerClient<Questions>(
		() => worker,
		() => Promise.reject(new Error('not in a test')),
	);
	return {
		worker,
		app: { client, store: createStore(await convertedState(), reduce), texts: textsOf('es') },
	};
}

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
	vi.restoreAllMocks();
});

it('hands on what was made', async () => {
	const { app, worker } = await setUp();
	const file = { name: 'a.patch', bytes: new Uint8Array() };
	const made = makeExport(app, 'patch');
	worker.say({ answer: file });
	expect(await made).toBe(file);
	expect(app.store.state.trouble).toBeUndefined();
});

it.each(LOCALES)('says in %s what to do where it could not be made', async (locale) => {
	const { app, worker } = await setUp();
	const made = makeExport(app, 'files');
	worker.say({ failure: 'out of memory' });
	expect(await made).toBeUndefined();
	const { state } = app.store;
	expect(
		nodesOf(noticesPanel(state, textsOf(locale)))
			.map(textOf)
			.join(' '),
	).toContain(textsOf(locale).ui.states.notDone);
	expect(state.files).not.toEqual([]);
});

it('says nothing where a new conversion came in between', async () => {
	const { app } = await setUp();
	const made = makeExport(app, 'files');
	app.client.close();
	expect(await made).toBeUndefined();
	expect(app.store.state.trouble).toBeUndefined();
});
