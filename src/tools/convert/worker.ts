import type { Envelope, Message } from './client.ts';
import { createService } from './service.ts';

const service = createService();

addEventListener('message', ({ data: { id, name, ask } }: MessageEvent<Envelope>) => {
	const tell = (message: Message): void => postMessage(message);
	service
		.ask(name, ask, (...progress) => tell({ id, progress }))
		.then(
			(answer) => tell({ id, answer }),
			(error: unknown) =>
				tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
		);
});
