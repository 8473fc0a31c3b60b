import { answer, type Envelope } from '../shared/protocol.ts';
import type { Questions } from './protocol.ts';
import { service } from './service.ts';

addEventListener('message', ({ data }: MessageEvent<Envelope<Questions>>) => {
	void answer(service, data, (message) => postMessage(message));
});
