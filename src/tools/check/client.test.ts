import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../../report/judgement.ts';
import { createJudgeClient, type JudgeRequest, type PortEvents } from './client.ts';

const JUDGEMENT: Judgement = { responses: [], worst: 0, crashed: [] };
const request = (version: number): JudgeRequest => ({ version, text: '{}', context: { billing: true } });

function setUp() {
	const posted: number[] = [];
	const ports: PortEvents[] = [];
	let closed = 0;
	let time = 0;
	const events = { onJudged: vi.fn(), onSlow: vi.fn(), onFailed: vi.fn() };
	const client = createJudgeClient(
		events,
		(portEvents) => {
			ports.push(portEvents);
			return {
				post: ({ version }) => posted.push(version),
				close: () => {
					closed++;
				},
			};
		},
		() => time,
	);
	return {
		client,
		events,
		posted,
		ports,
		closed: () => closed,
		pass: (ms: number) => {
			time += ms;
			vi.advanceTimersByTime(ms);
		},
		answer: (version: number) => ports.at(-1)?.onReply({ version, judgement: JUDGEMENT }),
	};
}

describe('judge client', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it('hands a judgement on with its request', () => {
		const { client, events, answer } = setUp();
		client.judge(request(1));
		answer(1);
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(1), JUDGEMENT);
	});

	it('drops a stale answer and skips what no one waits for', () => {
		const { client, events, posted, answer } = setUp();
		client.judge(request(1));
		client.judge(request(2));
		client.judge(request(3));
		answer(1);
		expect(events.onJudged).not.toHaveBeenCalled();
		expect(posted).toEqual([1, 3]);
		answer(3);
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(3), JUDGEMENT);
	});

	it('says that it takes long, once, and not when it does not', () => {
		const { client, events, pass, answer } = setUp();
		client.judge(request(1));
		pass(299);
		answer(1);
		pass(1000);
		expect(events.onSlow).not.toHaveBeenCalled();
		client.judge(request(2));
		pass(301);
		expect(events.onSlow).toHaveBeenCalledExactlyOnceWith(2);
	});

	it('gives up a long run for a newer text', () => {
		const { client, events, posted, closed, pass, answer } = setUp();
		client.judge(request(1));
		pass(1500);
		client.judge(request(2));
		expect(closed()).toBe(1);
		answer(2);
		expect(posted).toEqual([1, 2]);
		expect(events.onJudged).toHaveBeenCalledExactlyOnceWith(request(2), JUDGEMENT);
	});

	it('stops on cancel and starts afresh', () => {
		const { client, events, ports, closed, answer } = setUp();
		client.judge(request(1));
		client.cancel();
		expect(closed()).toBe(1);
		answer(1);
		expect(events.onJudged).not.toHaveBeenCalled();
		client.judge(request(2));
		expect(ports).toHaveLength(2);
	});

	it('answers a question beside the page, whatever runs', async () => {
		const { client, events, posted, answer } = setUp();
		client.judge(request(1));
		const question = client.ask('{}', { billing: true });
		answer(posted.at(-1) ?? 0);
		expect(await question).toBe(JUDGEMENT);
		expect(events.onJudged).not.toHaveBeenCalled();
		answer(1);
		expect(events.onJudged).toHaveBeenCalledOnce();
		const givenUp = client.ask('{}', { billing: true });
		client.cancel();
		expect(await givenUp).toBeNull();
	});

	it('hands over what was written from a response, or why nothing was', async () => {
		const { client, posted, ports } = setUp();
		const order = {
			text: '{}',
			context: { billing: true },
			response: 0,
			program: 'go',
			safe: [],
			faults: [],
			siteUrl: 'https://example.test',
		} as const;
		const file = { name: 'a.go', mediaType: 'text/x-go', content: '' };
		const reply = async (rest: { taken: typeof file | 'no-envelope' } | { failure: string }) => {
			const taken = client.take(order, 'es');
			ports.at(-1)?.onReply({ version: posted.at(-1) ?? 0, ...rest });
			return taken;
		};
		expect(await reply({ taken: file })).toBe(file);
		expect(await reply({ taken: 'no-envelope' })).toBe('no-envelope');
		expect(await reply({ failure: 'why' })).toBeNull();
	});

	it('opens its port before the first request', () => {
		const { client, ports } = setUp();
		client.warmUp();
		client.judge(request(1));
		expect(ports).toHaveLength(1);
	});

	it('tells a failure, and a broken port', () => {
		const { client, events, ports } = setUp();
		client.judge(request(1));
		ports[0]?.onReply({ version: 1, failure: 'why' });
		expect(events.onFailed).toHaveBeenLastCalledWith(1, 'why');
		client.judge(request(2));
		ports[0]?.onBroken();
		expect(events.onFailed).toHaveBeenLastCalledWith(2, 'worker');
	});
});
