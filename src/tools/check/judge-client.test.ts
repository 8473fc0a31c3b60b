import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../../report/judgement.ts';
import { createFakeWorker, type FakeWorker } from '../shared/testing/fake-worker.ts';
import { createWorkerClient } from '../shared/worker-client.ts';
import { createJudgeClient, type JudgeRequest } from './judge-client.ts';
import type { Questions } from './protocol.ts';

const JUDGEMENT: Judgement = { responses: [], worst: 0, outcomes: { response: 0, list: [] }, crashed: [] };
const request = (version: number): JudgeRequest => ({
	version,
	text: `${version}`,
	context: { billing: true },
});

function setUp() {
	const workers: FakeWorker[] = [];
	const events = { onJudged: vi.fn(), onSlow: vi.fn(), onFailed: vi.fn(), onBroken: vi.fn() };
	const worker = createWorkerClient<Questions>(
		() => {
			const opened = createFakeWorker();
			workers.push(opened);
			return opened;
		},
		() => Promise.reject(new Error('not in a test')),
	);
	return {
		client: createJudgeClient(events, worker),
		events,
		workers,
		/** Texts that were sent to be judged, by whichever worker. */
		sent: () => workers.flatMap(({ posted }) => posted).map((each) => 'ask' in each && each.ask),
		/** The latest worker says this of its latest question. */
		say: async (message: object) => {
			workers.at(-1)?.say(message);
			await vi.advanceTimersByTimeAsync(0);
		},
	};
}

describe('judge client', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		vi.spyOn(console, 'warn').mockReturnValue(undefined);
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	it('hands a judgement on with its request', async () => {
		const { client, events, say } = setUp();
		client.judge(request(1));
		await say({ answer: JUDGEMENT });
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(1), JUDGEMENT);
	});

	it('drops a stale answer and skips what no one waits for', async () => {
		const { client, events, sent, say } = setUp();
		client.judge(request(1));
		client.judge(request(2));
		client.judge(request(3));
		await say({ answer: JUDGEMENT });
		expect(events.onJudged).not.toHaveBeenCalled();
		expect(sent()).toMatchObject([{ text: '1' }, { text: '3' }]);
		await say({ answer: JUDGEMENT });
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(3), JUDGEMENT);
	});

	it('says that it takes long, once, and not when it does not', async () => {
		const { client, events, say } = setUp();
		client.judge(request(1));
		await vi.advanceTimersByTimeAsync(299);
		await say({ answer: JUDGEMENT });
		await vi.advanceTimersByTimeAsync(1000);
		expect(events.onSlow).not.toHaveBeenCalled();
		client.judge(request(2));
		await vi.advanceTimersByTimeAsync(301);
		expect(events.onSlow).toHaveBeenCalledExactlyOnceWith(2);
	});

	it('gives up a long run for a newer text', async () => {
		const { client, events, sent, workers, say } = setUp();
		client.judge(request(1));
		await vi.advanceTimersByTimeAsync(1500);
		client.judge(request(2));
		expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
		await say({ answer: JUDGEMENT });
		expect(sent()).toMatchObject([{ text: '1' }, { text: '2' }]);
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(2), JUDGEMENT);
		expect(events.onFailed).not.toHaveBeenCalled();
	});

	it('stops on cancel and starts afresh', async () => {
		const { client, events, workers, say } = setUp();
		client.judge(request(1));
		client.judge(request(2));
		client.cancel();
		await vi.advanceTimersByTimeAsync(1000);
		expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
		expect([events.onSlow, events.onFailed].map(({ mock }) => mock.calls)).toEqual([[], []]);
		client.judge(request(3));
		await say({ answer: JUDGEMENT });
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(3), JUDGEMENT);
	});

	it('answers a question beside the page, whatever runs', async () => {
		const { client, events, workers, say } = setUp();
		client.judge(request(1));
		const beside = client.ask('judge', request(0));
		await say({ answer: JUDGEMENT });
		expect(await beside).toEqual({ kind: 'answered', answer: JUDGEMENT });
		expect(events.onJudged).not.toHaveBeenCalled();
		workers[0]?.say({ answer: JUDGEMENT }, workers[0].posted[0]?.id);
		await vi.advanceTimersByTimeAsync(0);
		expect(events.onJudged).toHaveBeenCalledOnce();
	});

	it('gives up a question beside the page with what runs', async () => {
		const { client } = setUp();
		const beside = client.ask('judge', request(0));
		client.cancel();
		expect(await beside).toEqual({ kind: 'given-up' });
	});

	it('tells where what is made of a judgement fails', async () => {
		const { client, events, say } = setUp();
		const broken = new Error('cannot be drawn');
		events.onJudged.mockImplementation(() => {
			throw broken;
		});
		client.judge(request(1));
		await say({ answer: JUDGEMENT });
		expect(events.onBroken).toHaveBeenCalledExactlyOnceWith(broken);
	});

	it('tells a failure, and a broken worker', async () => {
		const { client, events, workers, say } = setUp();
		client.judge(request(1));
		await say({ failure: 'why' });
		expect(events.onFailed).toHaveBeenLastCalledWith(1);
		client.judge(request(2));
		workers[0]?.fail('broken');
		await vi.advanceTimersByTimeAsync(0);
		expect(events.onFailed).toHaveBeenLastCalledWith(2);
	});

	it('goes on with the text that waits when the worker breaks', async () => {
		const { client, events, workers, sent, say } = setUp();
		client.judge(request(1));
		await say({ answer: JUDGEMENT });
		client.judge(request(2));
		client.judge(request(3));
		workers[0]?.fail('broken');
		await vi.advanceTimersByTimeAsync(0);
		expect(sent()).toMatchObject([{ text: '1' }, { text: '2' }, { text: '3' }]);
		await say({ answer: JUDGEMENT });
		expect(events.onJudged).toHaveBeenLastCalledWith(request(3), JUDGEMENT);
		expect(events.onFailed).not.toHaveBeenCalled();
	});
});
