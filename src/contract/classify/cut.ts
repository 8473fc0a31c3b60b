import type { Subject } from '../types.ts';

/** Whether a document of the response ends in the middle: nothing can be said of what is missing from it. */
export function isCut({ documents }: Pick<Subject, 'documents'>): boolean {
	return documents.some(({ faults }) => faults.some(({ id }) => id === 'truncated'));
}
