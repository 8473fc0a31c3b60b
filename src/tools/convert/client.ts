import { createWorkerClient, type WorkerClient } from '../shared/worker-client.ts';
import type { Questions } from './protocol.ts';

export type ConverterClient = WorkerClient<Questions>;

/** A worker holds the texts of one conversion. */
export function openClient(): ConverterClient {
	return createWorkerClient(
		() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
		async () => (await import('./service.ts')).createService(),
	);
}
