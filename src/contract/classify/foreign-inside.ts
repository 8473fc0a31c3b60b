import type { JsonNode } from '../../text/json/types.ts';
import { isObject, stringOf } from '../layers/shapes.ts';
import {
	isAboutList,
	isNamed,
	MESSAGE_NAMES,
	memberNamed,
	SMALL_PRINT_NAMES,
	STATUS_NAMES,
	SUCCESS_FLAGS,
	WRAPPING_NAMES,
} from '../names.ts';
import { ERROR_CODE_WORD, ERROR_LISTS, ERROR_MEMBERS, ERROR_WORD, FAIL_WORD } from './foreign-words.ts';

/** A failure has few members, and few rows say it. */
const MOST_MEMBERS = 30;
const MOST_ROWS = 50;

/** The one object under a name that says nothing of what it holds, where nothing but small print stands beside it. */
export function objectInside(payload: JsonNode): JsonNode | undefined {
	if (!isObject(payload) || payload.size > MOST_MEMBERS) return undefined;
	const inner = memberNamed(payload, WRAPPING_NAMES, isObject);
	const isLone = payload.children.every((member) => member.start === inner?.start || isBeside(member));
	return inner && isLone && isFailureAlone(inner) ? inner : undefined;
}

/** The rows of a list that holds nothing but what may be a failure each. */
export function rowsOfFailures(payload: JsonNode): readonly JsonNode[] {
	if (payload.kind !== 'array' || payload.size > MOST_ROWS) return [];
	return payload.children.every((row) => isObject(row) && isFailureAlone(row)) ? payload.children : [];
}

function isBeside(member: JsonNode): boolean {
	return member.kind === 'null' || isNamed(member, SMALL_PRINT_NAMES) || isAboutList(member);
}

/** Members by which a thing of the business is known; `{"id": 2, "error": "sin cupo"}` is a row of data. */
const OWN_NAMES: ReadonlySet<string> = new Set(['id', 'name', 'type']);

/** Whether an object could be a failure and nothing else: no member is of a thing that has failed. */
function isFailureAlone(object: JsonNode): boolean {
	return object.size > 0 && object.size <= MOST_MEMBERS && object.children.every(isOfFailure);
}

function isOfFailure(member: JsonNode): boolean {
	if (isNamed(member, OWN_NAMES)) return FAULT_NAME.test(stringOf(member) ?? '');
	if (isNamed(member, STATUS_NAMES)) return member.kind !== 'string' || saysFault(String(member.scalar));
	return (
		member.kind === 'null' ||
		[SMALL_PRINT_NAMES, MESSAGE_NAMES, SUCCESS_FLAGS, ERROR_MEMBERS, ERROR_LISTS, ERRORS].some((names) =>
			isNamed(member, names),
		)
	);
}

const ERRORS: ReadonlySet<string> = new Set(['errors', 'errores', 'path']);
/** What stands under `type` or `name` of an exception or of a problem (RFC 9457). */
const FAULT_NAME = /error|exception|fault|fail|^(?:https?|urn|about):/i;
/** Statuses of gRPC, which Google writes beside the number. */
const GRPC_STATUS =
	/^(?:CANCELLED|UNKNOWN|INVALID_ARGUMENT|DEADLINE_EXCEEDED|NOT_FOUND|ALREADY_EXISTS|PERMISSION_DENIED|RESOURCE_EXHAUSTED|FAILED_PRECONDITION|ABORTED|OUT_OF_RANGE|UNIMPLEMENTED|INTERNAL|UNAVAILABLE|DATA_LOSS|UNAUTHENTICATED)$/;

/** The state of an order or of a payment is a word of its own. */
function saysFault(status: string): boolean {
	return (
		status === '' ||
		/^\d+$/.test(status) ||
		[ERROR_WORD, FAIL_WORD, GRPC_STATUS, ERROR_CODE_WORD].some((word) => word.test(status))
	);
}
