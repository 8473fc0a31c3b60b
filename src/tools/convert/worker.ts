import { answer, type Envelope } from '../shared/protocol.ts';
import type { Questions } from './protocol.ts';
import { createService } from './service.ts';

const service = createService();

addEventListener('message', ({ data }: MessageEvent<Envelope<Questions>>) => {
	void answer(service, data, (message) => postMessage(message));
});
