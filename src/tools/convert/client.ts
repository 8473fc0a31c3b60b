import {
	type ConverterService,
	createService,
	type Progress,
	type QuestionName,
	type Questions,
} from './service.ts';

export interface Envelope<Name extends QuestionName = QuestionName> {
	readonly id: number;
	readonly name: Name;
	readonly ask: Questions[Name]['ask'];
}

export type Message =
	| { readonly id: number; readonly progress: readonly [done: number, total: number] }
	| { readonly id: number; readonly answer: Questions[QuestionName]['answer'] }
	| { readonly id: number; readonly failure: string };

/** A service that can be given up: what it was asked stays without an answer. */
export interface ConverterClient extends ConverterService {
	close(): void;
}

interface Waiting {
	readonly envelope: Envelope;
	readonly resolve: (answer: Questions[QuestionName]['answer']) => void;
	readonly reject: (error: Error) => void;
	readonly onProgress: Progress;
}

/** A worker of its own; where the page may not start one, the same code in the page. */
export function openClient(): ConverterClient {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	const waiting = new Map<number, Waiting>();
	let inPage: ConverterService | undefined;
	let answered = false;
	let nextId = 0;

	const settle = (message: Message): void => {
		const found = waiting.get(message.id);
		if (!found) return;
		if ('progress' in message) {
			found.onProgress(...message.progress);
			return;
		}
		waiting.delete(message.id);
		if ('answer' in message) found.resolve(message.answer);
		else found.reject(new Error(message.failure));
	};
	const runInPage = (service: ConverterService, { id, name, ask }: Envelope): void => {
		service
			.ask(name, ask, (...progress) => settle({ id, progress }))
			.then(
				(answer) => settle({ id, answer }),
				(error: unknown) => settle({ id, failure: String(error) }),
			);
	};
	worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
		answered = true;
		settle(data);
	});
	worker.addEventListener('error', (event) => {
		event.preventDefault();
		if (answered) {
			for (const [id] of waiting) settle({ id, failure: event.message });
			return;
		}
		inPage = createService();
		for (const { envelope } of waiting.values()) runInPage(inPage, envelope);
	});
	return {
		ask: (name, ask, onProgress) =>
			new Promise((resolve, reject) => {
				const envelope = { id: nextId++, name, ask };
				waiting.set(envelope.id, {
					envelope,
					resolve: resolve as Waiting['resolve'],
					reject,
					onProgress,
				});
				if (inPage) runInPage(inPage, envelope);
				else worker.postMessage(envelope);
			}),
		close() {
			waiting.clear();
			worker.terminate();
		},
	};
}
