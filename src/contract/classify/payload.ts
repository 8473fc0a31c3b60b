import type { JsonNode } from '../../text/json/types.ts';
import { isObject } from '../layers/shapes.ts';
import type { EnvelopePart } from '../layers/types.ts';
import { CONTRACT_LIST, CONTRACT_TOTAL, lettersOf } from '../names.ts';
import { ERROR_TYPES, type ErrorType } from '../types.ts';
import type { Classification } from './classification.ts';
import { findForeignError } from './foreign.ts';
import { saysMessage } from './foreign-members.ts';

const FAULTY: Pick<Classification, 'verdict' | 'shape'> = {
	verdict: 'business-error',
	shape: 'malformed-envelope',
};

/** What a JSON payload is. */
export function classifyPayload(payload: JsonNode): Classification {
	const envelope = findEnvelope(payload);
	if (envelope) return classifyEnvelope(envelope);
	if (isMisplacedEnvelope(payload)) return { ...FAULTY, errorType: 'UNKNOWN' };
	if (findForeignError(payload))
		return { verdict: 'business-error', shape: 'foreign-error', errorType: null };
	return { verdict: 'success', shape: isEmptySearch(payload) ? 'empty' : 'data', errorType: null };
}

function classifyEnvelope(envelope: EnvelopePart): Classification {
	const type = envelope.errorType?.scalar;
	if (isErrorType(type)) return { verdict: 'business-error', shape: 'envelope', errorType: type, envelope };
	return { ...FAULTY, errorType: 'UNKNOWN', envelope };
}

/** `error` with its members; null, false and "" say that there is no error. */
export function findEnvelope(payload: JsonNode): EnvelopePart | undefined {
	const error = isObject(payload) ? payload.get('error') : undefined;
	if (!error || error.scalar === null || error.scalar === false) return undefined;
	if (error.scalar === '' && payload.size > 1) return undefined;
	const from = isObject(error) ? error : undefined;
	const errorType = from?.get('error_type');
	const userMessage = from?.get('user_message');
	const details = from?.get('details');
	return {
		error,
		...(errorType && { errorType }),
		...(userMessage && { userMessage }),
		...(details && { details }),
	};
}

/** An `error_type` outside `error`: of the contract by its letters or by a sentence beside it, else it may be data. */
function isMisplacedEnvelope(payload: JsonNode): boolean {
	const type = isObject(payload) ? payload.get('error_type') : undefined;
	if (!type) return false;
	const letters = lettersOf(String(type.scalar));
	return (
		payload.size === 1 || ERROR_TYPES.some((value) => lettersOf(value) === letters) || saysMessage(payload)
	);
}

function isErrorType(value: unknown): value is ErrorType {
	return (ERROR_TYPES as readonly unknown[]).includes(value);
}

/** The contract's list decides alone where it is there, else the only one: empty, and `total` is 0 (ES-20). */
function isEmptySearch(payload: JsonNode): boolean {
	if (!isObject(payload) || payload.get(CONTRACT_TOTAL)?.scalar !== 0) return false;
	const own = payload.get(CONTRACT_LIST);
	const lists = own ? [own] : payload.children.filter((child) => child.kind === 'array');
	return lists.length === 1 && lists[0]?.kind === 'array' && lists[0].size === 0;
}
