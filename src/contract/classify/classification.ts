import type { EnvelopePart } from '../layers/types.ts';
import type { ErrorType, Recognised, RecognisedId, Shape, Source, Verdict } from '../types.ts';

/** What classification adds to a subject. */
export interface Classification {
	readonly verdict: Verdict;
	readonly shape: Shape;
	readonly errorType: ErrorType | null;
	readonly envelope?: EnvelopePart;
	readonly recognised?: readonly Recognised[];
}

const RECOGNISED_SOURCES: Readonly<Record<RecognisedId, readonly Source[]>> = {
	'sdk-input': ['ES-30'],
	'unknown-tool': ['ES-32'],
	'unknown-method': ['ES-32', 'JSON-RPC'],
	unauthorized: ['ES-29'],
	version: ['ES-31'],
	'header-fault': ['MCP'],
	'session-not-found': ['MCP'],
	'parse-error': ['JSON-RPC'],
	'invalid-request': ['JSON-RPC'],
	'other-protocol': ['MCP'],
};

/** A protocol error, with what was done right where something was. */
export function protocolError(shape: Shape, recognised?: RecognisedId): Classification {
	return {
		verdict: 'protocol-error',
		shape,
		errorType: null,
		...(recognised && { recognised: [{ id: recognised, sources: RECOGNISED_SOURCES[recognised] }] }),
	};
}

/** A failure that the runtime cannot sort: it improvises. */
export function unsortedFailure(shape: Shape): Classification {
	return { verdict: 'business-error', shape, errorType: null };
}
