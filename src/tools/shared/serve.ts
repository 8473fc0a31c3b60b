import { answer, type Envelope, type QuestionTable, type Service } from './protocol.ts';

/** In a worker: answers what the page asks. */
export function serve<Questions extends QuestionTable<Questions>>(service: Service<Questions>): void {
	addEventListener('message', ({ data }: MessageEvent<Envelope<Questions>>) =>
		answer(service, data, (message) => postMessage(message)),
	);
}
