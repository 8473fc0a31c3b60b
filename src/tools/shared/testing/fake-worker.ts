import type { WorkerPort } from '../worker-client.ts';

/** A worker that answers only what a test has it say. */
export interface FakeWorker extends WorkerPort {
	readonly posted: { readonly id: number; readonly name: string }[];
	readonly isTerminated: boolean;
	/** What it answers to its latest question, or to the one named. */
	say(message: object, id?: number): void;
	/** It breaks, or could not be started. */
	fail(message: string): void;
}

export function createFakeWorker(): FakeWorker {
	const target = new EventTarget();
	const posted: { readonly id: number; readonly name: string }[] = [];
	let isTerminated = false;
	return {
		posted,
		get isTerminated() {
			return isTerminated;
		},
		addEventListener: target.addEventListener.bind(target),
		postMessage: (question: { readonly id: number; readonly name: string }) => posted.push(question),
		terminate() {
			isTerminated = true;
		},
		say(message, id = posted.at(-1)?.id) {
			target.dispatchEvent(new MessageEvent('message', { data: { id, ...message } }));
		},
		fail(message) {
			target.dispatchEvent(Object.assign(new Event('error'), { message }));
		},
	};
}
