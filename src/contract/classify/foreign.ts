import type { JsonNode } from '../../text/json/types.ts';
import { isObject, stringOf } from '../layers/shapes.ts';
import {
	ANY_STATUS_NAMES,
	AVAILABILITY_FLAGS,
	CODE_NAMES,
	FAILURE_FLAGS,
	LONE_MESSAGE_NAMES,
	MESSAGE_NAMES,
	memberNamed,
	SAYING_NAMES,
	SUCCESS_FLAGS,
} from '../names.ts';
import { saysOutage } from '../words/says.ts';
import { objectInside, rowsOfFailures } from './foreign-inside.ts';
import { holdsData, isFailureStatus, isSmallPrint, saysSomething } from './foreign-members.ts';
import { findStatusNumber, findStatusWord } from './foreign-status.ts';
import { ERROR_CODE_WORD, ERROR_LISTS, ERROR_MEMBERS, LONE_FAILURE } from './foreign-words.ts';

/** Another product's way to say that something failed. */
export type ForeignKind =
	| 'flag-false' // "success": false and its kin
	| 'flag-true' // "failed": true and its kin
	| 'status-word' // "status": "error"
	| 'status-number' // "status": 404 with a message
	| 'errors-list' // "errors": […]
	| 'problem' // RFC 9457
	| 'object-error' // "object": "error", "__type", "type": "error"
	| 'code-message' // a code and a message, nothing else
	| 'error-member' // error_message, errorMessage, err, exception …
	| 'lone-message' // {"message": "Internal server error"}, {"detail": "Not Found"}
	| 'unavailable-outage'; // "disponible": false because something is down

export interface ForeignError {
	readonly kind: ForeignKind;
	/** The object that is the failure: the payload, the one inside it, the first of its rows. */
	readonly owner: JsonNode;
	/** The member that gives it away. */
	readonly at: JsonNode;
	/** What it says, where it says something. */
	readonly message?: string;
	/** The HTTP status or its like, where there is one. */
	readonly status?: number;
}

type Probe = (payload: JsonNode) => JsonNode | undefined;

/** First probe that answers wins: from the plainest sign to the weakest. */
const PROBES: readonly (readonly [ForeignKind, Probe])[] = [
	['flag-false', (payload) => memberNamed(payload, SUCCESS_FLAGS, (flag) => flag.scalar === false)],
	['errors-list', findErrors],
	['problem', (payload) => (isProblem(payload) ? payload.get('title') : undefined)],
	['object-error', findObjectError],
	['status-word', findStatusWord],
	['flag-true', (payload) => memberNamed(payload, FAILURE_FLAGS, (flag) => flag.scalar === true)],
	['status-number', findStatusNumber],
	['error-member', findErrorMember],
	['code-message', findCodeAndMessage],
	['lone-message', findLoneMessage],
	['unavailable-outage', findOutageFlag],
];

/** Another product's error shape in the payload, one level down in it or in each of its rows; undefined where it reads as data. */
export function findForeignError(payload: JsonNode): ForeignError | undefined {
	if (payload.kind === 'array') return findErrorRows(payload);
	if (!isObject(payload)) return undefined;
	const inner = objectInside(payload);
	return probe(payload) ?? (inner && probe(inner));
}

function probe(owner: JsonNode): ForeignError | undefined {
	for (const [kind, find] of PROBES) {
		const at = find(owner);
		if (!at) continue;
		const message = foreignMessage(owner);
		const status = foreignStatus(owner);
		return {
			kind,
			owner,
			at,
			...(message !== undefined && { message }),
			...(status !== undefined && { status }),
		};
	}
	return undefined;
}

/** A list of failures in the place of the answer: the first has a code of an error and a message, or each row is one. */
function findErrorRows(payload: JsonNode): ForeignError | undefined {
	const [first] = payload.children;
	const code = isObject(first) ? (first.get('errorCode') ?? first.get('error_code')) : undefined;
	const message = isObject(first) ? foreignMessage(first) : undefined;
	if (first && code && message !== undefined) return { kind: 'errors-list', owner: first, at: code, message };
	const rows = rowsOfFailures(payload).map(probe);
	return rows.every(Boolean) ? rows[0] : undefined;
}

function findErrors(payload: JsonNode): JsonNode | undefined {
	const detail = payload.get('detail');
	if (detail?.kind === 'array' && isObject(detail.children[0]) && detail.children[0].get('loc'))
		return detail;
	const texts = memberNamed(payload, ERROR_LISTS, (node) => stringOf(node.children[0]) !== undefined);
	if (texts && !holdsData(payload)) return texts;
	const errors = payload.get('errors') ?? payload.get('errores');
	if (errors?.kind === 'string') return saysSomething(errors) && payload.size === 1 ? errors : undefined;
	if (!errors || errors.size === 0) return undefined;
	if (errors.kind === 'object')
		return (memberNamed(payload, SAYING_NAMES) ?? payload.get('title')) ? errors : onlyLists(errors);
	if (errors.kind !== 'array') return undefined;
	const [first] = errors.children;
	if (stringOf(first) !== undefined) return errors;
	const isFault =
		isObject(first) && (memberNamed(first, MESSAGE_NAMES) ?? memberNamed(first, CODE_NAMES)) !== undefined;
	return isFault ? errors : undefined;
}

function findErrorMember(payload: JsonNode): JsonNode | undefined {
	if (holdsData(payload)) return undefined;
	return memberNamed(
		payload,
		ERROR_MEMBERS,
		(node) => node.key?.name !== 'error_type' && saysSomething(node),
	);
}

function onlyLists(errors: JsonNode): JsonNode | undefined {
	return errors.children.every((field) => field.kind === 'array' || field.kind === 'string')
		? errors
		: undefined;
}

function isProblem(payload: JsonNode): boolean {
	const status = payload.get('status')?.scalar;
	if (stringOf(payload.get('title')) === undefined) return false;
	if (typeof status === 'number' && status >= 400 && status < 600) return true;
	const type = stringOf(payload.get('type')) ?? '';
	return (
		payload.get('detail') !== undefined &&
		(/^(?:https?:|urn:|about:blank)/.test(type) || payload.get('instance') !== undefined)
	);
}

function findObjectError(payload: JsonNode): JsonNode | undefined {
	if (stringOf(payload.get('object')) === 'error') return payload.get('object');
	const type =
		payload.get('__type') ?? (stringOf(payload.get('type')) === 'error' ? payload.get('type') : undefined);
	return type && !holdsData(payload) ? type : undefined;
}

function findCodeAndMessage(payload: JsonNode): JsonNode | undefined {
	const code = memberNamed(payload, CODE_NAMES);
	if (!code || holdsData(payload)) return undefined;
	if (!isSmallPrint(payload)) return undefined;
	const hasMessage =
		memberNamed(payload, MESSAGE_NAMES) ?? payload.get('retry_after') ?? payload.get('retryAfter');
	if (!hasMessage) return undefined;
	if (typeof code.scalar === 'number')
		return code.scalar < 0 || (code.scalar >= 1 && payload.get('details')?.kind === 'array')
			? code
			: undefined;
	return ERROR_CODE_WORD.test(stringOf(code) ?? '') ? code : undefined;
}

function findLoneMessage(payload: JsonNode): JsonNode | undefined {
	if (payload.size > 2 || !isSmallPrint(payload)) return undefined;
	return memberNamed(payload, LONE_MESSAGE_NAMES, (node) => LONE_FAILURE.test(stringOf(node) ?? ''));
}

/** "No" because nobody could look is no "no" (ES-27); only where the words beside it say so. */
function findOutageFlag(payload: JsonNode): JsonNode | undefined {
	const flag = memberNamed(payload, AVAILABILITY_FLAGS, (node) => node.scalar === false);
	const words = foreignMessage(payload);
	return flag && words !== undefined && saysOutage(words).length > 0 ? flag : undefined;
}

/** What the foreign error says to a person or a programmer. */
function foreignMessage(payload: JsonNode): string | undefined {
	return stringOf(memberNamed(payload, MESSAGE_NAMES, (node) => Boolean(stringOf(node)?.trim())));
}

function foreignStatus(payload: JsonNode): number | undefined {
	const status = memberNamed(
		payload,
		ANY_STATUS_NAMES,
		(node) => node.kind === 'number' && isFailureStatus(node),
	);
	return typeof status?.scalar === 'number' ? status.scalar : undefined;
}
