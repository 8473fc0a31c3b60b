import {
	answer,
	type Envelope,
	type Message,
	type Progress,
	type QuestionTable,
	type Service,
} from './protocol.ts';

/** As much of a `Worker` as is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What became of a question. An answer is read only by who has looked whether there is one: no question rejects. */
export type Reply<Answer> =
	| { readonly kind: 'answered'; readonly answer: Answer }
	| { readonly kind: 'given-up' }
	/** The work failed or the worker broke; why stands in the console. */
	| { readonly kind: 'failed' };

export interface WorkerClient<Questions extends QuestionTable<Questions>> {
	ask<Name extends keyof Questions>(
		name: Name,
		ask: Questions[Name]['ask'],
		onProgress?: Progress,
	): Promise<Reply<Questions[Name]['answer']>>;
	/** Starts the worker before the first question: later there may be no network. */
	open(): void;
	/** Gives up whatever was asked. The next question starts a worker anew. */
	close(): void;
}

interface Waiting<Questions extends QuestionTable<Questions>> {
	readonly envelope: Envelope<Questions>;
	readonly onProgress: Progress | undefined;
	resolve(outcome: Reply<Questions[keyof Questions]['answer']>): void;
}

interface Work<Questions extends QuestionTable<Questions>> {
	post(envelope: Envelope<Questions>): void;
	stop(): void;
}

/** Asks a worker of its own; where the page may not start one, the same service in the page. */
export function createWorkerClient<Questions extends QuestionTable<Questions>>(
	openWorker: () => WorkerPort,
	loadService: () => Promise<Service<Questions>>,
): WorkerClient<Questions> {
	const waiting = new Map<number, Waiting<Questions>>();
	let work: Work<Questions> | undefined;
	let lastId = 0;

	function settle(message: Message<Questions>): void {
		const found = waiting.get(message.id);
		if (!found) return;
		if ('progress' in message) {
			found.onProgress?.(...message.progress);
			return;
		}
		waiting.delete(message.id);
		if ('answer' in message) {
			found.resolve({ kind: 'answered', answer: message.answer });
			return;
		}
		console.warn(message.failure);
		found.resolve({ kind: 'failed' });
	}

	function breakDown(failure: string): void {
		work?.stop();
		work = undefined;
		for (const id of [...waiting.keys()]) settle({ id, failure });
	}

	function workInPage(): Work<Questions> {
		const loading = loadService();
		return {
			post(envelope) {
				loading
					.then((service) => answer(service, envelope, settle))
					.catch((error: unknown) => settle({ id: envelope.id, failure: String(error) }));
			},
			stop: () => undefined,
		};
	}

	function workInWorker(): Work<Questions> {
		const worker = openWorker();
		const own: Work<Questions> = {
			post: (envelope) => worker.postMessage(envelope),
			stop: () => worker.terminate(),
		};
		let answered = false;
		worker.addEventListener('message', ({ data }: MessageEvent<Message<Questions>>) => {
			answered = true;
			settle(data);
		});
		worker.addEventListener('error', (event) => {
			event.preventDefault();
			if (work !== own) return;
			if (answered) {
				breakDown(event.message);
				return;
			}
			// It never began: a policy or an extension forbids it.
			work = workInPage();
			for (const { envelope } of waiting.values()) work.post(envelope);
		});
		return own;
	}

	const opened = (): Work<Questions> => {
		work ??= workInWorker();
		return work;
	};

	return {
		ask: (name, ask, onProgress) =>
			new Promise((resolve) => {
				const envelope = { id: ++lastId, name, ask };
				waiting.set(envelope.id, { envelope, onProgress, resolve });
				try {
					opened().post(envelope);
				} catch (error) {
					settle({ id: envelope.id, failure: String(error) });
				}
			}),
		open() {
			opened();
		},
		close() {
			work?.stop();
			work = undefined;
			for (const { resolve } of waiting.values()) resolve({ kind: 'given-up' });
			waiting.clear();
		},
	};
}
