import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Service } from './protocol.ts';
import { createFakeWorker, type FakeWorker } from './testing/fake-worker.ts';
import { createWorkerClient } from './worker-client.ts';

interface Questions {
	double: { readonly ask: number; readonly answer: number };
	shout: { readonly ask: string; readonly answer: string };
}

const service: Service<Questions> = {
	double(number, onProgress) {
		onProgress(1, 2);
		return number * 2;
	},
	shout(text) {
		if (text === '') throw new RangeError('nothing to shout');
		return text.toUpperCase();
	},
};

function setUp(load: () => Promise<Service<Questions>> = async () => service) {
	const workers: FakeWorker[] = [];
	const client = createWorkerClient<Questions>(() => {
		const worker = createFakeWorker();
		workers.push(worker);
		return worker;
	}, load);
	const worker = (): FakeWorker => {
		const last = workers.at(-1);
		if (!last) throw new Error('No worker was opened.');
		return last;
	};
	return { client, workers, worker };
}

const answered = <Answer>(answer: Answer) => ({ kind: 'answered', answer });
const FAILED = { kind: 'failed' };

describe('worker client', () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
	beforeEach(() => {
		warn.mockClear();
	});

	it('gives each question its own answer, in whatever order they come', async () => {
		const { client, workers, worker } = setUp();
		const double = client.ask('double', 4);
		const shout = client.ask('shout', 'a');
		expect(workers).toHaveLength(1);
		expect(worker().posted).toMatchObject([
			{ name: 'double', ask: 4 },
			{ name: 'shout', ask: 'a' },
		]);
		worker().say({ answer: 'A' });
		worker().say({ answer: 8 }, worker().posted[0]?.id);
		expect(await Promise.all([double, shout])).toEqual([answered(8), answered('A')]);
	});

	it('tells the progress of a question before its answer', async () => {
		const { client, worker } = setUp();
		const onProgress = vi.fn();
		const answer = client.ask('double', 4, onProgress);
		worker().say({ progress: [1, 3] });
		worker().say({ progress: [2, 3] });
		worker().say({ answer: 8 });
		expect(await answer).toEqual(answered(8));
		expect(onProgress.mock.calls).toEqual([
			[1, 3],
			[2, 3],
		]);
	});

	it('tells why one question failed, and goes on', async () => {
		const { client, workers, worker } = setUp();
		const failed = client.ask('double', 4);
		worker().say({ failure: 'why' });
		expect(await failed).toEqual(FAILED);
		expect(warn).toHaveBeenCalledExactlyOnceWith('why');
		const next = client.ask('double', 4);
		worker().say({ answer: 8 });
		expect(await next).toEqual(answered(8));
		expect(workers).toHaveLength(1);
	});

	it('tells all that waits that the worker broke, and starts another for the next question', async () => {
		const { client, workers, worker } = setUp();
		const first = client.ask('double', 1);
		worker().say({ answer: 2 });
		await first;
		const waiting = [client.ask('double', 2), client.ask('shout', 'a')];
		worker().fail('out of memory');
		expect(await Promise.all(waiting)).toEqual([FAILED, FAILED]);
		expect(warn).toHaveBeenCalledWith('out of memory');
		expect(worker().isTerminated).toBe(true);
		const next = client.ask('double', 3);
		expect(workers).toHaveLength(2);
		worker().say({ answer: 6 });
		expect(await next).toEqual(answered(6));
	});

	it('does the work in the page where no worker may start', async () => {
		const { client, workers, worker } = setUp();
		const onProgress = vi.fn();
		const waiting = client.ask('double', 4, onProgress);
		worker().fail('forbidden');
		expect(await waiting).toEqual(answered(8));
		expect(onProgress).toHaveBeenCalledExactlyOnceWith(1, 2);
		expect(await client.ask('shout', 'a')).toEqual(answered('A'));
		expect(await client.ask('shout', '')).toEqual(FAILED);
		expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('nothing to shout'));
		expect(workers).toHaveLength(1);
	});

	it('tells a failure where the page cannot do the work either', async () => {
		const { client, worker } = setUp(() => Promise.reject(new Error('offline')));
		const waiting = client.ask('double', 4);
		worker().fail('forbidden');
		expect(await waiting).toEqual(FAILED);
		expect(warn).toHaveBeenCalledExactlyOnceWith('Error: offline');
	});

	it('gives up what was asked, and hears no more of it', async () => {
		const { client, workers, worker } = setUp();
		const givenUp = client.ask('double', 4);
		const old = worker();
		client.close();
		expect(await givenUp).toEqual({ kind: 'given-up' });
		expect(old.isTerminated).toBe(true);
		const next = client.ask('double', 5);
		expect(workers).toHaveLength(2);
		old.fail('late');
		worker().say({ answer: 10 });
		expect(await next).toEqual(answered(10));
	});

	it('tells a failure where what is asked cannot be sent', async () => {
		const { client, worker } = setUp();
		client.open();
		worker().postMessage = () => {
			throw new DOMException('no clone', 'DataCloneError');
		};
		expect(await client.ask('double', 4)).toEqual(FAILED);
		expect(warn).toHaveBeenCalledExactlyOnceWith('DataCloneError: no clone');
	});

	it('starts its worker before the first question', async () => {
		const { client, workers, worker } = setUp();
		client.open();
		const answer = client.ask('double', 4);
		worker().say({ answer: 8 });
		await answer;
		expect(workers).toHaveLength(1);
	});
});
