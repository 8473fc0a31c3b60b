import type { Context } from '../../contract/types.ts';
import type { Judgement } from '../../report/judgement.ts';
import { createWorkerClient, type WorkerClient } from '../shared/worker-client.ts';
import { LONG_MS } from './limits.ts';
import type { Questions } from './protocol.ts';
import type { Texts } from './texts/types.ts';

export interface JudgeRequest {
	readonly version: number;
	readonly text: string;
	readonly context: Context;
	/** The response that a person opened, if any. */
	readonly opened?: number | null;
}

export interface JudgeEvents {
	onJudged(request: JudgeRequest, judgement: Judgement): void;
	onSlow(version: number): void;
	onFailed(version: number): void;
	/** What is made of a judgement failed. */
	onBroken(error: unknown): void;
}

export interface JudgeClient {
	/** Only the latest request counts: an older one that has not begun never begins, and its answer is dropped. */
	judge(request: JudgeRequest): void;
	/** A question beside the page's own judgements. */
	readonly ask: WorkerClient<Questions>['ask'];
	/** Gives up whatever runs or waits. */
	cancel(): void;
}

/** A run as long as this is given up once a newer text waits. */
const ABANDON_MS = 1000;

export function createJudgeClient(
	events: JudgeEvents,
	worker: WorkerClient<Questions>,
	now: () => number = () => performance.now(),
): JudgeClient {
	let running: { readonly request: JudgeRequest; readonly since: number } | undefined;
	let waiting: JudgeRequest | undefined;
	let slowTimer: ReturnType<typeof setTimeout> | undefined;

	const giveUp = (): void => {
		running = undefined;
		clearTimeout(slowTimer);
		worker.close();
	};
	const start = async (request: JudgeRequest): Promise<void> => {
		const own = { request, since: now() };
		running = own;
		waiting = undefined;
		slowTimer = setTimeout(() => events.onSlow((waiting ?? request).version), LONG_MS);
		const { version: _, ...question } = request;
		const outcome = await worker.ask('judge', question);
		if (running !== own) return;
		running = undefined;
		clearTimeout(slowTimer);
		if (waiting) await start(waiting);
		else if (outcome.kind === 'answered') events.onJudged(request, outcome.answer);
		else events.onFailed(request.version);
	};

	return {
		judge(request) {
			if (running && now() - running.since > ABANDON_MS) giveUp();
			if (running) waiting = request;
			else start(request).catch(events.onBroken);
		},
		ask: worker.ask,
		cancel() {
			waiting = undefined;
			giveUp();
		},
	};
}

/** A worker that writes in the language of the page. */
export function openJudgeWorker({
	locale,
	takeaway,
}: Pick<Texts, 'locale' | 'takeaway'>): WorkerClient<Questions> {
	return createWorkerClient(
		() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: locale }),
		async () => (await import('./service.ts')).createService(Promise.resolve(takeaway)),
	);
}
