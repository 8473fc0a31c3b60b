import { answer } from './answer.ts';
import type { WorkRequest } from './client.ts';

addEventListener('message', ({ data }: MessageEvent<WorkRequest>) => postMessage(answer(data)));
