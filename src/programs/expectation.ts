import { type Classified, ERROR_TYPES, type ErrorType } from '../contract/types.ts';

/** What a test holds a response to; the same in every language. */
export interface Expectation {
	/** The JSON that the agent reads, as it stands: broken JSON stays broken. */
	readonly payload: string;
	/** HTTP status, where one was pasted. */
	readonly status?: number;
	/** A failure must be accepted by the schema; a success must not, and carries no `error`. */
	readonly kind: 'failure' | 'success';
	/** Where it is one of the six as it stands. */
	readonly errorType?: ErrorType;
	/** A valid search without results says so with `total` 0 (ES-20). */
	readonly isEmpty: boolean;
}

/** Undefined where no JSON reaches the agent and none should: a protocol error, a success in words. */
export function expectationOf({
	verdict,
	shape,
	payload,
	text,
	http,
	envelope,
}: Classified): Expectation | undefined {
	if (verdict !== 'success' && verdict !== 'business-error') return undefined;
	const kind = verdict === 'success' ? 'success' : 'failure';
	// A failure in plain words is read as JSON too: that is the fault that the test shows.
	const read = payload?.raw ?? (kind === 'failure' ? text?.text : undefined);
	if (read === undefined) return undefined;
	// Of what is no JSON, a success least of all, no schema can say anything.
	if (kind === 'success' && payload && payload.document.faults.length > 0) return undefined;
	const errorType = ERROR_TYPES.find((type) => type === envelope?.errorType?.scalar);
	return {
		payload: read,
		kind,
		isEmpty: shape === 'empty',
		...(http?.status !== undefined && { status: http.status }),
		...(errorType && { errorType }),
	};
}
