import type { Context } from '../../contract/types.ts';
import type { Locale } from '../../messages/types.ts';
import type { Judgement } from '../../report/judgement.ts';
import type { Refusal, TakenFile, TakeOrder } from '../../takeaway/types.ts';
import { LONG_MS } from './limits.ts';

export interface JudgeRequest {
	readonly version: number;
	readonly text: string;
	readonly context: Context;
}

/** Asks for a program that is written from a response. */
export interface TakeRequest {
	readonly version: number;
	readonly order: TakeOrder;
	/** Language of its comments. */
	readonly locale: Locale;
}

export type WorkRequest = JudgeRequest | TakeRequest;

export type JudgeReply =
	| { readonly version: number; readonly judgement: Judgement }
	| { readonly version: number; readonly taken: TakenFile | Refusal }
	| { readonly version: number; readonly failure: string };

/** Whatever does the work: a worker in the page, a stand-in in tests. */
export interface JudgePort {
	post(request: WorkRequest): void;
	close(): void;
}

export interface PortEvents {
	onReply(reply: JudgeReply): void;
	/** The port itself broke: it will answer no more. */
	onBroken(): void;
}

export interface ClientEvents {
	onJudged(request: JudgeRequest, judgement: Judgement): void;
	onSlow(version: number): void;
	onFailed(version: number, failure: string): void;
}

export interface JudgeClient {
	/** Only the latest request counts: an older one that has not begun never begins, and its answer is dropped. */
	judge(request: JudgeRequest): void;
	/** One judgement beside the page's own; null where it fails or is given up. */
	ask(text: string, context: Context): Promise<Judgement | null>;
	/** A program written from a response; null where it fails or is given up. */
	take(order: TakeOrder, locale: Locale): Promise<TakenFile | Refusal | null>;
	/** Gives up whatever runs or waits. */
	cancel(): void;
	/** Fetches the code before it is needed: later there may be no network. */
	warmUp(): void;
}

/** A run as long as this is given up once a newer text waits. */
const ABANDON_MS = 1000;

export function createJudgeClient(
	events: ClientEvents,
	openPort: (portEvents: PortEvents) => JudgePort,
	now: () => number = () => performance.now(),
): JudgeClient {
	let port: JudgePort | undefined;
	let running: { readonly request: JudgeRequest; readonly since: number } | undefined;
	let waiting: JudgeRequest | undefined;
	let questions = 0;
	let slowTimer: ReturnType<typeof setTimeout> | undefined;

	const asked = new Map<number, (reply: JudgeReply | null) => void>();

	const openedPort = (): JudgePort => {
		port ??= openPort({ onReply, onBroken });
		return port;
	};
	const close = (): void => {
		port?.close();
		port = undefined;
		for (const resolve of asked.values()) resolve(null);
		asked.clear();
		running = undefined;
		clearTimeout(slowTimer);
	};
	const start = (request: JudgeRequest): void => {
		running = { request, since: now() };
		waiting = undefined;
		clearTimeout(slowTimer);
		slowTimer = setTimeout(() => events.onSlow((waiting ?? request).version), LONG_MS);
		openedPort().post(request);
	};
	const next = (): void => {
		running = undefined;
		clearTimeout(slowTimer);
		if (waiting) start(waiting);
	};
	function onReply(reply: JudgeReply): void {
		const answer = asked.get(reply.version);
		if (answer) {
			asked.delete(reply.version);
			answer(reply);
			return;
		}
		if (running?.request.version !== reply.version) return;
		const { request } = running;
		const stale = waiting !== undefined;
		next();
		if (stale) return;
		if ('judgement' in reply) events.onJudged(request, reply.judgement);
		else if ('failure' in reply) events.onFailed(reply.version, reply.failure);
	}
	function onBroken(): void {
		const version = running?.request.version;
		close();
		if (waiting) start(waiting);
		else if (version !== undefined) events.onFailed(version, 'worker');
	}

	/** A question beside the page's own judgements: its number is negative. */
	function question(request: (version: number) => WorkRequest): Promise<JudgeReply | null> {
		questions++;
		const version = -questions;
		return new Promise((resolve) => {
			asked.set(version, resolve);
			openedPort().post(request(version));
		});
	}

	return {
		judge(request) {
			if (running && now() - running.since > ABANDON_MS) close();
			if (running) waiting = request;
			else start(request);
		},
		async ask(text, context) {
			const reply = await question((version) => ({ version, text, context }));
			return reply && 'judgement' in reply ? reply.judgement : null;
		},
		async take(order, locale) {
			const reply = await question((version) => ({ version, order, locale }));
			return reply && 'taken' in reply ? reply.taken : null;
		},
		cancel() {
			waiting = undefined;
			close();
		},
		warmUp: () => void openedPort(),
	};
}

/** The worker; where the page may not start one, the same code in the page. */
export function openWorker({ onReply, onBroken }: PortEvents): JudgePort {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	let answered = false;
	let inPage: Promise<typeof import('./answer.ts')> | undefined;
	const pending: WorkRequest[] = [];
	const runInPage = async (request: WorkRequest): Promise<void> => {
		inPage ??= import('./answer.ts');
		try {
			const { answer } = await inPage;
			onReply(answer(request));
		} catch (error) {
			onReply({ version: request.version, failure: String(error) });
		}
	};
	worker.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) => {
		answered = true;
		pending.length = 0;
		onReply(data);
	});
	worker.addEventListener('error', (event) => {
		event.preventDefault();
		if (answered) {
			onBroken();
			return;
		}
		inPage = import('./answer.ts');
		for (const request of pending.splice(0)) void runInPage(request);
	});
	return {
		post(request) {
			if (inPage) {
				void runInPage(request);
				return;
			}
			pending.push(request);
			worker.postMessage(request);
		},
		close: () => worker.terminate(),
	};
}
